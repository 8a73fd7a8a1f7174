/** Plain geometry of rectangles and outlines, in board units. */
import { itemAt, type Point, type Rect } from '@holdout/engine';

export const round = (n: number): number => Math.round(n * 10) / 10;

export const widthOf = ([x0, , x1]: Rect): number => x1 - x0;
export const heightOf = ([, y0, , y1]: Rect): number => y1 - y0;
export const centreOf = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
const areaOf = (r: Rect): number => widthOf(r) * heightOf(r);

export const largestOf = (rects: readonly Rect[]): Rect =>
  rects.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a));

/** A rectangle of this size round a point. */
export const rectAround = ([x, y]: Point, width: number, height: number): Rect => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

export const shrink = ([x0, y0, x1, y1]: Rect, by: number): Rect => [x0 + by, y0 + by, x1 - by, y1 - by];

/** Left and upper edge belong to it, right and lower to the next. */
export const holds = ([x0, y0, x1, y1]: Rect, x: number, y: number): boolean =>
  x >= x0 && x < x1 && y >= y0 && y < y1;

/** How far two rectangles reach into each other, on the axis where they do least; not positive when apart. */
export const overlapOf = (a: Rect, b: Rect): number =>
  Math.min(Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** What two rectangles have in common. */
export const sharedArea = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export const clamp = (n: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(n, low), high);

export const pathOf = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');

/** The outlines of rectangles that touch, as one area: seams between them vanish. */
export function outlinesOf(rects: readonly Rect[]): Point[][] {
  const xs = cutsOf(rects.flatMap((r) => [r[0], r[2]]));
  const ys = cutsOf(rects.flatMap((r) => [r[1], r[3]]));
  const filled = (i: number, j: number): boolean =>
    i >= 0 &&
    j >= 0 &&
    i + 1 < xs.length &&
    j + 1 < ys.length &&
    rects.some((r) =>
      holds(r, (itemAt(xs, i) + itemAt(xs, i + 1)) / 2, (itemAt(ys, j) + itemAt(ys, j + 1)) / 2),
    );
  // Edges run with the area on their right, so that they chain into loops.
  const next = new Map<string, Point>();
  const edge = (from: Point, to: Point): Map<string, Point> => next.set(from.join(), to);
  for (let j = 0; j + 1 < ys.length; j++) {
    for (let i = 0; i + 1 < xs.length; i++) {
      if (!filled(i, j)) continue;
      const [x0, x1] = [itemAt(xs, i), itemAt(xs, i + 1)];
      const [y0, y1] = [itemAt(ys, j), itemAt(ys, j + 1)];
      if (!filled(i, j - 1)) edge([x0, y0], [x1, y0]);
      if (!filled(i + 1, j)) edge([x1, y0], [x1, y1]);
      if (!filled(i, j + 1)) edge([x1, y1], [x0, y1]);
      if (!filled(i - 1, j)) edge([x0, y1], [x0, y0]);
    }
  }
  return chain(next);
}

export const cutsOf = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

function chain(next: Map<string, Point>): Point[][] {
  const loops: Point[][] = [];
  for (let start = next.keys().next(); !start.done; start = next.keys().next()) {
    const loop: Point[] = [];
    for (let key = start.value, to = next.get(key); to; key = to.join(), to = next.get(key)) {
      next.delete(key);
      loop.push(to);
    }
    loops.push(
      loop.filter((p, i) => !isStraight(loop.at(i - 1) ?? p, p, itemAt(loop, (i + 1) % loop.length))),
    );
  }
  return loops;
}

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

/** The smallest box that holds them all. */
export const boxRound = (boxes: readonly Rect[]): Rect => [
  Math.min(...boxes.map((b) => b[0])),
  Math.min(...boxes.map((b) => b[1])),
  Math.max(...boxes.map((b) => b[2])),
  Math.max(...boxes.map((b) => b[3])),
];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
