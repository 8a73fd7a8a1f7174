import { describe, expect, it } from 'vitest';
import { boardOf, faces, layout, maps } from './fixtures/named-board.ts';
import { createViewCache } from './view-cache.ts';
import { viewOf } from './view.ts';
import { lookUp } from '../lookup.ts';

const town = boardOf(lookUp(maps, '05'));
/** Room for so many views. */
const VIEWS = 100;
const BYTES = VIEWS * 12 * town.zones.length ** 2;
const pattern = (bits: number) => town.doors.map((_door, i) => (bits >> i) & 1);

describe('the view cache', () => {
  it('answers as viewOf does, and the same pattern with the same view', () => {
    const cached = createViewCache(town, BYTES);
    for (const bits of [0, 1, 2, 1024, 2047]) {
      expect(cached(pattern(bits))).toEqual(viewOf(town, pattern(bits)));
      expect(cached(pattern(bits))).toBe(cached(pattern(bits)));
    }
    expect(cached(pattern(1))).not.toBe(cached(pattern(2)));
  });

  it('does not care how "open" is written', () => {
    const cached = createViewCache(town, BYTES);
    expect(cached(pattern(5).map((open) => open * 2))).toBe(cached(pattern(5)));
  });

  it('forgets everything when it has grown too large', () => {
    const cached = createViewCache(town, BYTES);
    const first = cached(pattern(0));
    for (let bits = 1; bits < VIEWS; bits++) cached(pattern(bits));
    expect(cached(pattern(0))).toBe(first);
    cached(pattern(VIEWS));
    expect(cached(pattern(0))).not.toBe(first);
  });

  it('tells patterns apart on boards with more doors than a number has bits', () => {
    const diner = {
      ...lookUp(faces, '7B'),
      doors: ['r0c1', 'r1c2', 'r2c1', 'r1c0'].map((c) => ({ between: ['room', c] as const })),
    };
    const board = boardOf(layout(Array<string[]>(3).fill(['P@0', 'P@0', 'P@0'])), { P: diner });
    expect(board.doors).toHaveLength(36);
    const cached = createViewCache(board, BYTES);
    const only = (open: number) => board.doors.map((_door, i) => (i === open ? 1 : 0));
    expect(cached(only(2))).not.toBe(cached(only(34)));
    expect(cached(only(34))).toEqual(viewOf(board, only(34)));
    expect(cached(only(34))).toBe(cached(only(34)));
  });
});
