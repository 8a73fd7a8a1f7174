/** A table is made over HTTP: what is sent and what comes back. A no is a `refused` (refusals.ts). */
import { having, object } from './body.ts';
import type { Bounds } from './bounds.ts';
import { secret, tableId } from './parts.ts';
import { json, list, text, type Told } from './shape.ts';

/** What a table is made of: a set-up, which the engine looks at, or the file of a game. */
export function newTableWithin(bounds: Bounds) {
  const title = text(4 * bounds.title);
  return having('save', object({ title, save: text(bounds.requestBytes) }), object({ title, setup: json }));
}
export type NewTable = Told<ReturnType<typeof newTableWithin>>;

/** The secrets, in the clear: for whoever made the table, and for nobody else, ever. */
export const madeTable = object({ id: tableId, host: secret, chairs: list(secret) });
export type MadeTable = Told<typeof madeTable>;
