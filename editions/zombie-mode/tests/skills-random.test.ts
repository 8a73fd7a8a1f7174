// Random games among heroes of level Red: skills come up all the time, and all invariants hold after every answer.
import { itemAt, type GameEvent, type Truth } from '@holdout/engine';
import type { Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { begunWith, raiseToRed, tour } from '../../testing/random-supers.ts';
import { HERO_SKILLS } from '../abilities/skills.ts';
import { HERO_BOXES, SHEETS } from '../cards.ts';
import { engine } from './table.ts';

const SKILLS = HERO_SKILLS.map((s) => s.id).filter((id) => id !== 'plus-action');
/** Numbers that nobody uses. */
const SILENT = ['cluster-warheads', 'too-small', 'bone-breaker', 'ice-slide'];

const TEAMS = ['core', 'xmen'].map((box) => SHEETS.filter((_, i) => HERO_BOXES[i] === box));

/** A game whose heroes, of one box, have all their skills, and three of others. */
function redGame(seed: string, game: number, random: Random): Truth {
  const team = itemAt(TEAMS, game % TEAMS.length);
  const setup = { edition: 'zombie', mission: 'MZ1', seats: [team.map((s) => s.id)] };
  return begunWith(engine, setup, seed, (g) => raiseToRed(g, team, SKILLS, 3, random));
}

function names(e: GameEvent): string | undefined {
  if (e.type === 'skill-used') return e.skill;
  return e.type === 'dice-rolled' ? e.for : undefined;
}

it('all skills come up in games of both boxes at level Red, and nothing breaks', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'red',
    least: 24,
    most: 200,
    wanted: SKILLS.filter((s) => !SILENT.includes(s)),
    begin: redGame,
    names,
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
