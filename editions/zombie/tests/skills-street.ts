/** A hero on the long street S5 S6 S7 S8 S9 of MZ1; S10 and S11 lead south from S7, S3 and S1 north from S5. */
import type { Json, Scene } from '@holdout/engine';
import { play } from './table.ts';

type Entry = { [key: string]: Json };

/** The turn of the first hero named begins; the others stand where they are told to. */
export function street(heroes: { [id: string]: Entry }, rest: Entry = {}): Scene {
  return play({ mission: 'MZ1', heroes, turn: Object.keys(heroes)[0], ...rest });
}

/** Figures in a zone: `enemies('S5', { trooper: 3 })`. */
export const enemies = (zone: string, counts: { [type: string]: number }): Entry[] =>
  Object.entries(counts).map(([type, count]) => ({ type, zone, count }));

/** People and no face-down cards. */
export const people = (...bystanders: { card: string; zone: string }[]): Entry => ({ cards: [], bystanders });

/** Options of a skill that are on offer. */
export const offered = (s: Scene, skill: string): string[] =>
  s.options.filter((o) => o === skill || o.startsWith(`${skill}:`) || o.startsWith(`use:${skill}@`));

/** Dice of every attack so far. */
export const rolls = (s: Scene): number[] =>
  s.events.flatMap((e) => (e.type === 'attacked' ? [e.dice.length] : []));
