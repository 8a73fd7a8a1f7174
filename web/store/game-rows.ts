/**
 * How a game lies in the store: one row for its beginning and small facts, one for each answer, so that a step writes
 * little however long the game. A text that is no save stays one row, to be handed back as it is.
 */
import { formatSave, isRefusal, parseSave, type Rewind, type Save } from '@holdout/engine';

export interface GameHead {
  readonly id: string;
  readonly changed: number;
  /** Game this one branched off, if any. */
  readonly parent: string | null;
  /** Answers that count. */
  readonly length: number;
  /** Later rules could go on with it. */
  readonly lasts?: boolean;
  /** What the players are called, by seat; no part of the game. */
  readonly players?: readonly string[];
  /** Seats that bots play, by the name of the bot; null where a person sits. */
  readonly bots?: readonly (string | null)[];
}

/** The whole as text: what earlier versions stored, and what is no save. */
export interface TextRow extends GameHead {
  readonly text: string;
}

export interface StartRow extends GameHead {
  /** The save as JSON without its answers and what comes after them. */
  readonly start: string;
  readonly rewinds: readonly Rewind[];
  readonly dawn?: Save['dawn'];
  readonly outcome?: Save['outcome'];
  /** What was told of the beginning. */
  readonly opening?: readonly string[];
  /** Another one after every change, whoever makes it. */
  readonly version: string;
}

export type GameRow = TextRow | StartRow;

export interface AnswerRow {
  readonly game: string;
  readonly seq: number;
  readonly answer: string;
  readonly told?: readonly string[];
}

/** What was told of the beginning and of each answer, as it was read; shorter than the game if not all of it is known. */
export type Told = readonly (readonly string[])[];

/** A game as it is read. */
export interface StoredGame extends TextRow {
  readonly version: string;
  readonly told: Told;
}

/** A game as it is stored. */
export interface PlayedGame extends GameHead {
  readonly save: Save;
  readonly told: Told;
}

/** What belongs to a game and is no part of it: set when it is added, kept ever after. */
export type Origin = Pick<GameHead, 'parent' | 'players' | 'bots'>;

export const played = (id: string, save: Save, told: Told, changed: number, origin: Origin): PlayedGame => ({
  id,
  save,
  told,
  changed,
  ...originOf(origin),
  length: save.answers.length,
});

export const originOf = ({ parent, players, bots }: Origin): Origin => ({
  parent,
  ...(players?.some((name) => name !== '') && { players }),
  ...(bots?.some((bot) => bot !== null) && { bots }),
});

export const isText = (row: GameHead): row is TextRow => 'text' in row;

/** A game of one row has no other version than itself. */
export const versionOf = (row: GameRow): string => (isText(row) ? row.text : row.version);

export const startOf = ({ rules, setup, seed, earlier, from }: Save): string =>
  JSON.stringify({ rules, setup, seed, earlier, from });

/** The row of a game as it is now. */
export function startRow({ save, told, ...head }: PlayedGame, version: string): StartRow {
  const { rewinds, dawn, outcome } = save;
  const [opening] = told;
  return {
    ...head,
    start: startOf(save),
    rewinds,
    dawn,
    outcome,
    opening,
    version,
    lasts: dawn !== undefined,
  };
}

/** The save as text. An answer that should be there and is not leaves a hole that no reader of saves overlooks. */
export function textOf(row: GameRow, rows: readonly AnswerRow[]): string {
  if (isText(row)) return row.text;
  const bySeq = new Map(rows.map((r) => [r.seq, r.answer]));
  const length = Math.min(row.length, bySeq.size + 1);
  const answers = Array.from({ length }, (_, seq) => bySeq.get(seq) ?? null);
  const { rewinds, dawn, outcome } = row;
  return `${row.start.slice(0, -1)},${JSON.stringify({ answers, rewinds, dawn, outcome }).slice(1)}`;
}

/** As far as it is known from the beginning without a gap. */
export function toldOf(row: GameRow, rows: readonly AnswerRow[]): Told {
  if (isText(row) || !row.opening) return [];
  const bySeq = new Map(rows.map((r) => [r.seq, r.told]));
  const told: (readonly string[])[] = [row.opening];
  for (let seq = 0; seq < row.length; seq++) {
    const lines = bySeq.get(seq);
    if (!lines) break;
    told.push(lines);
  }
  return told;
}

/** The save that a text is, to the letter: only such a text may be taken apart. */
export function exactSave(text: string): Save | undefined {
  const save = parseSave(text);
  return !isRefusal(save) && formatSave(save) === text ? save : undefined;
}

/** How many answers two games have in common from the beginning. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) if (a[i] !== b[i]) return i;
  return end;
}

/** It lies in one row, or nobody wrote down where later rules could go on. */
export const isOutdated = (head: GameHead): boolean => isText(head) || (head.length > 0 && !head.lasts);
