/** What this browser keeps of a table, with the secret somebody has just come with. */
import { useCallback, useEffect, useState } from 'react';
import { arrivedWith } from '../app/arrival.ts';
import { tables, type Change, type KnownTable } from '../store/tables.ts';

export type Keep = (change: Change) => Promise<void>;

export function useKnown(id: string): [KnownTable | null, Keep] {
  const [known, setKnown] = useState<KnownTable | null>(null);
  const keep = useCallback(async (change: Change) => setKnown(await tables.change(id, change)), [id]);
  useEffect(() => {
    let over = false;
    void (async () => {
      const stored = await tables.get(id);
      const secret = arrivedWith(id);
      const secrets = [...new Set([...(stored?.secrets ?? []), ...(secret === undefined ? [] : [secret])])];
      const name = stored?.name || ((await tables.list()).find((k) => k.name)?.name ?? '');
      const now = await tables.change(id, { secrets, name });
      if (!over) setKnown(now);
    })();
    return () => {
      over = true;
    };
  }, [id]);
  return [known, keep];
}
