/**
 * Looking something up by number or by name. What is not there is a fault of ours and told at once, instead of an
 * `undefined` that travels on until something far away breaks.
 */
import type { EnemyType } from './kernel/edition.ts';
import type { Deck, Hero, State } from './kernel/state.ts';

/** A bug of ours, never a player's mistake. */
export class EngineFault extends Error {}

/** Apart from those who ask, so that they stay small enough to be built into their callers. */
function missing(what: string, which: number | string): never {
  throw new EngineFault(`there is no ${what} ${which}`);
}

export function itemAt<T>(list: readonly T[], i: number): T {
  const item = list[i];
  return item === undefined ? missing('item', i) : item;
}

/** The same of a table of numbers, as boards and bots keep them. */
export function numberAt(table: Uint8Array | Int16Array | Float64Array, i: number): number {
  return table[i] ?? missing('number', i);
}

export function addTo(list: number[], i: number, n: number): void {
  list[i] = itemAt(list, i) + n;
}

/** The first few, as many as somebody reads. */
interface Leading<T> {
  readonly 1: readonly [T, ...T[]];
  readonly 2: readonly [T, T, ...T[]];
  readonly 3: readonly [T, T, T, ...T[]];
}
export function leading<T, N extends keyof Leading<T>>(list: readonly T[], n: N): Leading<T>[N] {
  if (list.length < n) missing('item', list.length);
  return list as Leading<T>[N];
}

export function lookUp<T>(entries: { readonly [name: string]: T }, name: string): T {
  const entry = entries[name];
  return entry === undefined ? missing('entry', name) : entry;
}

export function heroAt(state: { readonly heroes: readonly Hero[] }, i: number): Hero {
  return state.heroes[i] ?? missing('hero', i);
}

export function deckOf({ decks }: Pick<State, 'decks'>, id: string): Deck {
  return decks[id] ?? missing('deck', id);
}

/** Cards of a deck that lie by it: face down, face up, or beside it. */
export const inPiles = ({ draw, discard, beside = [] }: Deck): number[] => [...draw, ...discard, ...beside];

export function typeAt({ types }: { readonly types: readonly EnemyType[] }, i: number): EnemyType {
  return types[i] ?? missing('type of enemy', i);
}
