// Random games with full hands, in the streets and in the house: traits come up all the time, and all invariants hold.
import type { Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { begunWith, dealTraits, tour } from '../../testing/random-supers.ts';
import { TRAIT_ABILITIES } from '../abilities/traits.ts';
import { TRAITS } from '../cards.ts';
import { missionOf, XMEN } from './random-missions.ts';
import { engine } from './table.ts';

const KINDS = TRAIT_ABILITIES.map((t) => t.id);

it('there is an ability for every kind of trait card [H-PCS-2]', () => {
  expect([...KINDS].sort()).toEqual([...new Set(TRAITS.map((t) => t.id))].sort());
});

/** A game whose six heroes begin with two traits each and some power. */
const fullHands = (seed: string, game: number): Truth =>
  begunWith(engine, { edition: 'hero', mission: missionOf(game), seats: [XMEN] }, seed, (g) => {
    dealTraits(g, 2);
    for (const h of g.state.heroes) h.track = 3;
  });

it('all traits come up in games that begin with full hands, and nothing breaks [S-TRAIT-3]', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'hero hands',
    least: 24,
    most: 200,
    wanted: KINDS,
    begin: fullHands,
    names: (e) => (e.type === 'card-used' ? e.card : undefined),
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
