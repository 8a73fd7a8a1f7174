import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it('finds a card by the beginnings of its words, with or without accents, in any order', () => {
  expect(matches('fi', 'Fire axe', 'fire-axe')).toBe(true);
  expect(matches('axe fi', 'Fire axe', 'fire-axe')).toBe(true);
  expect(matches('epee', 'Épée', 'sword')).toBe(true);
  expect(matches('ire', 'Fire axe', 'fire-axe')).toBe(false);
});

it('knows the English name beside the one shown', () => {
  expect(matches('shot', 'Fusil à pompe', 'shotgun')).toBe(true);
});

it('takes a number for the number of the card and for nothing that only begins with it', () => {
  expect(matches('25', 'no. 25', '025')).toBe(true);
  expect(matches('2', 'no. 25', '025')).toBe(false);
});

it('shows everything while nothing is typed', () => {
  expect(matches('  ', 'Water', 'water')).toBe(true);
});
