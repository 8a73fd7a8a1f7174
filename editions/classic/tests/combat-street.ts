/**
 * Two one-room houses with a street round both: S1 to S5 lie in a row along the top, S7 runs between the houses down to
 * S11 in the bottom row S9 to S13. The left house has a door to S2 and one to S7.
 */
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { play } from './table.ts';

type Fields = { [key: string]: Json };

export const HOUSE = 'R_7B_00_room';
export const NORTH_DOOR = `${HOUSE}-S2`;
export const EAST_DOOR = `${HOUSE}-S7`;

export const STREET: Fields = {
  tiles: [['7B@0', '7B@0']],
  doors: [{ between: [HOUSE, 'S2'] }, { between: [HOUSE, 'S7'] }],
};

/** `zombies('S2', { walker: 2, runner: 1 })`. */
export const zombies = (zone: string, counts: { [type: string]: number }): Fields[] =>
  Object.entries(counts).map(([type, count]) => ({ type, zone, count }));

/** A scene in this street. */
export const street = (scenario: Fields): Scene => play({ board: STREET, ...scenario });

/** Ned's turn in a zone; `ned` says what he has and is, `rest` adds to the scene. */
export const nedIn = (zone: string, ned: Fields, rest: Fields = {}): Scene => {
  const { heroes, ...more } = rest as { heroes?: Fields };
  return street({ heroes: { ned: { zone, ...ned }, ...heroes }, turn: 'ned', ...more });
};
