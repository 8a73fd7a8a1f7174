/** The corner of a zone in which the badge of a mark stands: off heroes, off what lies there, as far as there is room. */
import { itemAt, type Context, type Point, type Rect, type State } from '@holdout/engine';
import { fixturesOf } from './fixtures.ts';
import { geometryOf } from './geometry.ts';
import type { Look } from './look.ts';
import { isStanding } from './order.ts';
import { bodyOf, headOf, plateOf } from './outline.ts';
import { seatingOf } from './seating.ts';
import { rectAround, sharedArea } from './shapes.ts';
import type { Spot } from './slots.ts';

/** Room a badge takes with its key cap, and how far a token reaches. */
const BADGE = 62;
const TOKEN = 76;
const SMALL = 0.6;
/** A face must never be hidden, nor the letter of whose figure it is; other things rather not. */
const WEIGHT = { face: 10, plate: 6, hero: 2, other: 1 } as const;
/** So much of a face and no more: a smaller badge is better then. */
const TOO_MUCH = 10 * 120;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The lower left if it is free, then the other corners, the edges, the middle; in a cramped zone the badge is small. */
export function badgePlace(context: Context, state: State, zone: number, look: Look): Place {
  const [x0, y0, x1, y1] = itemAt(geometryOf(context).zones, zone).box;
  const things = thingsNear(context, state, zone, look);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const places = [1, SMALL].flatMap((scale): Place[] => {
    const [dx, dy] = [44 * scale, 40 * scale];
    const [left, right, top, bottom] = [x0 + dx, x1 - dx, y0 + dy, y1 - dy];
    return [
      { x: left, y: bottom, scale },
      { x: right, y: top, scale },
      { x: right, y: bottom, scale },
      { x: left, y: top + 12, scale },
      { x: cx, y: bottom, scale },
      { x: cx, y: top, scale },
      { x: left, y: cy, scale },
      { x: right, y: cy, scale },
      { x: cx, y: cy, scale },
    ];
  });
  const hidden = ({ x, y, scale }: Place): number => {
    const badge = rectAround([x, y], BADGE * scale, BADGE * scale);
    return things.reduce((sum, { rect, weight }) => sum + weight * sharedArea(badge, rect), 0);
  };
  const best = (some: readonly Place[]): Place => some.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  const large = best(places.filter((p) => p.scale === 1));
  return hidden(large) <= TOO_MUCH ? large : best(places);
}

const TAG_HEIGHT = 28;
/** More of a name than this behind figures, and it is no name any more. */
const TAG_HIDDEN = 0.12;

/** The middle of a tag in the upper left. */
export function tagCorner(context: Context, zone: number, width: number): Point {
  const [x0, y0] = itemAt(geometryOf(context).zones, zone).box;
  return [x0 + 10 + width / 2, y0 + 19];
}

/** Where the name of a zone can be read although figures stand before it: the upper left, else another corner, else nowhere. */
export function tagPlace(
  context: Context,
  state: State,
  zone: number,
  look: Look,
  width: number,
): Point | undefined {
  const [, y0, x1, y1] = itemAt(geometryOf(context).zones, zone).box;
  const first = tagCorner(context, zone, width);
  const [left, top] = first;
  const [right, bottom] = [x1 - 10 - width / 2, y1 - (top - y0)];
  const badge = badgePlace(context, state, zone, look);
  const side = BADGE * badge.scale;
  const over = [
    ...thingsNear(context, state, zone, look).map(({ rect }) => rect),
    rectAround([badge.x, badge.y], side, side),
  ];
  const hidden = (at: Point): number => {
    const tag = rectAround(at, width, TAG_HEIGHT);
    return over.reduce((sum, rect) => sum + sharedArea(tag, rect), 0) / (width * TAG_HEIGHT);
  };
  const corners: readonly Point[] = [first, [right, top], [left, bottom], [right, bottom]];
  return corners.find((at) => hidden(at) <= TAG_HIDDEN);
}

interface Thing {
  readonly rect: Rect;
  readonly weight: number;
}

function thingsNear(context: Context, state: State, zone: number, look: Look): Thing[] {
  const { pieces, spots, folds } = seatingOf(context, state);
  const standing = pieces.flatMap((piece): Thing[] => {
    const spot = spots.get(piece.key);
    if (!spot) return [];
    // A head may look over the wall into the zone behind.
    if (look === 'figures' && isStanding(piece)) return outlineOf(spot, piece.kind === 'hero');
    if (piece.zone !== zone) return [];
    const weight = piece.kind === 'hero' ? WEIGHT.face : WEIGHT.other;
    return [{ rect: rectAround([spot.x, spot.y], TOKEN * spot.scale, TOKEN * spot.scale), weight }];
  });
  const crowds = folds
    .filter((f) => f.zone === zone)
    .map(({ spot }) => ({ rect: rectAround([spot.x, spot.y], TOKEN, TOKEN), weight: WEIGHT.other }));
  const lying = fixturesOf(context)
    .filter((f) => f.zone === zone)
    .map(({ rect }) => ({ rect, weight: WEIGHT.other }));
  return [...standing, ...crowds, ...lying];
}

const outlineOf = (spot: Spot, hero: boolean): Thing[] => [
  { rect: headOf(spot), weight: WEIGHT.face },
  { rect: bodyOf(spot), weight: hero ? WEIGHT.hero : WEIGHT.other },
  ...(hero ? [{ rect: plateOf(spot), weight: WEIGHT.plate }] : []),
];
