/** A game as a file: its save and, beside it, what its players are called and what was told. Readers of saves mind neither. */
import { exactSave, type Told } from './game-rows.ts';

export interface Kept {
  readonly text: string;
  readonly players?: readonly string[];
  readonly told?: Told;
}

/** What is no save is handed out as it is. */
export function fileOf({ text, players = [], told = [] }: Kept): string {
  const save = exactSave(text);
  if (!save || players.length + told.length === 0) return text;
  return JSON.stringify({
    ...save,
    ...(players.length > 0 && { players }),
    ...(told.length > 0 && { told }),
  });
}

const MOST_PLAYERS = 6;
export const LONGEST_NAME = 24;
/** Longer lines are nobody's story. */
const LONGEST_LINE = 500;

/** What a file says of a game beside the game itself, as far as it says it rightly. */
export interface Besides {
  readonly players: readonly string[];
  readonly told: Told;
}

export function besidesIn(text: string): Besides {
  const raw = objectIn(text);
  const players = listOf(raw['players'])
    .slice(0, MOST_PLAYERS)
    .map((name) => plain(name, LONGEST_NAME).trim());
  const told = listOf(raw['told']).map((lines) => listOf(lines).map((line) => plain(line, LONGEST_LINE)));
  return { players, told };
}

function objectIn(text: string): { readonly [key: string]: unknown } {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

const listOf = (x: unknown): readonly unknown[] => (Array.isArray(x) ? x : []);

const plain = (x: unknown, longest: number): string =>
  typeof x === 'string' ? x.replace(/\p{C}/gu, '').slice(0, longest) : '';
