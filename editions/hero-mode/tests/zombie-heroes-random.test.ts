// Random games against Zombie Heroes of both boxes, in the streets and in the house: all invariants hold after every answer.
import { itemAt, type GameEvent, type Json, type Truth } from '@holdout/engine';
import type { Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { FIRST_HERO } from '../../supers/kit.ts';
import { begunWith, tour } from '../../testing/random-supers.ts';
import { CARDS, SHEETS } from '../cards.ts';
import { HOUSE } from './mansion.ts';
import { engine } from './table.ts';
import { STREETS } from './zombie-table.ts';

const BOTH = ['xmen', 'core'];
const ZONES = [
  ['S1', 'S4', 'S8', 'S11', 'S14', 'S18', 'R_5R_00_press', 'R_3V_11_lab'],
  ['S1', 'S3', 'S5', 'S8', 'R_1X_00_study', 'R_1X_00_gallery', 'R_8Y_00_landingW'],
];
const BOARDS: { [key: string]: Json }[] = [
  { ...STREETS, start: ['S6'], spawns: [{ zone: 'S1' }, { zone: 'S16' }] },
  { levels: HOUSE.levels, start: ['S7'], spawns: HOUSE.spawns },
];

/** Six Zombie Heroes stand about from the start; the others may be drawn. */
function mission(which: number, random: Random): Json {
  const types = CARDS.types.slice(FIRST_HERO).map((t) => t.id);
  const enemyHeroes = Array.from({ length: 6 }, () => ({
    type: itemAt(types.splice(random(types.length), 1), 0),
    zone: itemAt(itemAt(ZONES, which), random(itemAt(ZONES, which).length)),
  }));
  return {
    id: 'ad-hoc',
    edition: 'hero',
    source: 'designed',
    difficulty: 'easy',
    minutes: 1,
    doors: [],
    goals: [],
    win: { never: true },
    own: { enemyHeroes, sign: 'S8', hand: 'S6' },
    ...itemAt(BOARDS, which),
  };
}

function newGame(seed: string, which: number, random: Random): Truth {
  const heroes = SHEETS.map((s) => s.id);
  const seats = [Array.from({ length: 6 }, () => itemAt(heroes.splice(random(heroes.length), 1), 0))];
  const boxes = { enemyHeroes: BOTH, bystanders: BOTH };
  return begunWith(engine, { edition: 'hero', mission: mission(which, random), seats, boxes }, seed);
}

function names(e: GameEvent): string | undefined {
  if (e.type === 'ability-used') return e.ability;
  return e.type === 'door-forced' ? 'juggernaut' : undefined;
}

it('Zombie Heroes of both boxes act and are fought, and nothing breaks', () => {
  const wanted = ['captain-america', 'captain-marvel', 'dark-phoenix', 'juggernaut'];
  const { faults, seen } = tour({
    engine,
    seed: 'dead',
    least: 16,
    most: 200,
    wanted,
    begin: (seed, game, random) => newGame(seed, game % 2, random),
    names,
  });
  expect(faults).toEqual([]);
  expect([...seen].sort()).toEqual(wanted);
});
