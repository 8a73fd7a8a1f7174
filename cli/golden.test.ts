import { readFileSync } from 'node:fs';
import { playGolden } from '@holdout/editions/testing/golden.ts';
import { isRefusal, parseSave } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EDITION, missionIds, newEngine } from './editions.ts';
import { goldenFile } from './golden-files.ts';
import { STORY } from './golden-story.ts';

describe('golden playthroughs', () => {
  it.each(missionIds(DEFAULT_EDITION))('mission %s is told the same way again', (mission) => {
    const save = parseSave(readFileSync(goldenFile(mission, 'json'), 'utf8'));
    if (isRefusal(save)) throw new Error(save.refused);
    const answers = [...save.answers];
    const again = playGolden(newEngine(), save.setup, save.seed, () => answers.shift() ?? '', STORY);
    expect(again.lines.join('\n') + '\n').toBe(readFileSync(goldenFile(mission, 'txt'), 'utf8'));
    expect(answers).toEqual([]);
  });
});
