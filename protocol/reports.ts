/** What a server tells over HTTP to whoever asks; no page does. */
import { body, object, shapeOf } from './body.ts';
import { chair, count, tableId } from './parts.ts';
import { DOOR_CODE } from './links.ts';
import { flag, list, nullable, number, text, textLike, type Told } from './shape.ts';
import { logLine } from './views.ts';

/** What everybody may know who knows the id; of a private table those with a secret of it. */
export const tableCard = object({
  id: tableId,
  title: text(),
  edition: text(),
  /** Null for a mission of the players' own. */
  mission: nullable(text()),
  entries: count,
  answers: count,
  /** Chairs that may answer; none when the game is over. */
  awaited: list(chair),
  /** Of those, one that the secret in the request opens. */
  yours: flag,
  over: flag,
  /** Who sits there. */
  people: list(text()),
  /** The table at which they play next. */
  next: nullable(tableId),
  /** Milliseconds since 1970, of the last entry. */
  changed: number,
});
export type TableCard = Told<typeof tableCard>;

/** A short way to a table for phones beside it: four letters, and where this network finds the server, if it does. */
export const door = shapeOf(body({ code: textLike(DOOR_CODE) }, { address: text() }));
export type Door = Told<typeof door>;

/** The table the letters stand for. */
export const behindDoor = object({ table: tableId });
export type BehindDoor = Told<typeof behindDoor>;

/** A page of what was told of a game under rules it has outlived, as it was told then. */
export const earlierPage = object({ rules: text(), lines: list(logLine) });
export type EarlierPage = Told<typeof earlierPage>;

/** `why` it is not ok: `storage`, `damaged`, `stopping`. */
export const health = shapeOf(body({ ok: flag, process: text() }, { why: text() }));
export type Health = Told<typeof health>;
