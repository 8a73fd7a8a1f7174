// Random games with Super Heroes and people of both boxes: abilities and cards come up, all invariants hold after every answer.
import { deckOf, itemAt, type GameEvent, type Json, type Truth } from '@holdout/engine';
import type { Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { BYSTANDER_DECK, BYSTANDER_SLOT, FIRST_HERO } from '../../supers/kit.ts';
import { begunWith, tour } from '../../testing/random-supers.ts';
import { BYSTANDER_ABILITIES } from '../abilities/bystanders.ts';
import { BYSTANDERS, CARDS, SHEETS } from '../cards.ts';
import { STREETS } from './streets.ts';
import { engine } from './table.ts';

const BOTH = ['core', 'xmen'];
const ZONES = ['S1', 'S4', 'S8', 'S11', 'S14', 'S18', 'R_5R_00_press', 'R_3V_11_lab'];
/** Waits for a wounded hero who devours a person: hardly ever at random. */
const RARE = 'moira-mactaggert';
const XMEN = BYSTANDERS.flatMap((b, card) => (b.box === 'xmen' ? [card] : []));

it('there is an ability for every person [Z-BYS-2]', () => {
  const people = BYSTANDERS.filter((b) => !b.special).map((b) => b.id);
  expect(BYSTANDER_ABILITIES.map((a) => a.id).sort()).toEqual(people.sort());
});

/** Six Super Heroes stand about from the start; the others may be drawn. Nobody wins: it lasts until a hero falls. */
function mission(random: Random): Json {
  const types = CARDS.types.slice(FIRST_HERO).map((t) => t.id);
  const enemyHeroes = Array.from({ length: 6 }, () => ({
    type: itemAt(types.splice(random(types.length), 1), 0),
    zone: itemAt(ZONES, random(ZONES.length)),
  }));
  return {
    ...STREETS,
    id: 'ad-hoc',
    edition: 'zombie',
    source: 'designed',
    difficulty: 'easy',
    minutes: 1,
    doors: [],
    start: ['S6'],
    spawns: [{ zone: 'S2' }, { zone: 'S6' }, { zone: 'S16' }],
    objectives: [{ zone: 'S7' }, { zone: 'S12' }],
    goals: [],
    win: { never: true },
    own: { enemyHeroes },
  };
}

/** Every hero begins with a person's card of the other box, others in each game. */
function newGame(seed: string, game: number, random: Random): Truth {
  const seats = [SHEETS.slice(0, 6).map((s) => s.id)];
  const boxes = { enemyHeroes: BOTH, bystanders: BOTH };
  return begunWith(
    engine,
    { edition: 'zombie', mission: mission(random), seats, boxes },
    seed,
    ({ state }) => {
      const { draw } = deckOf(state, BYSTANDER_DECK);
      const left = XMEN.filter((card) => draw.includes(card));
      for (const [i, h] of state.heroes.entries()) {
        const card = itemAt(left, (game * 5 + i) % left.length);
        h.slots[BYSTANDER_SLOT] = itemAt(draw.splice(draw.indexOf(card), 1), 0);
      }
    },
  );
}

function names(e: GameEvent): string | undefined {
  if (e.type === 'ability-used') return e.ability;
  return e.type === 'card-used' ? e.card : undefined;
}

it('Super Heroes and people of both boxes come up, and nothing breaks [H-BOTH-2]', () => {
  const people = XMEN.map((card) => itemAt(BYSTANDERS, card).id).filter((id) => id !== RARE);
  const wanted = ['wolverine', 'storm', 'magneto', 'colossus', ...people];
  const { faults, missing } = tour({
    engine,
    seed: 'both',
    least: 24,
    most: 200,
    wanted,
    begin: newGame,
    names,
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
