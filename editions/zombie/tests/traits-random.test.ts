// Random games with full hands: traits come up all the time, and all invariants hold after every answer.
import { isRefusal, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { FIRST_TRAIT_SLOT, TRAIT_DECK } from '../../supers/kit.ts';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check } from '../../testing/random-game.ts';
import { TRAIT_ABILITIES } from '../abilities/traits.ts';
import { SHEETS } from '../cards.ts';
import { engine } from './table.ts';

const TRAITS = TRAIT_ABILITIES.map((t) => t.id);

/** A game whose six heroes begin with two traits each. */
function fullHands(mission: string, seed: string): State {
  const seats = [SHEETS.map((s) => s.id)];
  const state = engine.newGame({ edition: 'zombie', mission, seats }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  const { draw } = state.decks[TRAIT_DECK];
  for (const h of state.heroes) h.slots.splice(FIRST_TRAIT_SLOT, 2, ...draw.splice(-2));
  // Read back from JSON, so that the open decision is asked again with the cards in hand.
  return JSON.parse(JSON.stringify(state)) as State;
}

it('nearly all traits come up in games that begin with full hands, and nothing breaks [S-TRAIT-3]', () => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const e of events) if (e.type === 'card-used' && TRAITS.includes(e.card)) seen.add(e.card);
    return checkState(engine, state);
  };
  for (let game = 0; game < 30; game++) {
    const seed = `hands ${game}`;
    const report = playOn(
      engine,
      fullHands(game % 2 ? 'MZ1' : 'MZ0', seed),
      createRandom(seed),
      check,
      [],
      true,
    );
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  // Some are rare at random: Undead Loyalty waits for a fall next door.
  expect(seen.size).toBeGreaterThanOrEqual(TRAITS.length - 4);
});
