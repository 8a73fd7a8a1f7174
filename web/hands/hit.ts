/** What lies under a point of the board: the nearest figure, then a mark, a door, at last the zone itself. */
import { itemAt, DOOR, SPAWN, type Context, type Point, type Rect, type State } from '@holdout/engine';
import { fixturesOf, type Fixture } from '../board/fixtures.ts';
import { geometryOf } from '../board/geometry.ts';
import { PLAIN, type Drawn } from '../board/look.ts';
import { inOrder, isStanding } from '../board/order.ts';
import { bodyOf, headOf } from '../board/outline.ts';
import type { Piece } from '../board/pieces.ts';
import { seatingOf } from '../board/seating.ts';
import { REACH, type Spot } from '../board/slots.ts';
import { zoneThing, type Thing } from './thing.ts';

/** Half of what each kind takes up, at scale 1; what is not named is as large as a figure. */
const REACHES: { readonly [kind in Piece['kind']]?: number } = {
  noise: 26,
  objective: 34,
  card: 30,
  thing: 32,
  vehicle: 58,
};
/** A door is thin: a finger needs more than what is drawn. */
const DOOR_REACH = 40;
/** As far beside a figure a press still means it, in units. */
const GRACE = 7;

export function thingAt(
  context: Context,
  state: State,
  [x, y]: Point,
  zone: number,
  drawn: Drawn = PLAIN,
): Thing {
  const { pieces, spots, folds } = seatingOf(context, state);
  const figure = (grace: number): Piece | undefined =>
    drawn.look === 'figures' ? figureAt(pieces, spots, [x, y], drawn.size, grace) : undefined;
  // A head behind others is small, and what lies beside it is another zone.
  const seen = figure(0) ?? figure(GRACE);
  if (seen) return seen;
  const far = (at: Spot | undefined): number => (at ? Math.hypot(at.x - x, at.y - y) : Infinity);
  const isNear = (at: Spot, reach: number): boolean => far(at) <= reach;
  const fold = folds.find(({ spot }) => isNear(spot, REACH * spot.scale));
  if (fold) return { kind: 'crowd', key: fold.key, zone: fold.zone, types: fold.enemies.map((e) => e.type) };
  const piece = nearest(
    pieces.filter((p) => {
      if (p.kind === 'objective' && p.taken) return false;
      const spot = spots.get(p.key);
      return spot !== undefined && isNear(spot, (REACHES[p.kind] ?? REACH) * spot.scale);
    }),
    (p) => far(spots.get(p.key)),
  );
  if (piece) return piece;
  const door = nearestDoor(context, state, x, y);
  if (door) return door;
  const fixture = fixturesOf(context).find(
    ({ kind, rect: [x0, y0, x1, y1] }) => kind !== 'objective' && x >= x0 && x <= x1 && y >= y0 && y <= y1,
  );
  return (fixture && markAt(fixture, state)) ?? zoneThing(context, zone);
}

/**
 * What is seen of a figure above its base: whoever is in front has it. Only so much of the outline counts as every
 * figure fills, so that the ground between two of them stays the zone's.
 */
function figureAt(
  pieces: readonly Piece[],
  spots: ReadonlyMap<string, Spot>,
  [x, y]: Point,
  size: number,
  grace: number,
): Piece | undefined {
  const isOn = ([x0, y0, x1, y1]: Rect): boolean =>
    x >= x0 - grace && x <= x1 + grace && y >= y0 - grace && y <= y1 + grace;
  return inOrder(pieces, spots).findLast((p) => {
    const spot = spots.get(p.key);
    if (!spot || !isStanding(p) || (p.kind === 'hero' && p.ride)) return false;
    return isOn(headOf(spot, size)) || isOn(bodyOf(spot, size));
  });
}

/** Where figures crowd, the one whose middle is nearest is meant; of several as near, the topmost. */
function nearest<T>(list: readonly T[], far: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, one) => (best === undefined || far(one) <= far(best) ? one : best),
    undefined,
  );
}

/** An open doorway is part of the ground. */
function nearestDoor(context: Context, state: State, x: number, y: number): Thing | undefined {
  const { board } = context;
  let best: { readonly door: number; readonly far: number } | undefined;
  for (const place of geometryOf(context).doors) {
    if (Number(state.doors[place.door]) !== DOOR.closed) continue;
    const far = Math.hypot(place.x - x, place.y - y);
    if (far <= DOOR_REACH && (!best || far < best.far)) best = { door: place.door, far };
  }
  if (!best) return undefined;
  const { id, a } = itemAt(board.doors, best.door);
  return { kind: 'door', key: `door:${id}`, zone: a, door: best.door };
}

function markAt({ kind, index, zone }: Fixture, state: State): Thing | undefined {
  if (kind === 'objective') return undefined;
  const key = `${kind}:${index}`;
  if (kind !== 'spawn') return { kind, key, zone };
  return state.spawns[index] === SPAWN.gone ? undefined : { kind, key, zone, index };
}
