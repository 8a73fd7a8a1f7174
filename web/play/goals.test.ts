import { greedyBot } from '@holdout/bots';
import { isRefusal, withChange, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { engineOf } from '../editions/plugs.ts';
import '../editions/testing.ts';
import { dangerOf, goalTargets, timersOf } from './goals.ts';

const engine = engineOf('classic');
const TEAM = ['amy', 'phil', 'josh', 'wanda'];

/** Every position that is shown while the first two rounds are played. */
function* shown(): Generator<State> {
  const state = engine.newGame({ edition: 'classic', mission: '01', seats: [TEAM] }, 'shown');
  if (isRefusal(state)) throw new Error(state.refused);
  for (let d = engine.decisionOf(state); d && state.round < 3; d = engine.decisionOf(state)) {
    let now = engine.mask(state);
    const result = engine.answer(state, greedyBot(engine, engine.mask(state), d), 'changes');
    if (isRefusal(result)) throw new Error(result.refused);
    for (const { change } of result.events) yield (now = withChange(now, change));
  }
}

it('reads goals, timers and danger off positions between two questions and leaves them as they are', () => {
  let looks = 0;
  for (const state of shown()) {
    const before = structuredClone(state);
    const goals = engine.gameOf({ ...state, stack: [] }).context.mission.goals;
    for (const { id } of goals) goalTargets(state, id);
    timersOf(state);
    dangerOf(state);
    expect(state).toEqual(before);
    looks++;
  }
  expect(looks).toBeGreaterThan(50);
});
