/** A hero with traits in hand on the avenue (streets.ts), in S6 unless told otherwise. */
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { people, STREETS } from './streets.ts';
import { play } from './table.ts';

export type Entry = { [key: string]: Json };

/** Deadpool's turn begins with these traits; `hero` goes into his entry, `rest` into the scenario. */
export const deadpoolWith = (traits: string[], hero: Entry = {}, rest: Entry = {}): Scene => {
  const { heroes = {}, ...more } = rest as { heroes?: Entry };
  return play({
    board: STREETS,
    own: people(),
    ...more,
    heroes: { deadpool: { zone: 'S6', traits, ...hero }, ...heroes },
    turn: 'deadpool',
  });
};

/** Enemies of a type, in S6 unless told otherwise. */
export const foes = (type: string, count = 1, zone = 'S6'): Entry => ({ type, zone, count });

/** Is anything of this verb or ability on offer? */
export const offers = (s: Scene, what: string): boolean =>
  s.options.some((o) => o === what || o.startsWith(`${what}:`) || o.startsWith(`use:${what}@`));

/** Dice of the last attack, as rolled first. */
export const diceRolled = (s: Scene): readonly number[] => {
  const last = s.happened('attacked').at(-1);
  return last?.type === 'attacked' ? last.dice : [];
};
