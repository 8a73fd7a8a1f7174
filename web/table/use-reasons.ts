/** Why families are closed, asked once for each moment. */
import type { Context, Decision, Refusal, State } from '@holdout/engine';
import { useMemo } from 'react';
import type { Table } from '../play/table.ts';
import { intentsOf, nearestReason } from './reasons.ts';
import type { EditionSheet } from './sheet.ts';

interface Asked {
  readonly table: Table;
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly decision: Decision | null;
}

export function useReasons({
  table,
  context,
  state,
  sheet,
  decision,
}: Asked): (place: string) => Refusal | undefined {
  return useMemo(() => {
    const known = new Map<string, Refusal | undefined>();
    return (place) => {
      // Where nothing is asked, nothing is closed.
      if (!decision) return undefined;
      if (!known.has(place))
        known.set(
          place,
          nearestReason(intentsOf(place, context, state, state.active, sheet), (intent) => table.why(intent)),
        );
      return known.get(place);
    };
  }, [table, context, state, sheet, decision]);
}
