/** Words of super-hero scenarios that every edition's tests use: figures, people, what is on offer, what was rolled. */
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';

export type Entry = { [key: string]: Json };

/** Figures in a zone: `enemies('S5', { trooper: 3 })`. */
export const enemies = (zone: string, counts: { [type: string]: number }): Entry[] =>
  Object.entries(counts).map(([type, count]) => ({ type, zone, count }));

/** People and no face-down cards. */
export const people = (...bystanders: { card: string; zone: string; under?: string }[]): Entry => ({
  cards: [],
  bystanders,
});

/** Options of a skill that are on offer. */
export const offered = (s: Scene, skill: string): string[] =>
  s.options.filter((o) => o === skill || o.startsWith(`${skill}:`) || o.startsWith(`use:${skill}@`));

/** Dice of every attack so far. */
export const rolls = (s: Scene): number[] =>
  s.events.flatMap((e) => (e.type === 'attacked' ? [e.dice.length] : []));
