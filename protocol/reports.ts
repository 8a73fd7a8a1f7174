/** What a server tells over HTTP to whoever asks; no page does. */
import { body, object, shapeOf } from './body.ts';
import { count, tableId } from './parts.ts';
import { flag, list, nullable, text, type Told } from './shape.ts';
import { logLine } from './views.ts';

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

/** A page of what was told of a game under rules it has outlived, as it was told then. */
export const earlierPage = object({ rules: text(), lines: list(logLine) });
export type EarlierPage = Told<typeof earlierPage>;

/** `why` it is not ok: `storage`, `damaged`, `stopping`. */
export const health = shapeOf(body({ ok: flag, process: text() }, { why: text() }));
export type Health = Told<typeof health>;
