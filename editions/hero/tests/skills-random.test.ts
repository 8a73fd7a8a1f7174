// Random games among heroes of level Red, in the streets and in the house: all invariants hold after every answer.
import { grantSkill, isRefusal, type GameEvent, type Json, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check, type Random } from '../../testing/random-game.ts';
import { CORE_SKILL_ABILITIES } from '../abilities/core-skills.ts';
import { XMEN_SKILL_ABILITIES } from '../abilities/xmen-skills.ts';
import { SHEETS } from '../cards.ts';
import { RANDOM_MISSIONS } from './random-missions.ts';
import { engine } from './table.ts';

const RED = 3;
const SKILLS = [...XMEN_SKILL_ABILITIES, ...CORE_SKILL_ABILITIES].map((a) => a.id);
/** The X-Men, then the core box's six. */
const TEAMS = [SHEETS.slice(0, 6), SHEETS.slice(6)];

/** A game whose heroes have all their skills, and three of others. */
function redGame(seed: string, of: Json, team: typeof SHEETS, random: Random): State {
  const state = engine.newGame({ edition: 'hero', mission: of, seats: [team.map((s) => s.id)] }, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const g = engine.gameOf(state);
  state.heroes.forEach((h, i) => {
    const { yellow, orange, red } = team[i].skills;
    for (const skill of [yellow, ...orange, ...red]) grantSkill(g, i, skill);
    const others = SKILLS.filter((s) => !h.skills.includes(s));
    for (let n = 0; n < 3; n++) grantSkill(g, i, others.splice(random(others.length), 1)[0]);
    h.level = RED;
    h.xp = 43;
  });
  // Read back from JSON, so that the open decision is asked again with the new skills.
  return JSON.parse(JSON.stringify(state)) as State;
}

const namesIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((e) => (e.type === 'skill-used' ? [e.skill] : []));

it.each(TEAMS)('skills come up in games among heroes of level Red, and nothing breaks', (...team) => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const skill of namesIn(events)) seen.add(skill);
    return checkState(engine, state);
  };
  for (let game = 0; game < 10; game++) {
    const random = createRandom(`red ${game}`);
    const state = redGame(`red ${game}`, RANDOM_MISSIONS[game % RANDOM_MISSIONS.length], team, random);
    const report = playOn(engine, state, random, check, [], true);
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  // One of the eighteen X-Men skills is a number that nobody uses; some of the others are rare at random.
  expect(seen.size).toBeGreaterThanOrEqual(13);
});
