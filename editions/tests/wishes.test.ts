/** Whatever somebody wishes for is offered or refused with a reason: words that name nothing, too much or something else. */
import { createEngine, isRefusal, type State } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);

/** What follows the verb. */
const NAMED = [
  '',
  ':',
  ':@',
  ':x',
  ':x@y',
  ':x+y@z',
  ':S1',
  ':S1@S2',
  ':x@',
  ':@S1',
  ':x-y',
  ':0',
  ':__proto__',
];

function check(state: State): void {
  const { edition, abilities } = engine.gameOf(state).context;
  const offered = new Set(engine.decisionOf(state)?.options.map((o) => o.id));
  for (const verb of [...edition.actions.map((a) => a.verb), ...abilities.keys()])
    for (const wish of NAMED.map((named) => `${verb}${named}`))
      expect([wish, engine.why(state, wish) === null]).toEqual([wish, offered.has(wish)]);
}

describe.each(EDITIONS.map((edition) => ({ edition, name: edition.id })))('$name', ({ edition }) => {
  it('says why of every wish in every turn of some games', () => {
    let turns = 0;
    for (const [n, mission] of Object.keys(edition.missions).entries()) {
      const setup = setupFor(engine, edition, mission, 2) ?? setupFor(engine, edition, mission, 1);
      const state = setup && engine.newGame(setup, `wishes ${n}`);
      if (!state || isRefusal(state)) continue;
      const random = createRandom(`wishes ${n}`);
      for (let d = engine.decisionOf(state), i = 0; d && i < 25; d = engine.decisionOf(state), i++) {
        if (d.prompt === 'turn' && turns++ % 3 === 0) check(state);
        engine.answer(state, randomAnswer(d, random), false);
      }
    }
    expect(turns).toBeGreaterThan(10);
  });
});
