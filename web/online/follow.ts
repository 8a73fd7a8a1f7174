/** The same people play on at another table, which opens to what this one opened to. */
import { tables, type KnownTable } from '../store/tables.ts';

export async function followTo(known: KnownTable, next: string): Promise<void> {
  if (await tables.get(next)) return;
  const { title, edition, name, secrets, host, links, watch, called, muted } = known;
  await tables.change(next, { title, edition, name, secrets, host, links, watch, called, muted });
}
