/** A hero's turn on the streets, for the tests of single cards. */
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { people, STREETS } from './streets.ts';
import { play } from './table.ts';

export type Entry = { [key: string]: Json };

export const enemy = (type: string, zone: string, count = 1): Entry => ({ type, zone, count });

/** The first hero named takes a turn; nobody else is about unless the rest says so. */
export const turn = (heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
  play({ board: STREETS, own: people(), heroes, turn: Object.keys(heroes)[0], ...rest });

/** Dice of all attacks so far. */
export const rolled = (s: Scene): number =>
  s.events.reduce((n, e) => n + (e.type === 'attacked' ? e.dice.length : 0), 0);

export const optionsOf = (s: Scene, verb: string): string[] =>
  s.options.filter((o) => o.split(':')[0] === verb);

/** What an option on offer costs. */
export const costOf = (s: Scene, id: string): number | undefined =>
  s.decision?.options.find((o) => o.id === id)?.cost;
