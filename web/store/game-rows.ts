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
  /** What the players are called, by seat; no part of the game. */
  readonly players?: readonly string[];
}

/** The whole as text: what earlier versions stored, and what is no save. */
export interface TextRow extends GameHead {
  readonly text: string;
}

export interface StartRow extends GameHead {
  /** The save as JSON without its answers and rewinds. */
  readonly start: string;
  readonly rewinds: readonly Rewind[];
  /** Another one after every change, whoever makes it. */
  readonly version: string;
}

export type GameRow = TextRow | StartRow;

export interface AnswerRow {
  readonly game: string;
  readonly seq: number;
  readonly answer: string;
}

/** A game as it is read. */
export interface StoredGame extends TextRow {
  readonly version: string;
}

/** A game as it is stored. */
export interface PlayedGame extends GameHead {
  readonly save: Save;
}

/** What belongs to a game and is no part of it: set when it is added, kept ever after. */
export type Origin = Pick<GameHead, 'parent' | 'players'>;

export const played = (id: string, save: Save, changed: number, origin: Origin): PlayedGame => ({
  id,
  save,
  changed,
  ...originOf(origin),
  length: save.answers.length,
});

export const originOf = ({ parent, players }: Origin): Origin =>
  players?.some((name) => name !== '') ? { parent, players } : { parent };

export const isText = (row: GameHead): row is TextRow => 'text' in row;

/** A game of one row has no other version than itself. */
export const versionOf = (row: GameRow): string => (isText(row) ? row.text : row.version);

export const startOf = ({ rules, setup, seed }: Save): string => JSON.stringify({ rules, setup, seed });

/** The save as text. An answer that should be there and is not leaves a hole that no reader of saves overlooks. */
export function textOf(row: GameRow, rows: readonly AnswerRow[]): string {
  if (isText(row)) return row.text;
  const bySeq = new Map(rows.map((r) => [r.seq, r.answer]));
  const length = Math.min(row.length, bySeq.size + 1);
  const answers = Array.from({ length }, (_, seq) => bySeq.get(seq) ?? null);
  return `${row.start.slice(0, -1)},"answers":${JSON.stringify(answers)},"rewinds":${JSON.stringify(row.rewinds)}}`;
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
