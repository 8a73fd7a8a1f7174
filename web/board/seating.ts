/** The places of all tokens of a position, by key. */
import { itemAt, SPAWN, type Context, type Rect, type State } from '@holdout/engine';
import { fixturesOf, type Fixture } from './fixtures.ts';
import { geometryOf } from './geometry.ts';
import { figureOf, plateOf } from './outline.ts';
import { piecesOf, type EnemyPiece, type PersonPiece, type Piece, type VehiclePiece } from './pieces.ts';
import { clamp, heightOf, overlapOf, rectAround, shrink, widthOf } from './shapes.ts';
import { REACH, seat, type Crowd, type Seating, type Spot } from './slots.ts';

/** Enemies of a zone that have become one badge. */
export interface Fold {
  readonly key: string;
  readonly zone: number;
  readonly spot: Spot;
  readonly enemies: readonly EnemyPiece[];
}

interface BoardSeating {
  readonly pieces: readonly Piece[];
  /** Folded enemies have no place of their own. */
  readonly spots: ReadonlyMap<string, Spot>;
  readonly folds: readonly Fold[];
}

export interface VehicleSpot extends Spot {
  /** Nose to the top: stands along a street that runs up and down. */
  readonly upright: boolean;
}

const CAR = [124, 64] as const;
/** What lies rather than stands. */
const SMALL: readonly Piece['kind'][] = ['noise', 'card', 'thing', 'sleeper'];

/** What is left of a zone when walls are taken off; where there is plenty of room tokens keep off the edges. */
export function standingRoom(context: Context, zone: number): Rect {
  const { zones, levels } = geometryOf(context);
  const { box } = itemAt(zones, zone);
  const { kind, level } = itemAt(context.board.zones, zone);
  const edge = levels.find((l) => l.level === level)?.rect[1] ?? 0;
  const inset = (length: number): number => clamp((length - 150) * 0.2, 5, 28);
  const [dx, dy] = kind === 'room' ? [11, 11] : [inset(widthOf(box)), inset(heightOf(box))];
  const top = Math.max(box[1] + dy, Math.min(edge + HEAD_ROOM, box[3] - dy - LOWEST));
  return [box[0] + dx, top, box[2] - dx, box[3] - dy];
}

/** Nobody's head is above the upper edge of a level, where nothing is drawn any more; who flies is taller than others. */
const HEAD_ROOM = 56;
/** But somebody must have room to stand. */
const LOWEST = 70;

function vehicleSpot(context: Context, zone: number, nth: number): VehicleSpot {
  const [x0, y0, x1, y1] = standingRoom(context, zone);
  const { lane } = itemAt(geometryOf(context).zones, zone);
  const upright = lane === undefined ? y1 - y0 > x1 - x0 + 20 : lane === 'down';
  const [length, breadth] = CAR;
  const scale = Math.min(1, (upright ? y1 - y0 : x1 - x0) / (length + 12));
  const [width, height] = upright ? [breadth * scale, length * scale] : [length * scale, breadth * scale];
  // Parked in the lower left, the next one beside it, away from where heroes gather.
  const x = x0 + 6 + width / 2 + (upright ? Math.min(nth * (width + 8), x1 - x0 - width - 12) : 0);
  const y = y1 - 6 - height / 2 - (upright ? 0 : Math.min(nth * (height + 8), y1 - y0 - height - 12));
  return { x, y, scale, upright };
}

const vehicleRect = ({ x, y, scale, upright }: VehicleSpot): Rect =>
  upright
    ? rectAround([x, y], CAR[1] * scale, CAR[0] * scale)
    : rectAround([x, y], CAR[0] * scale, CAR[1] * scale);

/** Seats along the car, driver in front on the left. */
function seatSpot(car: VehicleSpot, seat: number): Spot {
  const [along, beside] = [(seat < 2 ? 1 : -1) * 26 * car.scale, (seat % 2 === 0 ? -1 : 1) * 17 * car.scale];
  const [dx, dy] = car.upright ? [beside, -along] : [along, beside];
  return { x: car.x + dx, y: car.y + dy, scale: 0.46 };
}

const known = new WeakMap<State, BoardSeating>();

export function seatingOf(context: Context, state: State): BoardSeating {
  let seating = known.get(state);
  if (!seating) known.set(state, (seating = seatAll(context, state)));
  return seating;
}

/** A zone with the same crowd looks the same: while others move it need not be worked out again. */
const seated = new WeakMap<Context, Map<string, Seating>>();
const PLENTY = 5000;

function seatOnce(context: Context, zone: number, marks: readonly Rect[], crowd: Crowd): Seating {
  let byCrowd = seated.get(context);
  if (!byCrowd || byCrowd.size > PLENTY) seated.set(context, (byCrowd = new Map<string, Seating>()));
  const key = [zone, marks, crowd.enemies, crowd.heroes, crowd.noise].join('|');
  let found = byCrowd.get(key);
  if (!found) byCrowd.set(key, (found = seat(standingRoom(context, zone), marks, crowd)));
  return found;
}

function seatAll(context: Context, state: State): BoardSeating {
  const pieces = piecesOf(context, state);
  const fixtures = fixturesOf(context);
  const spots = new Map<string, Spot>();
  const folds: Fold[] = [];
  for (const p of pieces) {
    const mark =
      p.kind === 'objective' && fixtures.find((f) => f.kind === 'objective' && f.index === p.index);
    if (mark) spots.set(p.key, { x: mark.x, y: mark.y, scale: 0.94 });
  }
  const cars = pieces.filter((p): p is VehiclePiece => p.kind === 'vehicle');
  const parked = cars.map((p) =>
    vehicleSpot(context, p.zone, cars.filter((c) => c.zone === p.zone).indexOf(p)),
  );
  cars.forEach((p, i) => spots.set(p.key, itemAt(parked, i)));

  context.board.zones.forEach(({ id }, zone) => {
    const here = pieces.filter((p) => p.zone === zone);
    const enemies = here.filter((p): p is EnemyPiece => p.kind === 'enemy');
    if (here.length === 0) return;
    const marks = fixtures.filter((f) => f.zone === zone && isInTheWay(f, state)).map((f) => f.rect);
    const vehicles = parked.filter((_, i) => itemAt(cars, i).zone === zone).map(vehicleRect);
    const { spots: seats, fold } = seatOnce(context, zone, [...marks, ...vehicles], {
      enemies: enemies.map((p) => p.key),
      heroes: standing(here).map((p) => p.key),
      noise: here.filter((p) => SMALL.includes(p.kind)).map((p) => p.key),
    });
    for (const [key, spot] of seats) spots.set(key, spot);
    if (fold) folds.push({ key: `fold@${id}`, zone, spot: fold, enemies });
  });
  const led = pieces.filter((p): p is PersonPiece => p.kind === 'person' && p.person.beside !== undefined);
  for (const p of led) {
    const hero = pieces.find((q) => q.kind === 'hero' && q.hero === p.person.beside);
    const at = hero && spots.get(hero.key);
    const placed = (some: readonly Piece[]): Spot[] => some.flatMap((q) => spots.get(q.key) ?? []);
    const heroes = pieces.filter((q) => q.kind === 'hero');
    if (at) spots.set(p.key, sideSpot(at, placed(heroes), placed(led)));
  }
  for (const p of pieces) {
    if (p.kind !== 'hero' || !p.ride) continue;
    const car = cars.findIndex((c) => c.key === p.ride?.key);
    if (car >= 0) spots.set(p.key, seatSpot(itemAt(parked, car), p.ride.seat));
  }
  return { pieces, spots, folds };
}

/** Who takes up room in a zone: those at a hero's side do not. */
const standing = (here: readonly Piece[]): Piece[] => [
  ...here.filter((p) => p.kind === 'hero' && !p.ride),
  ...here.filter((p) => p.kind === 'person' && p.person.beside === undefined),
];

/** Round the hero they go with; the first that hides nobody's monogram, or the least of one. */
const SIDES = [
  [-38, 24],
  [38, 24],
  [-40, -20],
  [40, -20],
] as const;
const BESIDE = 0.7;

function sideSpot({ x, y, scale }: Spot, heroes: readonly Spot[], taken: readonly Spot[]): Spot {
  const sides = SIDES.map(([dx, dy]): Spot => ({
    x: x + dx * scale,
    y: y + dy * scale,
    scale: scale * BESIDE,
  }));
  const hidden = (side: Spot): number => {
    const body = figureOf(side);
    const plates = heroes.reduce((sum, hero) => sum + Math.max(0, overlapOf(body, plateOf(hero))), 0);
    return plates + (taken.some((t) => t.x === side.x && t.y === side.y) ? TAKEN : 0);
  };
  return sides.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}

/** Worse than any monogram. */
const TAKEN = 1000;

/** The start may be stood on; so may what has been taken or removed. */
function isInTheWay({ kind, index }: Fixture, state: State): boolean {
  if (kind === 'objective') return (state.objectives[index]?.taken ?? 0) < 0;
  if (kind === 'spawn') return state.spawns[index] !== SPAWN.gone;
  return kind !== 'start';
}

/** Where a token of this kind would come to stand, for things that are only passing through. */
export function positionOf(context: Context, zone: number, kind: 'enemy' | 'hero' | 'middle'): Spot {
  const room = standingRoom(context, zone);
  const quarter = kind === 'enemy' ? 0.25 : kind === 'hero' ? 0.75 : 0.5;
  const inner = shrink(room, Math.min(REACH, widthOf(room) / 2, heightOf(room) / 2));
  const at = (low: number, high: number, min: number, max: number): number =>
    Math.min(Math.max(low + (high - low) * quarter, min), max);
  return {
    x: at(room[0], room[2], inner[0], inner[2]),
    y: at(room[1], room[3], inner[1], inner[3]),
    scale: 1,
  };
}
