import { expect, it } from 'vitest';
import { percent, tenths, whole } from './numbers.ts';

it('writes numbers as each language does', () => {
  expect([percent(0.938, 'en'), tenths(0.66, 'en'), whole(1200, 'en')]).toEqual(['94%', '0.7', '1,200']);
  expect(tenths(0.66, 'fr')).toBe('0,7');
  // French keeps the sign on the line of its number, by one space or another.
  expect(percent(0.938, 'fr')).toMatch(/^94[\u00a0\u202f]%$/);
  expect(whole(1200, 'fr')).toMatch(/^1[\u00a0\u202f]200$/);
});
