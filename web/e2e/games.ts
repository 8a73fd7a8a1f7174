/** Games played in node by the bot, to find the position a test needs, and games as the browser has stored them. */
import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import {
  createEngine,
  formatSave,
  isRefusal,
  parseSave,
  replay,
  type Context,
  type Decision,
  type Save,
  type Truth,
} from '@holdout/engine';
import type { Page } from 'playwright-core';
import { textOf, toldOf, versionOf, type AnswerRow, type GameRow, type TextRow } from '../store/game-rows.ts';
import type { StoredGame } from '../store/games.ts';
import '../editions/testing.ts';

export const engine = createEngine(EDITIONS);
export const HEROES = ['amy', 'phil', 'josh', 'wanda'];

export interface Position {
  readonly save: Save;
  readonly context: Context;
  readonly state: Truth;
  /** Null when the game is over. */
  readonly decision: Decision | null;
}

export function positionAfter(save: Save): Position {
  const state = replay(engine, save);
  if (isRefusal(state)) throw new Error(`the save does not play: ${state.refused} ${state.at ?? ''}`);
  return { save, state, context: engine.gameOf(state).context, decision: engine.decisionOf(state) };
}

/** The same, for a save that goes on from a position that is known: only what is new is played. */
export function positionFrom(before: Position, save: Save): Position {
  const known = before.save.answers;
  const goesOn =
    known.every((answer, n) => save.answers[n] === answer) &&
    save.rewinds.length === before.save.rewinds.length;
  if (!goesOn) return positionAfter(save);
  const state = engine.clone(before.state);
  for (const answer of save.answers.slice(known.length)) {
    const result = engine.answer(state, answer, false);
    if (isRefusal(result)) throw new Error(`the save does not play: ${result.refused}`);
  }
  return { save, state, context: before.context, decision: engine.decisionOf(state) };
}

export const hashOf = (save: Save): string => engine.hash(positionAfter(save).state);

/** What the bot would do. */
export function advice({ state, decision }: Position): string {
  if (!decision) throw new Error('the game is over');
  return greedyBot(engine, engine.mask(state), decision);
}

export function newSave(
  mission: string,
  seed: string,
  heroes: readonly string[] = HEROES,
  edition = 'classic',
): Save {
  const setup = { edition, mission, seats: [heroes] };
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  return { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [] };
}

const LONGEST = 600;
/** Milliseconds until an answer must be stored, on a busy machine. */
const PATIENCE = 20_000;

/** Plays on until somebody has seen enough; undefined if the game ends before that. */
export function playUntil(
  from: Save,
  enough: (p: Position) => boolean,
  choose: (p: Position) => string = advice,
): Position | undefined {
  const start = positionAfter(from);
  const answers = [...from.answers];
  for (let n = 0; n < LONGEST; n++) {
    const p = {
      ...start,
      save: { ...from, answers: [...answers] },
      decision: engine.decisionOf(start.state),
    };
    if (enough(p)) return p;
    if (!p.decision) return undefined;
    const answer = choose(p);
    engine.answer(start.state, answer, false);
    answers.push(answer);
  }
  return undefined;
}

/** The first of many games in which it comes to that. */
export function findGame(
  mission: string,
  enough: (p: Position) => boolean,
  heroes?: readonly string[],
): Position {
  for (let i = 0; i < 60; i++) {
    const found = playUntil(newSave(mission, `night-${i}`, heroes), enough);
    if (found) return found;
  }
  throw new Error(`no game of mission ${mission} comes to that`);
}

/** Reads or changes the games in the browser's database, as another program would. */
export async function storedGames(page: Page): Promise<StoredGame[]> {
  const [heads, answers] = await storedRows(page);
  return heads.map((row) => {
    const { id, changed, parent, length } = row;
    const own = answers.filter((a) => a.game === id);
    const text = textOf(row, own);
    return { id, changed, parent, length, text, told: toldOf(row, own), version: versionOf(row) };
  });
}

/** As they lie there. */
export const storedRows = (page: Page): Promise<[GameRow[], AnswerRow[]]> =>
  page.evaluate(
    () =>
      new Promise<[GameRow[], AnswerRow[]]>((resolve, reject) => {
        const opening = indexedDB.open('holdout');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['games', 'answers']);
          const heads = reading.objectStore('games').getAll() as IDBRequest<GameRow[]>;
          const answers = reading.objectStore('answers').getAll() as IDBRequest<AnswerRow[]>;
          reading.oncomplete = () => {
            opening.result.close();
            resolve([heads.result, answers.result]);
          };
        };
      }),
  );

/** The text of a game once so many answers of it are stored. The page itself waits: asking it again and again takes longer. */
export async function storedText(page: Page, id: string, length: number): Promise<string> {
  const [row, answers] = await page.evaluate(
    async ([key, wanted, patience]): Promise<[GameRow, AnswerRow[]]> => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(request.error?.message));
        });
      const db = await done(indexedDB.open('holdout'));
      const read = (store: string): IDBObjectStore => db.transaction(store).objectStore(store);
      try {
        const until = performance.now() + patience;
        for (;;) {
          const head = (await done(read('games').get(key))) as GameRow;
          const own = IDBKeyRange.bound([key], [key, []]);
          if (head.length === wanted) return [head, (await done(read('answers').getAll(own))) as AnswerRow[]];
          if (performance.now() > until) throw new Error(`${head.length} answers are stored, not ${wanted}`);
          await new Promise((later) => setTimeout(later, 10));
        }
      } finally {
        db.close();
      }
    },
    [id, length, PATIENCE] as const,
  );
  return textOf(row, answers);
}

export async function storedGame(page: Page, id: string): Promise<StoredGame> {
  const game = (await storedGames(page)).find((g) => g.id === id);
  if (!game) throw new Error(`no game ${id} in the browser`);
  return game;
}

export function saveIn(text: string): Save {
  const save = parseSave(text);
  if (isRefusal(save)) throw new Error(save.refused);
  return save;
}

/** In the form of earlier versions: one row. */
export async function putGame(
  page: Page,
  id: string,
  text: string,
  changed = Date.now(),
  bots?: TextRow['bots'],
): Promise<void> {
  const game: TextRow = { id, text, changed, parent: null, length: 0, bots };
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('holdout');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(row);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    game,
  );
}

export const putSave = (page: Page, id: string, save: Save, bots?: TextRow['bots']): Promise<void> =>
  putGame(page, id, formatSave(save), Date.now(), bots);
