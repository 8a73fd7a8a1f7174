// Random games, half of them with special cards and Zombie Heroes first: all invariants hold after every answer.
import { deckOf, itemAt, type Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { SPAWN_DECK } from '../../supers/kit.ts';
import { begunWith, tour } from '../../testing/random-supers.ts';
import { CARDS, SPAWN_CARDS } from '../cards.ts';
import { RANDOM_MISSION } from './random-missions.ts';
import { engine } from './table.ts';

const TEAM = CARDS.sheets.slice(0, 4).map((s) => s.id);
const RARE = ['broadcast', 'cornered-prey', 'fallen-hunt', 'hero'];
const isRare = (card: number): boolean => RARE.includes(itemAt(SPAWN_CARDS, card).kind);

/** In every other game the cards of these kinds lie on top, in the order they were shuffled into. */
const newGame = (seed: string, game: number): Truth =>
  begunWith(engine, { edition: 'dceased', mission: RANDOM_MISSION, seats: [TEAM] }, seed, ({ state }) => {
    if (game % 2 === 0) deckOf(state, SPAWN_DECK).draw.sort((a, b) => Number(isRare(a)) - Number(isRare(b)));
  });

it('every card of the deck comes up, and nothing breaks [D-SPN-2]', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'dceased deck',
    least: 20,
    most: 200,
    wanted: SPAWN_CARDS.map((c) => c.id),
    begin: newGame,
    names: (e) => (e.type === 'spawn-card' ? e.card : undefined),
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
