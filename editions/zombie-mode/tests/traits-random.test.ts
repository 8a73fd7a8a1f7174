// Random games with full hands: traits come up all the time, and all invariants hold after every answer.
import type { Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { begunWith, dealTraits, tour } from '../../testing/random-supers.ts';
import { TRAIT_ABILITIES } from '../abilities/traits.ts';
import { SHEETS } from '../cards.ts';
import { engine } from './table.ts';

const SEATS = [SHEETS.slice(0, 6).map((s) => s.id)];

/** A game whose six heroes begin with two traits each. */
const fullHands = (seed: string, game: number): Truth =>
  begunWith(engine, { edition: 'zombie', mission: game % 2 ? 'MZ1' : 'MZ0', seats: SEATS }, seed, (g) =>
    dealTraits(g, 2),
  );

it('all traits come up in games that begin with full hands, and nothing breaks [S-TRAIT-3]', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'hands',
    least: 30,
    most: 200,
    wanted: TRAIT_ABILITIES.map((t) => t.id),
    begin: fullHands,
    names: (e) => (e.type === 'card-used' ? e.card : undefined),
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
