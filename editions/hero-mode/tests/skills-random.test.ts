// Random games among heroes of level Red, in the streets and in the house: all invariants hold after every answer.
import { itemAt, type Truth } from '@holdout/engine';
import type { Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { begunWith, raiseToRed, tour } from '../../testing/random-supers.ts';
import { CORE_SKILL_ABILITIES } from '../abilities/core-skills.ts';
import { XMEN_SKILL_ABILITIES } from '../abilities/xmen-skills.ts';
import { SHEETS } from '../cards.ts';
import { missionOf } from './random-missions.ts';
import { engine } from './table.ts';

const SKILLS = [...XMEN_SKILL_ABILITIES, ...CORE_SKILL_ABILITIES].map((a) => a.id);
/** A number that nobody uses. */
const SILENT = ['unremarkable'];

/** The X-Men, then the core box's six. */
const TEAMS = [SHEETS.slice(0, 6), SHEETS.slice(6)];

/** A game whose heroes have all their skills, and three of others: each team in the streets and in the house. */
function redGame(seed: string, game: number, random: Random): Truth {
  const team = itemAt(TEAMS, Math.floor(game / 2) % TEAMS.length);
  const setup = { edition: 'hero', mission: missionOf(game), seats: [team.map((s) => s.id)] };
  return begunWith(engine, setup, seed, (g) => raiseToRed(g, team, SKILLS, 3, random));
}

it('all skills come up in games among heroes of level Red, and nothing breaks', () => {
  const { faults, missing } = tour({
    engine,
    seed: 'red',
    least: 20,
    most: 200,
    wanted: SKILLS.filter((s) => !SILENT.includes(s)),
    begin: redGame,
    names: (e) => (e.type === 'skill-used' ? e.skill : undefined),
  });
  expect(faults).toEqual([]);
  expect(missing).toEqual([]);
});
