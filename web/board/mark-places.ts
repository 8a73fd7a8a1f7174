/** The corner of a zone in which the badge of a mark stands: off heroes, off what lies there, as far as there is room. */
import type { Context, Rect, State } from '@holdout/engine';
import { fixturesOf } from './fixtures.ts';
import { geometryOf } from './geometry.ts';
import { isStanding } from './order.ts';
import { headOf, plateOf } from './outline.ts';
import { seatingOf } from './seating.ts';
import { overlapOf, rectAround } from './shapes.ts';

/** Room a badge takes with its key cap, and how far a token reaches. */
const BADGE = 62;
const TOKEN = 76;
const SMALL = 0.6;
/** A face must never be hidden; other tokens and signs rather not. */
const WEIGHT = { hero: 100, face: 100, other: 1 } as const;
/** More than all other tokens together: it would hide some of a face. */
const FACE = 5000;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The lower left if it is free, then the others; in a cramped zone the badge is small. */
export function badgePlace(context: Context, state: State, zone: number): Place {
  const [x0, y0, x1, y1] = geometryOf(context).zones[zone].box;
  const things = thingsIn(context, state, zone);
  const places = [1, SMALL].flatMap((scale): Place[] => {
    const [dx, dy] = [44 * scale, 40 * scale];
    const middle = (x0 + x1) / 2;
    return [
      { x: x0 + dx, y: y1 - dy, scale },
      { x: x1 - dx, y: y0 + dy, scale },
      { x: x1 - dx, y: y1 - dy, scale },
      { x: x0 + dx, y: y0 + dy + 12, scale },
      { x: middle, y: y1 - dy, scale },
      { x: middle, y: y0 + dy, scale },
    ];
  });
  const hidden = ({ x, y, scale }: Place): number => {
    const badge = rectAround([x, y], BADGE * scale, BADGE * scale);
    return things.reduce((sum, { rect, weight }) => sum + weight * overlapOf(badge, rect), 0);
  };
  const best = (some: readonly Place[]): Place => some.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  const large = best(places.filter((p) => p.scale === 1));
  return hidden(large) < FACE ? large : best(places);
}

interface Thing {
  readonly rect: Rect;
  readonly weight: number;
}

function thingsIn(context: Context, state: State, zone: number): Thing[] {
  const { pieces, spots, folds } = seatingOf(context, state);
  const standing = pieces.flatMap((piece): Thing[] => {
    const spot = spots.get(piece.key);
    if (!spot) return [];
    // A head may look over the wall into the zone behind.
    const head = isStanding(piece) ? [{ rect: headOf(spot), weight: WEIGHT.face }] : [];
    if (piece.zone !== zone) return head;
    const weight = piece.kind === 'hero' ? WEIGHT.hero : WEIGHT.other;
    return [
      { rect: rectAround([spot.x, spot.y], TOKEN * spot.scale, TOKEN * spot.scale), weight },
      ...head,
      ...(isStanding(piece) ? [{ rect: plateOf(spot), weight: WEIGHT.face }] : []),
    ];
  });
  const crowds = folds
    .filter((f) => f.zone === zone)
    .map(({ spot }) => ({ rect: rectAround([spot.x, spot.y], TOKEN, TOKEN), weight: WEIGHT.other }));
  const lying = fixturesOf(context)
    .filter((f) => f.zone === zone)
    .map(({ rect }) => ({ rect, weight: WEIGHT.other }));
  return [...standing, ...crowds, ...lying];
}
