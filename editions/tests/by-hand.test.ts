/** Every mission with all chance by hand: the same game answer by answer, and a sound one whatever the box says. */
import { isRefusal, type Decision, type Truth } from '@holdout/engine';
import {
  allByHand,
  allSetups,
  checkState,
  createRandom,
  isFromBox,
  nameOf,
  playOn,
  randomAnswer,
  streamBox,
  tableOf,
} from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';
import { createEngine, type Setup } from '@holdout/engine';

const engine = createEngine(EDITIONS);

function begun(setup: Setup, seed: string): Truth {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return state;
}

function give(state: Truth, answer: string): void {
  const result = engine.answer(state, answer, false);
  if (isRefusal(result)) throw new Error(`${answer}: ${result.refused}`);
}

describe.each([...engine.editions.values()].map((e) => [e.id, e] as const))('%s', (_, edition) => {
  const setups = Object.keys(edition.missions).flatMap(
    (mission) => allSetups(engine, edition).find((s) => s.mission === mission) ?? [],
  );

  it.each(setups.map((s) => [String(s.mission), s] as const))('%s is the same game', (mission, setup) => {
    const seed = `own box ${mission}`;
    const digital = begun(setup, seed);
    const byHand = begun({ ...setup, byHand: allByHand(engine, setup) }, seed);
    const box = streamBox(engine, seed);
    const random = createRandom(seed);
    const open = (): Decision | null => {
      for (;;) {
        const d = engine.decisionOf(byHand);
        if (!d || !isFromBox(d)) return d;
        give(byHand, box(byHand, d));
      }
    };
    for (let d = engine.decisionOf(digital); d; d = engine.decisionOf(digital)) {
      expect(open()).toEqual(d);
      expect(tableOf(engine, byHand)).toBe(tableOf(engine, digital));
      const answer = randomAnswer(d, random);
      give(digital, answer);
      give(byHand, answer);
    }
    expect(open()).toBeNull();
    expect(byHand.outcome).toEqual(digital.outcome);
  });

  it.each(setups.map((s) => [String(s.mission), s] as const))(
    '%s is sound whatever the box says',
    (mission, setup) => {
      const seed = `any box ${mission}`;
      const state = begun({ ...setup, byHand: allByHand(engine, setup) }, seed);
      const report = playOn(engine, state, createRandom(seed), ({ state: now }) => checkState(engine, now));
      expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
    },
  );
});
