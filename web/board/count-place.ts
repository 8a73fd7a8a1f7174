/** Where the badge of a crowd stands by its base: on nobody's face, and not behind whoever is nearer. */
import type { Point, Rect } from '@holdout/engine';
import { isStanding } from './order.ts';
import { bodyOf, FOOT, headOf, plateOf } from './outline.ts';
import { REST } from './base-marks.tsx';
import type { Piece } from './pieces.ts';
import { overlapOf, rectAround } from './shapes.ts';
import type { Spot } from './slots.ts';

/** From the middle of the base; the first that is free. */
const PLACES: readonly Point[] = [
  [27, 10],
  [-27, 10],
  [34, -30],
  [-34, -30],
  [36, -62],
  [-36, -62],
  [0, -118],
];
const SIDE = 32;

type CountPlaces = ReadonlyMap<string, Point>;

/** `order`: from the back to the front. */
export function countPlaces(
  order: readonly Piece[],
  spots: ReadonlyMap<string, Spot>,
  size: number,
): CountPlaces {
  const standing = order.filter(isStanding).flatMap((piece) => {
    const spot = spots.get(piece.key);
    return spot
      ? [{ piece, spot, head: headOf(spot, size), nearer: [bodyOf(spot, size), plateOf(spot, size)] }]
      : [];
  });
  const places = new Map<string, Point>();
  standing.forEach(({ piece, spot }, at) => {
    if (piece.kind !== 'enemy' || piece.count < 2) return;
    const resting = piece.rest ? [badgeAt(spot, REST, size)] : [];
    const inTheWay = standing.flatMap((other, n): readonly Rect[] =>
      n === at ? resting : n > at ? [other.head, ...other.nearer] : [other.head],
    );
    const hidden = (place: Point): number => {
      const badge = badgeAt(spot, place, size);
      return inTheWay.reduce((sum, rect) => sum + Math.max(0, overlapOf(badge, rect)), 0);
    };
    const best = PLACES.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
    places.set(piece.key, best);
  });
  return places;
}

export function badgeAt({ x, y, scale }: Spot, [dx, dy]: Point, size = 1): Rect {
  const by = scale * size;
  return rectAround([x + dx * by, y + (FOOT + dy) * by], SIDE * by, SIDE * by);
}
