// Random games in which everybody has somebody at their side: all people come up, and all invariants hold after every answer.
import { itemAt, lookUp, type Game, type Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { BYSTANDER_DECK } from '../../supers/kit.ts';
import { begunWith, dealTraits, tour } from '../../testing/random-supers.ts';
import { BYSTANDER_ABILITIES } from '../abilities/bystanders.ts';
import { BYSTANDERS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { RANDOM_MISSION, teamOf } from './random-missions.ts';
import { engine } from './table.ts';

const MISSION = { ...RANDOM_MISSION, objectives: ['S3', 'S9', 'S12', 'S15'].map((zone) => ({ zone })) };

it('there is an ability for every person [D-ESC-2]', () => {
  const people = BYSTANDERS.filter((b) => !b.special).map((b) => b.id);
  expect(BYSTANDER_ABILITIES.map((a) => a.id).sort()).toEqual(people.sort());
});

/** The people of the deck at the sides of the heroes, others in each game. */
function escortAll(g: Game, game: number): void {
  const { decks, heroes } = g.state;
  const cards = lookUp(decks, BYSTANDER_DECK)
    .draw.splice(0)
    .sort((a, b) => a - b);
  for (const [i, card] of cards.entries()) {
    const hero = (game + i) % heroes.length;
    if (itemAt(BYSTANDERS, card).special) lookUp(decks, BYSTANDER_DECK).draw.push(card);
    else ownOf(g).bystanders.push({ card, zone: itemAt(heroes, hero).zone, under: -1, marked: false, hero });
  }
}

/** A game whose heroes escort people, with a trait and power. */
const escorting = (seed: string, game: number): Truth =>
  begunWith(engine, { edition: 'dceased', mission: MISSION, seats: [teamOf(game)] }, seed, (g) => {
    escortAll(g, game);
    dealTraits(g, 1);
    for (const h of g.state.heroes) {
      h.wounds = 1;
      h.track = 4;
    }
  });

it('people come up in games that begin with them at heroes’ sides, and nothing breaks [D-ESC-2]', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'dceased people',
    least: 20,
    most: 200,
    wanted: BYSTANDER_ABILITIES.map((a) => a.id),
    begin: escorting,
    names: (e) => (e.type === 'card-used' ? e.card : undefined),
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
