import { expect, it } from 'vitest';
import { overlap, placeBeside } from './beside.ts';

const bounds = { x: 0, y: 0, width: 800, height: 700 };
const card = { width: 208, height: 250 };

it('puts a card beside its target, on neither target nor actor', () => {
  for (const x of [0, 120, 300, 480, 690]) {
    for (const y of [0, 290, 590]) {
      const target = { x, y, width: 110, height: 110 };
      const actor = { x: x + 110, y, width: 110, height: 110 };
      const at = placeBeside(card, target, [actor], bounds);
      expect(overlap({ ...at, ...card }, target)).toBe(false);
      expect(overlap({ ...at, ...card }, actor)).toBe(false);
      expect(at.x >= 0 && at.y >= 0 && at.x + card.width <= 800 && at.y + card.height <= 700).toBe(true);
    }
  }
});

it('stands as near as it can where no side is free', () => {
  const narrow = { x: 0, y: 0, width: 440, height: 700 };
  const street = { x: 300, y: 600, width: 110, height: 90 };
  const room = { x: 170, y: 560, width: 130, height: 130 };
  const at = placeBeside({ width: 218, height: 110 }, street, [room], narrow);
  expect(at.y).toBeGreaterThan(400);
  for (const box of [street, room]) expect(overlap({ ...at, width: 218, height: 110 }, box)).toBe(false);
});

it('covers as little as it can where it must cover something', () => {
  const narrow = { x: 0, y: 0, width: 440, height: 700 };
  const street = { x: 120, y: 270, width: 180, height: 210 };
  const size = { width: 218, height: 275 };
  const at = placeBeside(size, street, [], narrow);
  expect(at.y + size.height - street.y).toBeLessThan(20);
});
