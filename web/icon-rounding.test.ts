import { expect, it } from 'vitest';
import { rounded } from './icon-rounding.ts';

it('puts every point on a whole unit, and lets nothing add up', () => {
  expect(rounded('M10.4 20.6l.4.4.4.4.4.4')).toBe('M10 21l1 0l0 0l1 1');
  expect(rounded('m1.5,2.5 c1.25-1.25 2.5 0 3.7 1.1zm2 2h.6v-.6')).toBe('m2 3c1-2 2 0 3 1zm2 2h0v-1');
});

it('reads the flags of an arc wherever they stand, and keeps its radii', () => {
  expect(rounded('M0 0a2.5 2.5 0 015.2 0')).toBe('M0 0a2.5 2.5 0 0 1 5 0');
  expect(rounded('M0 0A2.5 2.5 0 1 0 .2 5.2')).toBe('M0 0A2.5 2.5 0 1 0 0 5');
});

it('keeps a circle that is one arc', () => {
  expect(rounded('M8 8a4 4 0 1 1-.01 0l1 1')).toContain('a4 4 0 1 1 -0.01 0');
});

it('refuses what is no path', () => {
  expect(() => rounded('M1')).toThrow('not a path');
});
