import { expect, it } from 'vitest';
import { agoText } from './ago.ts';

const NOW = Date.UTC(2031, 4, 20, 12);

it('speaks of minutes, hours and days, then of dates', () => {
  expect(agoText(NOW - 20_000, NOW, 'en')).toBe('now');
  expect(agoText(NOW - 4 * 60_000, NOW, 'en')).toBe('4 minutes ago');
  expect(agoText(NOW - 3 * 3_600_000, NOW, 'fr')).toBe('il y a 3 heures');
  expect(agoText(NOW - 26 * 3_600_000, NOW, 'en')).toBe('yesterday');
  expect(agoText(NOW - 30 * 86_400_000, NOW, 'en')).toBe('Apr 20, 2031');
});
