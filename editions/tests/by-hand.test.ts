/** Every mission with all chance by hand: the same game answer by answer, a sound one whatever the box says, and none in which anything else decides. */
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

/** What stands and lies on the table; of two cards alike it is all one which it is. */
function pieces(state: Truth): object {
  const { heroes, enemies, doors, objectives } = engine.mask(state);
  return { heroes: heroes.map((h) => ({ ...h, slots: h.slots.length })), enemies, doors, objectives };
}

const asked = (state: Truth): object => {
  const { options = [], ...open } = engine.decisionOf(state) ?? {};
  return { ...open, options: options.map((o) => ({ ...o, args: [] })) };
};

/** Dice are asked for and not left to the app. */
const withoutOurDice = (d: Decision): Decision =>
  d.prompt === 'roll-by-hand' ? { ...d, options: d.options.filter((o) => o.verb === 'die') } : d;

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
    '%s leaves nothing to the game: under another seed the same is said and the same happens',
    (mission, setup) => {
      const byHand = { ...setup, byHand: allByHand(engine, setup) };
      const one = begun(byHand, `one ${mission}`);
      const other = begun(byHand, `other ${mission}`);
      const random = createRandom(mission);
      for (let d = engine.decisionOf(one); d; d = engine.decisionOf(one)) {
        expect(asked(other)).toEqual(asked(one));
        expect(pieces(other)).toEqual(pieces(one));
        const answer = randomAnswer(withoutOurDice(d), random);
        give(one, answer);
        give(other, answer);
      }
      expect(other.outcome).toEqual(one.outcome);
    },
  );

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
