/** What the storage holds beyond a table in memory is applied to it, in slices. */
import type { Storage } from '../storage/storage.ts';
import { parseEntry, type Entry } from './entry.ts';
import type { Fold } from './fold.ts';
import { Pace } from './pace.ts';
import { clearWayFor } from './way-back.ts';

export async function follow(
  storage: Storage,
  table: string,
  fold: Fold,
  apply: (seq: number, entry: Entry) => void,
): Promise<void> {
  const pace = new Pace();
  for (const { seq, body } of await storage.entries(table, fold.seq)) {
    const entry = parseEntry(body);
    await clearWayFor(fold, entry, pace);
    apply(seq, entry);
    await pace.breathe();
  }
}
