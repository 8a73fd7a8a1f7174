// Random games among heroes of level Red: skills come up all the time, and all invariants hold after every answer.
import { grantSkill, isRefusal, type GameEvent, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { checkState } from '../../testing/check-state.ts';
import { createRandom, nameOf, playOn, type Check, type Random } from '../../testing/random-game.ts';
import { HERO_SKILLS } from '../abilities/skills.ts';
import { SHEETS } from '../cards.ts';
import { engine } from './table.ts';

const RED = 3;
const SKILLS = HERO_SKILLS.map((s) => s.id).filter((id) => id !== 'plus-action');

/** A game whose heroes have all their skills, and three of others. */
function redGame(seed: string, random: Random): State {
  const seats = [SHEETS.map((s) => s.id)];
  const state = engine.newGame({ edition: 'zombie', mission: 'MZ1', seats }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  const g = engine.gameOf(state);
  state.heroes.forEach((h, i) => {
    const { yellow, orange, red } = SHEETS[i].skills;
    for (const skill of [yellow, ...orange, ...red]) grantSkill(g, i, skill);
    const others = SKILLS.filter((s) => !h.skills.includes(s));
    for (let n = 0; n < 3; n++) grantSkill(g, i, others.splice(random(others.length), 1)[0]);
    h.level = RED;
    h.xp = 43;
  });
  // Read back from JSON, so that the open decision is asked again with the new skills.
  return JSON.parse(JSON.stringify(state)) as State;
}

function namesIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((e) =>
    e.type === 'skill-used' ? [e.skill] : e.type === 'dice-rolled' ? [e.for] : [],
  );
}

it('most skills come up in games among heroes of level Red, and nothing breaks', () => {
  const seen = new Set<string>();
  const check: Check = ({ state, events }) => {
    for (const skill of namesIn(events)) seen.add(skill);
    return checkState(engine, state);
  };
  for (let game = 0; game < 12; game++) {
    const random = createRandom(`red ${game}`);
    const report = playOn(engine, redGame(`red ${game}`, random), random, check, [], true);
    expect(report.faults, nameOf(report)).toEqual([]);
  }
  // Three of the eighteen are numbers that nobody uses; some of the others are rare at random.
  expect(seen.size).toBeGreaterThanOrEqual(12);
});
