/** What a server tells over HTTP to whoever asks; no page does. */
import { body, object, shapeOf } from './body.ts';
import { count, tableId } from './parts.ts';
import { flag, nullable, text, type Told } from './shape.ts';

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

/** `why` it is not ok: `storage`, `damaged`, `stopping`. */
export const health = shapeOf(body({ ok: flag, process: text() }, { why: text() }));
export type Health = Told<typeof health>;
