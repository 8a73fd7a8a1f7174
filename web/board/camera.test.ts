import { describe, expect, it } from 'vitest';
import {
  cornerOf,
  fitScale,
  fitted,
  kept,
  panned,
  revealing,
  shownRect,
  toPoint,
  zoomedAt,
} from './camera.ts';

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

  it('follows the finger and stops 80 pixels past the edge', () => {
    const near = kept({ zoom: 2, x: 700, y: 500 }, view, board);
    expect(panned(near, view, board, [-10, 0]).x).toBeCloseTo(710);
    const [x0] = shownRect(panned(near, view, board, [100000, 0]), view, board);
    expect(x0).toBeCloseTo(-8 - 80);
  });

  it('keeps a side that fits near the middle', () => {
    expect(kept({ zoom: 0.8, x: 0, y: 0 }, view, board)).toEqual({ zoom: 0.8, x: 550, y: 300 });
  });

  it('shows a zone in the corner clear of everything that lies over the view', () => {
    const covered = { ...view, over: { left: 0, top: 50, right: 96, bottom: 80 } };
    const near = revealing(fitted(board), covered, board, [1250, 750, 1500, 1000], 620);
    const [left, top] = cornerOf(near, view, board);
    const scale = fitScale(view, board) * near.zoom;
    expect(scale).toBeCloseTo(view.width / 620);
    expect(left + 1500 * scale).toBeLessThanOrEqual(view.width - 96 - 24);
    expect(top + 1000 * scale).toBeLessThanOrEqual(view.height - 80 - 24);
  });

  it('goes further away where both who attacks and who is attacked would not fit', () => {
    const far = revealing({ zoom: 3, x: 0, y: 0 }, view, board, [0, 0, 1000, 250]);
    expect(1000 * fitScale(view, board) * far.zoom).toBeCloseTo(view.width - 48);
  });
});
