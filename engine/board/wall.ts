/**
 * Where two areas face each other: the longest stretch along which a rectangle of one and a rectangle of
 * the other overlap with at most a narrow gap between them. Corners never count (K-MOVE-1).
 */
import type { Point, Rect, Side } from './tile.ts';
import { itemAt } from '../lookup.ts';

/** A place on the wall of an area, and the way it leads out. */
export interface Spot {
  x: number;
  y: number;
  side: Side;
}

export function boundingBox(rects: readonly Rect[]): Rect {
  return rects.reduce(([ax, ay, bx, by], [x0, y0, x1, y1]) => [
    Math.min(ax, x0),
    Math.min(ay, y0),
    Math.max(bx, x1),
    Math.max(by, y1),
  ]);
}

/**
 * The middle of the longest stretch, on the wall of `from`; nothing if they do not face each other.
 * With `at` it is that place or nothing.
 */
export function wallBetween(
  from: readonly Rect[],
  to: readonly Rect[],
  gap: number,
  at?: Point,
): Spot | undefined {
  let best: Spot | undefined;
  let longest = 0;
  for (const a of from) {
    for (const b of to) {
      for (const axis of [0, 1] as const) {
        const start = Math.max(a[axis], b[axis]);
        const end = Math.min(itemAt(a, axis + 2), itemAt(b, axis + 2));
        const back = facesBack(a, b, axis, gap);
        if (end - start <= longest || back === undefined) continue;
        const spot = spotAlong(a, axis, at ? at[axis] : (start + end) / 2, back);
        if (at && !(at[0] === spot.x && at[1] === spot.y && start < at[axis] && at[axis] < end)) continue;
        longest = end - start;
        best = spot;
      }
    }
  }
  return best;
}

/** Across the axis: is `b` right before `a` (true), right after it (false), or neither? */
function facesBack(a: Rect, b: Rect, axis: 0 | 1, gap: number): boolean | undefined {
  const across = 1 - axis;
  const before = itemAt(a, across) - itemAt(b, across + 2);
  const after = itemAt(b, across) - itemAt(a, across + 2);
  if (before >= 0 && before <= gap) return true;
  if (after >= 0 && after <= gap) return false;
  return undefined;
}

function spotAlong(a: Rect, axis: 0 | 1, middle: number, back: boolean): Spot {
  return axis === 0
    ? { x: middle, y: back ? a[1] : a[3], side: back ? 'N' : 'S' }
    : { x: back ? a[0] : a[2], y: middle, side: back ? 'W' : 'E' };
}
