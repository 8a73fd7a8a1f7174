/** A past position for a screen. While a remote table is asked for it, the one looked at before stays. */
import type { State } from '@holdout/engine';
import { useEffect, useMemo, useState } from 'react';
import type { LogEntry, Table } from './table.ts';

/** `seq`: after so many answers; null for nothing. */
export function usePast(table: Table, seq: number | null, log: readonly LogEntry[]): State | null {
  // Another log may have another past; what is not in it is none.
  const found = useMemo(() => (seq === null || !log[seq] ? null : table.stateAt(seq)), [table, seq, log]);
  const [fetched, setFetched] = useState<State | null>(null);
  useEffect(() => {
    if (!(found instanceof Promise)) return undefined;
    let over = false;
    found.then(
      (state) => !over && setFetched(state),
      // The table says itself why it cannot be asked now.
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [found]);
  return found instanceof Promise ? fetched : found;
}
