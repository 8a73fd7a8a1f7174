import { followChanges } from '@holdout/editions/testing';
import { isRefusal, replay } from '@holdout/engine';
import { playGolden } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { allMissions, newEngine } from './editions.ts';
import { readGolden } from './golden-files.ts';
import { storyOf } from './golden-story.ts';

describe('golden playthroughs', () => {
  it.each(allMissions())('mission $mission is told the same way again', ({ edition, mission }) => {
    const { lines, save } = readGolden(edition.id, mission);
    const answers = [...save.answers];
    const again = playGolden(
      newEngine(),
      save.setup,
      save.seed,
      () => answers.shift() ?? '',
      storyOf(edition.id),
    );
    expect(again.lines.join('\n')).toBe(lines.join('\n'));
    expect(answers).toEqual([]);
  });

  it.each(allMissions())('mission $mission shows what each event changed', ({ edition, mission }) => {
    const { save } = readGolden(edition.id, mission);
    const engine = newEngine();
    const state = engine.newGame(save.setup, save.seed);
    if (isRefusal(state)) throw new Error(state.refused);
    const check = followChanges(engine, state);
    for (const answer of save.answers) {
      const result = engine.answer(state, answer, 'changes');
      if (isRefusal(result)) throw new Error(result.refused);
      expect(check({ state, events: result.events, answers: [answer] }), answer).toEqual([]);
    }
  });

  it.each(allMissions())('mission $mission is kept as a won game', ({ edition, mission }) => {
    const end = replay(newEngine(), readGolden(edition.id, mission).save);
    expect(isRefusal(end) ? end.refused : end.outcome?.result).toBe('won');
  });
});
