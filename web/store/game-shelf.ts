/**
 * Games on disk. Every change of a game is one transaction: it looks whether another tab has stored more, then writes
 * the rows that differ. There is no moment at which a game is half of one version and half of another.
 */
import { itemAt } from '@holdout/engine';
import { ANSWERS, changeFrom, GAMES, readRows, together, type Shelf } from './db.ts';
import {
  isText,
  originOf,
  shared,
  startRow,
  textOf,
  toldOf,
  versionOf,
  type AnswerRow,
  type GameHead,
  type GameRow,
  type PlayedGame,
  type StoredGame,
  type TextRow,
} from './game-rows.ts';
import { newId } from './ids.ts';

/** Somebody else (another tab) has stored more of this game than we know of. */
export class TwoTabsError extends Error {}

/** What this tab knows to be on disk of a game that it plays. */
interface Known {
  readonly version: string;
  readonly answers: readonly string[];
}

const known = new Map<string, Known>();

/** From now on a change by anybody else is noticed. */
export const remember = (id: string, now: Known): void => void known.set(id, now);

/** The next version is stored whole, whatever there was. */
export const forget = (id: string): void => void known.delete(id);

const BOTH = [GAMES, ANSWERS];
/** Keys of the answers of a game from a number on: a list is greater than any number. */
const answersFrom = (id: string, seq: number): IDBKeyRange => IDBKeyRange.bound([id, seq], [id, []]);

function readGame(id: string): Promise<StoredGame | undefined> {
  return together(BOTH, 'readonly', (transaction) => {
    const head = transaction.objectStore(GAMES).get(id) as IDBRequest<GameRow | undefined>;
    const rows = transaction.objectStore(ANSWERS).getAll(answersFrom(id, 0)) as IDBRequest<AnswerRow[]>;
    return () => {
      const row = head.result;
      if (!row) return undefined;
      const { changed, length } = row;
      const text = textOf(row, rows.result);
      const told = toldOf(row, rows.result);
      return { id, changed, length, text, told, version: versionOf(row), ...originOf(row) };
    };
  });
}

export async function writeGame(game: PlayedGame): Promise<void> {
  const { id, save, told } = game;
  const version = newId();
  await changeFrom<GameRow>(BOTH, { store: GAMES, id }, (there, transaction) => {
    const before = there && known.get(id);
    if (before && before.version !== versionOf(there)) throw new TwoTabsError(id);
    const kept = before && !isText(there) ? before.answers : undefined;
    const same = kept ? shared(kept, save.answers) : 0;
    const answers = transaction.objectStore(ANSWERS);
    if (!kept || same < kept.length) answers.delete(answersFrom(id, same));
    for (let seq = same; seq < save.answers.length; seq++) {
      const row: AnswerRow = { game: id, seq, answer: itemAt(save.answers, seq), told: told[seq + 1] };
      answers.put(row);
    }
    transaction.objectStore(GAMES).put(startRow({ ...game, ...originOf(there ?? game) }, version));
  });
  remember(id, { version, answers: save.answers });
}

/** What is no save lies in one row; answers of an earlier game by that name go with it. */
async function writeText(game: TextRow): Promise<void> {
  const { id, changed, length, text } = game;
  const row: TextRow = { id, changed, length, text, ...originOf(game) };
  await together(BOTH, 'readwrite', (transaction) => {
    transaction.objectStore(ANSWERS).delete(answersFrom(id, 0));
    transaction.objectStore(GAMES).put(row);
    return () => undefined;
  });
}

async function removeGame(id: string): Promise<void> {
  await together(BOTH, 'readwrite', (transaction) => {
    transaction.objectStore(GAMES).delete(id);
    transaction.objectStore(ANSWERS).delete(answersFrom(id, 0));
    return () => undefined;
  });
}

/** Games are listed by their heads alone. */
export const gameShelf: Shelf<PlayedGame | StoredGame, GameHead> = {
  readAll: () => readRows<GameRow>(GAMES),
  readOne: readGame,
  write: (game) => ('save' in game ? writeGame(game) : writeText(game)),
  remove: removeGame,
};
