import type { GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { isEcho } from './echo.ts';
import { sampleOf } from './tests/samples.ts';

const card = (n: number, kind = 'normal', enemy = 'walker'): GameEvent => ({
  ...sampleOf('spawn-card', { card: '007', zone: 'S4', kind, enemy, n }),
  id: 1,
});
const placed = (n: number, zone = 'S4'): GameEvent => ({
  ...sampleOf('enemies-placed', { enemy: 'walker', n, zone }),
  id: 2,
  parent: 1,
});
const idle: GameEvent = { ...sampleOf('card-without-effect', { card: '007' }), id: 2 };

it('does not tell again whom a spawn card brings', () => {
  expect(isEcho(placed(2), [card(2), placed(2)])).toBe(true);
  expect(isEcho(placed(1), [card(2), placed(1)])).toBe(false);
  expect(isEcho(placed(2, 'S5'), [card(2), placed(2, 'S5')])).toBe(false);
  expect(isEcho(placed(2), [placed(2)])).toBe(false);
});

it('says once that nobody comes, and always that nobody there could act', () => {
  expect(isEcho(idle, [card(0), idle])).toBe(true);
  expect(isEcho(idle, [card(0, 'extra', ''), idle])).toBe(true);
  expect(isEcho(idle, [card(0, 'extra'), idle])).toBe(false);
});
