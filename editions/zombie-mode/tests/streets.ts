/** Streets to walk on, people in them, and the enemies' part of a round in one call. */
import { deckOf, itemAt, leading, cardId } from '@holdout/engine';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { ownOf } from '../../supers/own.ts';
import { zombie } from '../index.ts';
import { play } from './table.ts';

type Entry = { [key: string]: Json };

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

/** The streets with these spawn zones, in this order. */
export const withSpawns = (...zones: string[]): Entry => ({
  ...STREETS,
  spawns: zones.map((zone) => ({ zone })),
});

/** Spawn cards that bring nobody at Blue. */
export const QUIET = ['007', '011', '013', '017'];

/** A person on the board; with a spawn card under theirs they are escorted. */
export const person = (card: string, zone: string, under?: string): Entry =>
  under === undefined ? { card, zone } : { card, zone, under };

/** No face-down cards, these people. */
export const people = (...bystanders: Entry[]): Entry => ({ cards: [], bystanders });

/** The first hero named ends the last turn of the round: enemies and people act up to the next real decision. */
export function enemiesTurn({ heroes, ...rest }: Entry & { heroes: { [id: string]: Entry } }): Scene {
  const [first, ...others] = leading(Object.keys(heroes), 1);
  const done = Object.fromEntries(others.map((id) => [id, { ...heroes[id], done: true }]));
  return play({ board: STREETS, ...rest, heroes: { [first]: heroes[first], ...done }, turn: first }).play(
    'end',
  );
}

/** Where everybody stands, by card. */
export const whereabouts = (s: Scene): { [card: string]: string } =>
  Object.fromEntries(
    ownOf(s.game).bystanders.map((b) => [
      cardId(zombie, 'bystanders', b.card),
      itemAt(s.game.context.board.zones, b.zone).id,
    ]),
  );

/** Ids of the cards in a discard pile. */
export const discarded = (s: Scene, deck: string): string[] =>
  deckOf(s.state, deck).discard.map((c) => cardId(zombie, deck, c));
