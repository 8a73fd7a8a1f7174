// Random games with full hands, in the streets and in the house: traits come up all the time, and all invariants hold.
import { isRefusal, type Json, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { FIRST_TRAIT_SLOT, TRAIT_DECK } from '../../supers/kit.ts';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check } from '../../testing/random-game.ts';
import { TRAIT_ABILITIES } from '../abilities/traits.ts';
import { TRAITS } from '../cards.ts';
import { RANDOM_MISSIONS } from './random-missions.ts';
import { engine } from './table.ts';

const XMEN = ['wolverine', 'storm', 'magneto', 'mystique', 'rogue', 'colossus'];

it('there is an ability for every kind of trait card [H-PCS-2]', () => {
  expect(TRAIT_ABILITIES.map((t) => t.id).sort()).toEqual([...new Set(TRAITS.map((t) => t.id))].sort());
});

/** A game whose six heroes begin with two traits each and some power. */
function fullHands(mission: Json, seed: string): State {
  const state = engine.newGame({ edition: 'hero', mission, seats: [XMEN] }, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const { draw } = state.decks[TRAIT_DECK];
  for (const h of state.heroes) {
    h.slots.splice(FIRST_TRAIT_SLOT, 2, ...draw.splice(-2));
    h.track = 3;
  }
  // Read back from JSON, so that the open decision is asked again with the cards in hand.
  return JSON.parse(JSON.stringify(state)) as State;
}

it('nearly all traits come up in games that begin with full hands, and nothing breaks [S-TRAIT-3]', () => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const e of events) if (e.type === 'card-used') seen.add(e.card);
    return checkState(engine, state);
  };
  for (let game = 0; game < 24; game++) {
    const seed = `hero hands ${game}`;
    const state = fullHands(RANDOM_MISSIONS[game % RANDOM_MISSIONS.length], seed);
    const report = playOn(engine, state, createRandom(seed), check, [], true);
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  const missing = TRAIT_ABILITIES.filter((t) => !seen.has(t.id)).map((t) => t.id);
  // Some are rare at random.
  expect(missing.length, missing.join()).toBeLessThanOrEqual(3);
});
