/** The lesson of the workshop goes on as the mission shows what was done. */
import { expect, it } from 'vitest';
import { LESSON, lessonAt, type LessonFacts } from './lesson.ts';
import type { Flaw } from './workshop.ts';

const RED: Flaw = { level: 'red', key: 'mission.unreachable', at: 'objectives[0]' };
const YELLOW: Flaw = { level: 'yellow', key: 'warning.spawn-idle', at: 'spawns[0]' };
const TILES = { tiles: [['1B@0', '2B@90']] };
const THINGS = { ...TILES, start: ['S1'], spawns: [{ zone: 'S2' }], objectives: [{ zone: 'S3' }] };

it.each<[string, Partial<LessonFacts>, number]>([
  ['nothing lies there', {}, 0],
  ['one tile is no board', { mission: { tiles: [['1B@0', null]] } }, 0],
  ['the board is there', { mission: TILES }, 1],
  ['an objective is missing', { mission: { ...THINGS, objectives: [] } }, 1],
  ['something is wrong', { mission: THINGS, flaws: [RED] }, 2],
  ['a warning is no reason to wait', { mission: THINGS, flaws: [YELLOW] }, 3],
  ['bots have played it', { mission: THINGS, measured: true }, 4],
  ['it is shared', { mission: THINGS, measured: true, shown: 'share' }, LESSON.length],
])('%s', (_what, more, at) => {
  expect(lessonAt({ mission: {}, flaws: [], measured: false, shown: 'board', ...more })).toBe(at);
});
