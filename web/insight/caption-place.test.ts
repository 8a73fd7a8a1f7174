import { expect, it } from 'vitest';
import { overlap, type Box } from '../table/beside.ts';
import { lineBetween, placeCaption } from './caption-place.ts';

const screen: Box = { x: 0, y: 0, width: 1000, height: 700 };
const size = { width: 280, height: 150 };

it('never covers what it points at, wherever that is', () => {
  for (let x = 0; x <= 800; x += 100) {
    for (let y = 0; y <= 550; y += 50) {
      const target = { x, y, width: 200, height: 150 };
      expect(overlap({ ...placeCaption(size, [target], [], screen), ...size }, target)).toBe(false);
    }
  }
});

it('stays near the first target and keeps off controls if there is room', () => {
  const target = { x: 400, y: 300, width: 100, height: 100 };
  const bar = { x: 0, y: 420, width: 1000, height: 280, weight: 10 };
  const at = placeCaption(size, [target, { x: 900, y: 0, width: 100, height: 100 }], [bar], screen);
  expect(overlap({ ...at, ...size }, bar)).toBe(false);
  expect(Math.hypot(at.x + 140 - 450, at.y + 75 - 350)).toBeLessThan(260);
});

it('covers controls rather than targets where there is no room', () => {
  const target = { x: 0, y: 0, width: 1000, height: 480 };
  const bar = { x: 0, y: 480, width: 1000, height: 220, weight: 10 };
  const at = placeCaption(size, [target], [bar], screen);
  expect(overlap({ ...at, ...size }, target)).toBe(false);
});

it('points from border to border', () => {
  const line = lineBetween(
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 300, y: 0, width: 100, height: 100 },
  );
  expect(line).toEqual({ x1: 100, y1: 50, x2: 300, y2: 50 });
});
