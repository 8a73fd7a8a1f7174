/**
 * Heroes in the streets of Metropolis. West avenue S1 S3 S7 S11 S14, west street S5 S6 S7; east avenue S2 S4 S8 S12 S16,
 * south street S14 S15 S16 S17 S18; S9 S10 S13 S18 beside the station. Doors, all closed: R_5N_10_bay-S3,
 * R_5N_10_watchroom-S8, R_2N_11_hall-S12, R_3M_01_atrium-S6, R_7M_21_station-S9 and others.
 */
import type { Scene } from '@holdout/engine/scenario';
import type { Entry } from '../../testing/pieces.ts';
import { play } from './table.ts';

export { enemies, offered, people, rolls, type Entry } from '../../testing/pieces.ts';

export const CITY = {
  tiles: [
    ['6N@90', '5N@0', '1N@180'],
    ['3M@0', '2N@180', '7M@0'],
  ],
};

/** The turn of the first hero named begins; the others stand where they are told to. */
export const street = (heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
  play({ board: CITY, heroes, turn: Object.keys(heroes)[0], ...rest });

/** The enemy phase begins. */
export const night = (heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
  play({ board: CITY, heroes, phase: 'enemies', ...rest });
