// Random games among heroes of level Red: skills and cards meet, and all invariants hold after every answer.
import { itemAt, type Truth } from '@holdout/engine';
import type { Random } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { begunWith, raiseToRed, tour } from '../../testing/random-supers.ts';
import { SKILL_ABILITIES } from '../abilities/skills.ts';
import { CARDS } from '../cards.ts';
import { RANDOM_MISSION } from './random-missions.ts';
import { engine } from './table.ts';

const SKILLS = SKILL_ABILITIES.map((a) => a.id);
// First Pick is a number and a part of set-up: nobody uses it.
const USED = SKILLS.filter((s) => s !== 'first-pick');
const TEAMS = [CARDS.sheets.slice(0, 4), CARDS.sheets.slice(4)];

/** A game whose heroes have all their skills, and two of others. */
function redGame(seed: string, game: number, random: Random): Truth {
  const team = itemAt(TEAMS, game % TEAMS.length);
  const setup = { edition: 'dceased', mission: RANDOM_MISSION, seats: [team.map((s) => s.id)] };
  return begunWith(engine, setup, seed, (g) => raiseToRed(g, team, SKILLS, 2, random));
}

it('all skills of the eight heroes come up in games at level Red, and nothing breaks', () => {
  const { faults, seen } = tour({
    engine,
    seed: 'skills',
    least: 40,
    most: 200,
    wanted: USED,
    begin: redGame,
    names: (e) => (e.type === 'skill-used' ? e.skill : undefined),
  });
  expect(faults).toEqual([]);
  expect([...seen].sort()).toEqual([...USED].sort());
});
