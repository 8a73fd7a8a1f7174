/** The avenue, the enemies' part of a round in one call, and where a Zombie Hero stands. */
import { lookUp, itemAt, leading, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { zoneOfEnemyHero } from '../../supers/enemies/enemy-heroes.ts';
import { zombieHero } from '../cards.ts';
import { play } from './table.ts';

export type Entry = { [key: string]: Json };

/**
 * Three rows of two tiles. An avenue S2 S6 S10 S11 S12 S13 S16; a block S2 S3 S7 S6 around which two ways lead;
 * S4 beyond S3; S10 S9 S8 S5 S1 round a corner to the west; S14 S15 S16 S17 S18 along the south.
 */
export const STREETS: Entry = {
  tiles: [
    ['5R@180', '4V@270'],
    ['9V@0', '3V@180'],
    ['2V@90', '8R@180'],
  ],
};

export const enemy = (type: string, zone: string, count = 1): Entry => ({ type, zone, count });

/** No face-down cards, these people: `people(['ka-zar', 'S6'], ['callisto', 'S6', '039'])`, the last one hidden. */
export const people = (...list: [card: string, zone: string, under?: string][]): Entry => ({
  cards: [],
  bystanders: list.map(([card, zone, under]): Entry => ({ card, zone, ...(under ? { under } : {}) })),
});

/** The first hero named takes a turn; nobody else is about unless the rest says so. */
export const turn = (heroes: { [id: string]: Entry }, enemies: Entry[], rest: Entry = {}): Scene =>
  play({ board: STREETS, own: people(), heroes, enemies, turn: Object.keys(heroes)[0], ...rest });

/** The first hero named ends the last turn of the round: enemies and people act up to the next real decision. */
export function enemiesTurn(heroes: { [id: string]: Entry }, enemies: Entry[], rest: Entry = {}): Scene {
  const [first, ...others] = leading(Object.keys(heroes), 1);
  const done = Object.fromEntries(others.map((id) => [id, { ...heroes[id], done: true }]));
  return turn({ [first]: lookUp(heroes, first), ...done }, enemies, rest).play('end');
}

/** What an option on offer costs. */
export const costOf = (s: Scene, id: string): number | undefined =>
  s.decision?.options.find((o) => o.id === id)?.cost;

/** Zone a Zombie Hero stands in, '' when not on the board. */
export function whereIs(s: Scene, id: string): string {
  const zone = zoneOfEnemyHero(s.game, zombieHero(id));
  return zone < 0 ? '' : itemAt(s.game.context.board.zones, zone).id;
}
