/** A game as a file: its save and, beside it, what its players are called. Readers of saves do not mind the names. */
import { exactSave } from './game-rows.ts';

export interface Kept {
  readonly text: string;
  readonly players?: readonly string[];
}

/** What is no save is handed out as it is. */
export const fileOf = ({ text, players = [] }: Kept): string =>
  players.length > 0 && exactSave(text) ? JSON.stringify({ ...exactSave(text), players }) : text;

const MOST_PLAYERS = 6;
export const LONGEST_NAME = 24;

/** The names in a file, as far as they are any. */
export function playersIn(text: string): string[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return [];
  }
  const names: unknown = typeof raw === 'object' && raw !== null && 'players' in raw ? raw.players : [];
  return Array.isArray(names) ? names.slice(0, MOST_PLAYERS).map(plainName) : [];
}

const plainName = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) : '';
