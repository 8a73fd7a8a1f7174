/** Boards of one-room houses, a zombies' turn in one call, and what happened in it as short lines. */
import { leading, type EventType, type GameEvent, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { play } from './table.ts';

type Entry = { [key: string]: Json };

/** S1 S2 S3 / S4 house S5 / S6 S7 S8; manhole in S5. */
export const RING: Entry = { tiles: [['7B@0']] };
/** S1 S2 S3 S4 S5 / S6 house S7 house S8 / S9 S10 S11 S12 S13; manholes in S7 (left tile) and S8 (right tile). */
export const PAIR: Entry = { tiles: [['7B@0', '7B@0']] };
/**
 * S1 S2 S3 S4 S5 / S6 . S7 . S8 / S9 S10 S11 S12 S13 / S14 . S15 . S16 / S17 S18 S19 S20 S21;
 * manholes in S7, S8, S15, S16, one for each tile.
 */
export const SQUARE: Entry = {
  tiles: [
    ['7B@0', '7B@0'],
    ['7B@0', '7B@0'],
  ],
};
export const HOUSE = 'R_7B_00_room';
export const SECOND_HOUSE = 'R_7B_10_room';

/** The board with doors between each pair of zones, all closed. */
export const withDoors = (board: Entry, ...pairs: [string, string][]): Entry => ({
  ...board,
  doors: pairs.map((between) => ({ between })),
});

/** The board with these spawn zones, in this order. */
export const withSpawns = (board: Entry, ...zones: string[]): Entry => ({
  ...board,
  spawns: zones.map((zone) => ({ zone })),
});

/** The first survivor named ends the last turn of the round: the zombies act up to the next real decision. */
export function zombiesTurn({ heroes, ...rest }: Entry & { heroes: { [id: string]: Entry } }): Scene {
  const [first, ...others] = leading(Object.keys(heroes), 1);
  const done = Object.fromEntries(others.map((id) => [id, { ...heroes[id], done: true }]));
  return play({ ...rest, heroes: { [first]: heroes[first], ...done }, turn: first }).play('end');
}

/** Events of these types in their order, one line each. */
export const log = (s: Scene, ...types: EventType[]): string[] =>
  s.events.filter((e) => types.includes(e.type)).map(line);

function line(e: GameEvent): string {
  switch (e.type) {
    case 'activation':
      return `${e.extra ? 'extra activation' : 'activation'} of ${e.enemies.join(' ')}`;
    case 'enemies-attack':
      return `${e.n} attack in ${e.zone}`;
    case 'enemies-moved':
      return `${e.n} ${e.enemy} ${e.from}-${e.to}`;
    case 'enemies-placed':
      return `${e.n} ${e.enemy} in ${e.zone}`;
    case 'spawn-card':
      return `${e.card} for ${e.zone} at ${e.level}`;
    case 'attacks-wasted':
      return `${e.n} wasted in ${e.zone}`;
    case 'level-reached':
      return `${e.hero} reaches ${e.level}`;
    case 'phase':
      return e.phase;
    default:
      return e.type;
  }
}
