// Random games in which every hero holds a bystander card: all cards come up, and all invariants hold after every answer.
import { deckOf, heroAt, itemAt, type GameEvent, type Truth } from '@holdout/engine';
import { expect, it } from 'vitest';
import { BYSTANDER_DECK, BYSTANDER_SLOT } from '../../supers/kit.ts';
import { begunWith, dealTraits, tour } from '../../testing/random-supers.ts';
import { BYSTANDER_ABILITIES } from '../abilities/bystanders.ts';
import { BYSTANDERS } from '../cards.ts';
import { missionOf, XMEN } from './random-missions.ts';
import { engine } from './table.ts';

/** They change a number and say nothing of it. */
const SILENT = ['callisto', 'pepper-potts', 'bob', 'agent-coulson'];
const PEOPLE = BYSTANDER_ABILITIES.map((a) => a.id);

it('there is an ability for every person [H-RES-6]', () => {
  const people = BYSTANDERS.filter((b) => !b.special).map((b) => b.id);
  expect([...PEOPLE].sort()).toEqual(people.sort());
});

/** A game of both boxes whose heroes begin with a person's card each, others in each game, a trait and power; one is hurt. */
function rescued(seed: string, game: number): Truth {
  const boxes = { bystanders: ['xmen', 'core'] };
  const setup = { edition: 'hero', mission: missionOf(game), seats: [XMEN], boxes };
  return begunWith(engine, setup, seed, (g) => {
    const { draw } = deckOf(g.state, BYSTANDER_DECK);
    const people = draw.filter((c) => !itemAt(BYSTANDERS, c).special).sort((a, b) => a - b);
    dealTraits(g, 1);
    heroAt(g.state, 0).wounds = 1;
    for (const [i, h] of g.state.heroes.entries()) {
      const card = itemAt(people, (game * 5 + i) % people.length);
      h.slots[BYSTANDER_SLOT] = itemAt(draw.splice(draw.indexOf(card), 1), 0);
      h.track = 3;
    }
  });
}

function names(e: GameEvent): string | undefined {
  if (e.type === 'card-used') return e.card;
  return e.type === 'power-spent' ? e.for : undefined;
}

it('cards come up in games that begin with one each, and nothing breaks [H-RES-6]', () => {
  const wanted = PEOPLE.filter((id) => !SILENT.includes(id));
  const { faults, missing } = tour({
    engine,
    seed: 'rescued',
    least: 24,
    most: 200,
    wanted,
    begin: rescued,
    names,
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
