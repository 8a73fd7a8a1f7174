/**
 * Heroes on the streets of the city: the avenue S2 S6 S10 S11 S12 S13, with S7 beside S6 (they see each other) and S9
 * beside S10. Doors: R_5R_00_newsroom-S9, R_3V_11_server-S10 and others, all closed.
 */
import type { Scene } from '@holdout/engine/scenario';
import type { Entry } from '../../testing/pieces.ts';
import { play } from './table.ts';

export { enemies, offered, people, rolls, type Entry } from '../../testing/pieces.ts';

export const CITY = {
  tiles: [
    ['5R@180', '4V@270'],
    ['9V@0', '3V@180'],
    ['2V@90', '8R@180'],
  ],
};

/** The turn of the first hero named begins; the others stand where they are told to. */
export const street = (heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
  play({ board: CITY, heroes, turn: Object.keys(heroes)[0], ...rest });

/** The enemy phase begins. */
export const night = (heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
  play({ board: CITY, heroes, phase: 'enemies', ...rest });
