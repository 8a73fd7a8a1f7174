/** Dry runs from what the table sees, in every mission: they end where nobody knows what comes, and are right up to there. */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type Decision, type Edition, type Truth } from '@holdout/engine';
import {
  createRandom,
  madeHeroes,
  playOn,
  randomAnswer,
  setupFor,
  type Random,
} from '@holdout/engine/testing';
import * as all from '../index.ts';

const editions = Object.values(all).filter((x): x is Edition => typeof x === 'object' && 'missions' in x);
const engine = createEngine(editions);
const missions = editions.flatMap((edition) =>
  Object.keys(edition.missions).map((id) => ({ edition, id, name: `${edition.id} ${id}` })),
);
const LOOK_EVERY = 4;

/** Every answer there is to a pick; one to a division. */
const answersTo = (d: Decision, random: Random): string[] =>
  d.kind === 'pick' ? d.options.map((o) => o.id) : [randomAnswer(d, random)];

/** What is foretold of an answer, against what becomes of it. */
function disagreement(state: Truth, answer: string): string[] {
  const masked = engine.mask(state);
  const before = JSON.stringify(masked);
  const told = engine.foretell(masked, [answer]);
  const after = engine.clone(state);
  const ok = !isRefusal(engine.answer(after, answer, false));
  if (JSON.stringify(masked) !== before) return [`${answer} changed what it was foretold from`];
  if (!told || !ok) return [`${answer} was refused`];
  if (told.isSure !== (after.reveals === state.reveals)) return [`${answer} is sure: ${told.isSure}`];
  if (!told.isSure) return [];
  return JSON.stringify(engine.mask(told.state)) === JSON.stringify(engine.mask(after))
    ? []
    : [`${answer} comes otherwise`];
}

describe.each(missions)('$name', ({ edition, id }) => {
  it('is foretold without a fault, and rightly where neither dice nor cards decide [M-ALL-7]', () => {
    for (const game of [0, 1]) {
      const heroes = game === 0 ? undefined : madeHeroes(edition, `${id} foretold`);
      const players = [1, 2, 4].find((n) => setupFor(engine, edition, id, n)) ?? 1;
      const state = engine.newGame(setupFor(engine, edition, id, players, game, heroes), `foretold ${id}`);
      if (isRefusal(state)) throw new Error(state.refused);
      const random = createRandom(`${id} ${game} foretold`);
      const { faults } = playOn(engine, state, random, ({ answers }) => {
        const d = engine.decisionOf(state);
        if (!d || answers.length % LOOK_EVERY > 0) return [];
        return answersTo(d, random).flatMap((answer) => disagreement(state, answer));
      });
      expect(faults).toEqual([]);
    }
  });
});
