// Random games in which every hero holds a bystander card: all cards come up, and all invariants hold after every answer.
import { isRefusal, type Json, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { BYSTANDER_DECK, BYSTANDER_SLOT, FIRST_TRAIT_SLOT, TRAIT_DECK } from '../../supers/kit.ts';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check } from '../../testing/random-game.ts';
import { BYSTANDER_ABILITIES } from '../abilities/bystanders.ts';
import { BYSTANDERS } from '../cards.ts';
import { RANDOM_MISSIONS } from './random-missions.ts';
import { engine } from './table.ts';

/** They change a number and say nothing of it. */
const SILENT = ['callisto', 'pepper-potts', 'bob', 'agent-coulson'];

const XMEN = ['wolverine', 'storm', 'magneto', 'mystique', 'rogue', 'colossus'];

it('there is an ability for every person [H-RES-6]', () => {
  const people = BYSTANDERS.filter((b) => !b.special).map((b) => b.id);
  expect(BYSTANDER_ABILITIES.map((a) => a.id).sort()).toEqual(people.sort());
});

/** A game of both boxes whose heroes begin with a person's card each, others in each game, a trait and power. */
function rescued(mission: Json, seed: string, game: number): State {
  const boxes = { bystanders: ['xmen', 'core'] };
  const state = engine.newGame({ edition: 'hero', mission, seats: [XMEN], boxes }, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const { draw } = state.decks[BYSTANDER_DECK];
  const people = draw.filter((c) => !BYSTANDERS[c].special).sort((a, b) => a - b);
  for (const [i, h] of state.heroes.entries()) {
    const card = people[(game * 5 + i) % people.length];
    h.slots[BYSTANDER_SLOT] = draw.splice(draw.indexOf(card), 1)[0];
    h.slots[FIRST_TRAIT_SLOT] = state.decks[TRAIT_DECK].draw.splice(-1)[0];
    h.track = 3;
  }
  // Read back from JSON, so that the open decision is asked again with the cards in hand.
  return JSON.parse(JSON.stringify(state)) as State;
}

it('cards come up in games that begin with one each, and nothing breaks [H-RES-6]', () => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const e of events) {
      if (e.type === 'card-used') seen.add(e.card);
      if (e.type === 'power-spent') seen.add(e.for);
    }
    return checkState(engine, state);
  };
  for (let game = 0; game < 24; game++) {
    const seed = `rescued ${game}`;
    const random = createRandom(seed);
    const state = rescued(RANDOM_MISSIONS[game % RANDOM_MISSIONS.length], seed, game);
    const report = playOn(engine, state, random, check, [], true);
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  const missing = BYSTANDER_ABILITIES.map((a) => a.id).filter((id) => !seen.has(id) && !SILENT.includes(id));
  // Some of the other twenty are rare at random.
  expect(missing.length, missing.join()).toBeLessThanOrEqual(5);
});
