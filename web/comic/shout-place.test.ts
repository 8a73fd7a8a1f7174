import { expect, it } from 'vitest';
import { shoutPlace, type Head } from './shout-place.ts';

const head = (x0: number, y0: number, x1: number, y1: number, named = false): Head => ({
  at: [x0, y0, x1, y1],
  named,
});

it('is shouted where it is wished for, unless a face is there', () => {
  expect(shoutPlace([], 600, 80, 400)).toBe(400);
  expect(shoutPlace([head(370, 40, 430, 120)], 600, 80, 400)).toBeLessThan(310);
  // Below it nobody is hidden.
  expect(shoutPlace([head(370, 120, 430, 200)], 600, 80, 400)).toBe(400);
});

it('hides as little as can be where faces are everywhere, and stays in its panel', () => {
  const crowd = [0, 100, 200, 300].map((x) => head(x, 40, x + (x === 200 ? 20 : 90), 120));
  const at = shoutPlace(crowd, 400, 80, 100);
  expect(at).toBeGreaterThan(200);
  expect(at).toBeLessThanOrEqual(320);
  // Of one of many rather than of somebody.
  expect(shoutPlace([head(0, 40, 150, 120), head(150, 40, 300, 120, true)], 300, 80, 200)).toBe(80);
});
