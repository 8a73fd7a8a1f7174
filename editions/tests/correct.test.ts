/** Tables set right at random in the middle of games of every mission: sound, undone, and played again to the letter. */
import {
  createEngine,
  isRefusal,
  replay,
  saveOf,
  startTimeline,
  takeAnswer,
  undo,
  type Setup,
} from '@holdout/engine';
import { allSetups, checkState, createRandom, randomAnswer, randomCorrection } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);
/** Answers at random, with a correction tried before every third of them. */
function playCorrected(setup: Setup, seed: string): { stood: number; refused: number } {
  const random = createRandom(seed);
  const t = startTimeline(engine, setup, seed);
  if (isRefusal(t)) throw new Error(`${t.refused} ${t.at ?? ''}`);
  let [stood, refused] = [0, 0];
  for (let n = 0; n < 45; n++) {
    const open = engine.decisionOf(t.state);
    if (!open) break;
    if (n % 3 === 0) {
      const before = engine.hash(t.state);
      const said = randomCorrection(engine, t.state, random);
      const no = takeAnswer(t, said);
      expect(checkState(engine, t.state), said).toEqual([]);
      if (isRefusal(no)) {
        refused++;
        expect(engine.hash(t.state)).toBe(before);
      } else {
        stood++;
        const back = undo(t);
        if (!back || !isRefusal(back)) {
          expect(engine.hash(t.state)).toBe(before);
          takeAnswer(t, said);
        }
      }
    } else takeAnswer(t, randomAnswer(open, random));
  }
  const again = replay(engine, saveOf(t));
  expect(isRefusal(again) ? `${again.refused} ${again.at ?? ''}` : engine.hash(again)).toBe(
    engine.hash(t.state),
  );
  return { stood, refused };
}

describe.each(EDITIONS.map((e) => [e.id, e] as const))('%s', (_, edition) => {
  it('stays sound whatever is set right', () => {
    let stood = 0;
    for (const mission of Object.keys(edition.missions)) {
      const setup = allSetups(engine, edition).find((s) => s.mission === mission);
      if (setup) stood += playCorrected({ ...setup, corrections: true }, `right ${mission}`).stood;
    }
    expect(stood).toBeGreaterThan(20);
  });
});
