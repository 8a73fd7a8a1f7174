/** Half of every kept game under one version of the rules and the rest under the next: it comes to the same end. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, formatSave, isRefusal, parseSave, replay, type Save } from '@holdout/engine';
import type { Position } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { missionsNamed, newEngine } from './editions.ts';
import { readGolden } from './golden-files.ts';

const old = newEngine();
const next = createEngine(EDITIONS.map((edition) => ({ ...edition, rules: `${edition.rules}-next` })));

/** The beginning of a round, after so many answers. */
interface Dawn {
  readonly answers: number;
  readonly position: Position;
}

/** The last round that begins in the first half of the game. */
function dawnOf(save: Save): Dawn {
  const state = old.newGame(save.setup, save.seed);
  if (isRefusal(state)) throw new Error(state.refused);
  let dawn: Dawn | undefined;
  const half = Math.ceil(save.answers.length / 2);
  for (const [i, answer] of save.answers.entries()) {
    if (dawn && i >= half) break;
    const position = old.dawnAfter(state, answer);
    if (position) dawn = { answers: i + 1, position };
    old.answer(state, answer, false);
  }
  if (!dawn) throw new Error('no round began');
  return dawn;
}

describe.each(missionsNamed('all').map((m) => ({ ...m, name: `${m.edition.id} ${m.mission}` })))(
  '$name',
  ({ edition, mission }) => {
    it('goes on under new rules and is won as before', () => {
      const { save } = readGolden(edition.id, mission);
      const dawn = dawnOf(save);
      const { setup, seed } = save;
      const resumed = next.resume(setup, seed, dawn.position);
      if (isRefusal(resumed)) throw new Error(`${resumed.refused} ${resumed.at ?? ''}`);
      expect(resumed.lost).toEqual([]);
      const { rules } = resumed.state;
      const answers = save.answers.slice(dawn.answers);
      const file = parseSave(formatSave({ rules, setup, seed, from: dawn.position, answers, rewinds: [] }));
      if (isRefusal(file)) throw new Error(file.refused);
      const end = replay(next, file);
      if (isRefusal(end)) throw new Error(`${end.refused} ${end.at ?? ''}`);
      expect(end.rules).toBe(`${edition.rules}-next`);
      expect(end.outcome?.result).toBe('won');
    });
  },
);
