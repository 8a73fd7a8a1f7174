// Random games against Zombie Heroes of both boxes, in the streets and in the house: all invariants hold after every answer.
import { isRefusal, type Json, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { FIRST_HERO } from '../../supers/kit.ts';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check, type Random } from '../../testing/random-game.ts';
import { SHEETS, TYPES } from '../cards.ts';
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
  const types = TYPES.slice(FIRST_HERO).map((t) => t.id);
  const enemyHeroes = Array.from({ length: 6 }, () => ({
    type: types.splice(random(types.length), 1)[0],
    zone: ZONES[which][random(ZONES[which].length)],
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
    ...BOARDS[which],
  };
}

function newGame(seed: string, which: number, random: Random): State {
  const heroes = SHEETS.map((s) => s.id);
  const seats = [Array.from({ length: 6 }, () => heroes.splice(random(heroes.length), 1)[0])];
  const boxes = { enemyHeroes: BOTH, bystanders: BOTH };
  const state = engine.newGame({ edition: 'hero', mission: mission(which, random), seats, boxes }, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return state;
}

it('Zombie Heroes of both boxes act and are fought, and nothing breaks', () => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const e of events) {
      if (e.type === 'ability-used') seen.add(e.ability);
      if (e.type === 'door-forced') seen.add('juggernaut');
    }
    return checkState(engine, state);
  };
  for (let game = 0; game < 16; game++) {
    const random = createRandom(`dead ${game}`);
    const report = playOn(engine, newGame(`dead ${game}`, game % 2, random), random, check, [], true);
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  expect([...seen].sort()).toEqual(['captain-america', 'captain-marvel', 'dark-phoenix', 'juggernaut']);
});
