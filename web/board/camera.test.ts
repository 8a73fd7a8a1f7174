import { describe, expect, it } from 'vitest';
import { cornerOf, fitScale, fitted, kept, panned, shownRect, toPoint, zoomedAt } from './camera.ts';

const board = { width: 1500, height: 1000 };
const view = { width: 758, height: 600 };

describe('looking at the board', () => {
  it('shows all of it at first', () => {
    const [x0, y0, x1, y1] = shownRect(fitted(board), view, board);
    expect(x0 <= 0 && y0 <= 0 && x1 >= 1500 && y1 >= 1000).toBe(true);
    expect(fitScale(view, board)).toBeCloseTo(0.5);
    expect(cornerOf(fitted(board), view, board)[0]).toBeCloseTo(4);
  });

  it('keeps the point under the pointer when zooming', () => {
    const near = zoomedAt(fitted(board), view, board, [400, 300], 2);
    const before = toPoint(near, view, board, [420, 310]);
    const after = toPoint(zoomedAt(near, view, board, [420, 310], 1.2), view, board, [420, 310]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('zooms from 0.6 to 3', () => {
    expect(zoomedAt(fitted(board), view, board, [0, 0], 100).zoom).toBe(3);
    expect(zoomedAt(fitted(board), view, board, [0, 0], 0.01).zoom).toBe(0.6);
  });

  it('follows the finger and stops at the edge', () => {
    const near = kept({ zoom: 2, x: 700, y: 500 }, view, board);
    expect(panned(near, view, board, [-10, 0]).x).toBeCloseTo(710);
    const [x0] = shownRect(panned(near, view, board, [100000, 0]), view, board);
    expect(x0).toBeCloseTo(-8);
  });

  it('keeps a side that fits in the middle', () => {
    expect(kept({ zoom: 0.8, x: 0, y: 0 }, view, board)).toEqual({ zoom: 0.8, x: 750, y: 500 });
  });
});
