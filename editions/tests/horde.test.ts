/** Every mission with the heroes played by hand: sound to its end, set right at random before every turn of the enemies, bit-exact. */
import {
  createEngine,
  isRefusal,
  replay,
  saveOf,
  startTimeline,
  takeAnswer,
  type Setup,
} from '@holdout/engine';
import {
  allByHand,
  allSetups,
  checkState,
  createRandom,
  nameOf,
  playRandomGame,
  randomAnswer,
  randomCorrection,
} from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);
/** Rounds of an evening. */
const ROUNDS = 3;

describe.each(EDITIONS.map((e) => [e.id, e] as const))('%s', (_, edition) => {
  const setups = Object.keys(edition.missions).flatMap(
    (mission) => allSetups(engine, edition).find((s) => s.mission === mission) ?? [],
  );

  it.each(setups.map((s) => [String(s.mission), s] as const))('%s is sound to its end', (mission, setup) => {
    const horde: Setup = { ...setup, horde: true };
    const report = playRandomGame(engine, horde, `horde ${mission}`, ({ state }) =>
      checkState(engine, state),
    );
    expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
    expect(report.state.outcome).not.toBeNull();
  });

  it('is set right before every turn of the enemies, with all chance from the box', () => {
    let taken = 0;
    for (const setup of setups) {
      let here = 0;
      const seed = `evening ${String(setup.mission)}`;
      const random = createRandom(seed);
      const t = startTimeline(engine, { ...setup, horde: true, byHand: allByHand(engine, setup) }, seed);
      if (isRefusal(t)) throw new Error(`${t.refused} ${t.at ?? ''}`);
      while (t.state.round <= ROUNDS) {
        const open = engine.decisionOf(t.state);
        if (!open) break;
        if (open.prompt === 'hands') {
          for (let n = 0; n < 3; n++)
            if (!isRefusal(takeAnswer(t, randomCorrection(engine, t.state, random)))) here++;
          if (engine.decisionOf(t.state)?.prompt === 'hands') takeAnswer(t, 'horde');
        } else takeAnswer(t, randomAnswer(open, random));
        expect(checkState(engine, t.state)).toEqual([]);
      }
      const again = replay(engine, saveOf(t));
      expect(isRefusal(again) ? again.refused : engine.hash(again)).toBe(engine.hash(t.state));
      // Some in every game, whatever else chance would have set right.
      expect(here, String(setup.mission)).toBeGreaterThan(0);
      taken += here;
    }
    expect(taken).toBeGreaterThan(2 * setups.length);
  });
});
