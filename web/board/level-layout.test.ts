import { itemAt, TILE_SIZE, type Rect } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { geometryOf } from './geometry.ts';
import { HEADING, levelLayout } from './level-layout.ts';
import { ALL_MISSIONS, contextOf } from './testing/boards.ts';

const apart = (a: Rect, b: Rect): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
const grown = ([x0, y0, x1, y1]: Rect): Rect => [x0, y0 - HEADING, x1, y1];

const HIGH = ALL_MISSIONS.filter(([, context]) => context.board.levels.length > 1);

it('knows missions on two and on three levels [H-LVL-1]', () => {
  expect(new Set(HIGH.map(([, c]) => c.board.levels.length))).toEqual(new Set([2, 3]));
});

describe.each(HIGH)('levels of mission %s', (_, context) => {
  const { board, places, width, height } = levelLayout(context);

  it('lie apart, each with room for its heading, all on the sheet', () => {
    places.forEach((a, i) => {
      const [x0, y0, x1, y1] = grown(a.rect);
      expect(x0 >= 0 && y0 >= 0 && x1 <= width && y1 <= height, a.id).toBe(true);
      for (const b of places.slice(i + 1)) expect(apart(grown(a.rect), grown(b.rect)), a.id).toBe(true);
    });
  });

  it('hold their own zones, doors and stairs', () => {
    const rectOf = (level: number): Rect => {
      const place = places.find((p) => p.level === level);
      if (!place) throw new Error(`no place for level ${level}`);
      return place.rect;
    };
    const within = ([x0, y0, x1, y1]: Rect, [l, t, r, b]: Rect): boolean =>
      x0 >= l && y0 >= t && x1 <= r && y1 <= b;
    for (const z of board.zones)
      for (const rect of z.rects) expect(within(rect, rectOf(z.level)), z.id).toBe(true);
    for (const { x, y, a, id } of board.doors)
      expect(within([x, y, x, y], rectOf(itemAt(board.zones, a).level)), id).toBe(true);
    for (const { rect, level } of board.stairs) expect(within(rect, rectOf(level))).toBe(true);
    expect(board.stairs.length + board.shafts.length).toBeGreaterThan(0);
  });

  it('keep their size', () => {
    for (const { level, rect } of places) {
      const { cols, rows } = itemAt(context.board.grids, level);
      expect([rect[2] - rect[0], rect[3] - rect[1]]).toEqual([cols * TILE_SIZE, rows * TILE_SIZE]);
    }
  });
});

it('leaves a board of one level as it is', () => {
  const context = contextOf('01');
  expect(levelLayout(context).board).toBe(context.board);
  expect(geometryOf(context).levels).toHaveLength(1);
});

it('puts three levels beside and above each other where a row of them would be small', () => {
  const { places, width, height } = levelLayout(contextOf('H8', 'hero'));
  expect(new Set(places.map((p) => p.rect[0])).size).toBe(2);
  expect(width / height).toBeGreaterThan(0.8);
  expect(width / height).toBeLessThan(1.6);
});
