/** Tables over HTTP (addresses.ts): what is sent and what comes back. A no is a `refused` (refusals.ts). */
import { body, object, shapeOf } from './body.ts';
import type { Bounds } from './bounds.ts';
import { count, secret, tableId } from './parts.ts';
import { either, flag, json, list, nullable, text, type Told } from './shape.ts';

/** What a table is made of: a set-up, which the engine looks at, or the file of a game. */
export function newTableWithin(bounds: Bounds) {
  const title = text(4 * bounds.title);
  return either(
    shapeOf(body({ title, setup: json })),
    shapeOf(body({ title, save: text(bounds.requestBytes) })),
  );
}
export type NewTable = Told<ReturnType<typeof newTableWithin>>;

/** The secrets, in the clear: for whoever made the table, and for nobody else, ever. */
export const madeTable = object({ id: tableId, host: secret, chairs: list(secret) });
export type MadeTable = Told<typeof madeTable>;

/** What everybody may know who knows the id. */
export const tableCard = object({
  id: tableId,
  title: text(),
  edition: text(),
  /** Null for a mission of the players' own. */
  mission: nullable(text()),
  entries: count,
  answers: count,
});
export type TableCard = Told<typeof tableCard>;

export const health = object({ ok: flag, process: text() });
export type Health = Told<typeof health>;
