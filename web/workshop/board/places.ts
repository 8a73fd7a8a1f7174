/** Where slots, zones, doors and things are on the sheet that is drawn. */
import { itemAt, TILE_SIZE, type BoardDoor, type Context, type Point, type Rect } from '@holdout/engine';
import { fixturesOf } from '../../board/fixtures.ts';
import { geometryOf } from '../../board/geometry.ts';
import { originsOf } from '../../board/level-layout.ts';
import { standingRoom } from '../../board/seating.ts';
import { seat, type Spot } from '../../board/slots.ts';
import { widthOf, type Level, type Slot } from './ground.ts';
import type { Thing } from './things.ts';

/** Room round the grid for the slots that would be new. */
const BESIDE = 150;

export const originOf = (context: Context | undefined, level: number): Point =>
  (context && originsOf(context)[level]) ?? [0, 0];

/** The part of the sheet that is looked at: a level and the slots beside it. */
export function windowOf(context: Context | undefined, levels: readonly Level[], level: number): Rect {
  const tiles = levels[level]?.tiles ?? [];
  const [x, y] = originOf(context, level);
  const [width, height] = [Math.max(1, widthOf(tiles)), Math.max(1, tiles.length)];
  return [x - BESIDE, y - BESIDE, x + width * TILE_SIZE + BESIDE, y + height * TILE_SIZE + BESIDE];
}

export function slotRect(
  origin: Point,
  { row, col }: Pick<Slot, 'row' | 'col'>,
  rows: number,
  cols: number,
): Rect {
  const [ox, oy] = origin;
  const along = (n: number, count: number, from: number): readonly [number, number] =>
    n < 0
      ? [from - BESIDE + 24, from - 24]
      : n >= count
        ? [from + count * TILE_SIZE + 24, from + count * TILE_SIZE + BESIDE - 24]
        : [from + n * TILE_SIZE, from + (n + 1) * TILE_SIZE];
  const [x0, x1] = along(col, cols, ox);
  const [y0, y1] = along(row, rows, oy);
  return [x0, y0, x1, y1];
}

export const doorPoint = (context: Context, { a, x, y }: BoardDoor): Point => {
  const [ox, oy] = originOf(context, itemAt(context.board.zones, a).level);
  return [x + ox, y + oy];
};

/** Places of everything the file lays on zones, by the thing's id. */
export function thingSpots(context: Context, things: readonly Thing[]): ReadonlyMap<string, Spot> {
  const { board } = context;
  const spots = new Map<string, Spot>();
  const fixtures = fixturesOf(context);
  const zoneOf = (thing: Thing): number => board.indexOf.get(thing.zones[0] ?? '') ?? -1;
  const taken = new Set<object>();
  for (const thing of things) {
    if (thing.kind === 'enemy' || thing.kind === 'own' || thing.kind === 'door') continue;
    const zone = zoneOf(thing);
    const fixture = fixtures.find((f) => f.kind === thing.kind && f.zone === zone && !taken.has(f));
    if (!fixture) continue;
    taken.add(fixture);
    spots.set(thing.id, { x: fixture.x, y: fixture.y, scale: 0.94 });
  }
  board.zones.forEach((_, zone) => {
    const here = things.filter((t) => (t.kind === 'enemy' || t.kind === 'own') && zoneOf(t) === zone);
    if (here.length === 0) return;
    const marks = fixtures.filter((f) => f.zone === zone && f.kind !== 'start').map((f) => f.rect);
    const { spots: seats } = seat(standingRoom(context, zone), marks, {
      enemies: [],
      heroes: here.filter((t) => t.kind === 'own').map((t) => t.id),
      noise: here.filter((t) => t.kind === 'enemy').map((t) => t.id),
    });
    for (const [key, spot] of seats) spots.set(key, spot);
  });
  for (const thing of things) {
    if (thing.kind !== 'door') continue;
    const [a, b] = thing.zones;
    const door = board.doors.find(
      (d) =>
        [d.a, d.b].includes(board.indexOf.get(a ?? '') ?? -1) &&
        [d.a, d.b].includes(board.indexOf.get(b ?? '') ?? -1),
    );
    if (!door || door.kind === 'shaft') continue;
    const [x, y] = doorPoint(context, door);
    spots.set(thing.id, { x, y, scale: 1 });
  }
  return spots;
}

/** The door place nearest to a point, if one is near enough. */
export function nearestDoor(
  context: Context,
  doors: readonly BoardDoor[],
  [px, py]: Point,
  within: number,
): BoardDoor | undefined {
  let best: BoardDoor | undefined;
  let least = within;
  for (const door of doors) {
    const [x, y] = doorPoint(context, door);
    const far = Math.hypot(x - px, y - py);
    if (far < least) [best, least] = [door, far];
  }
  return best;
}

export const centreOfZone = (context: Context, id: string): Point | undefined => {
  const zone = context.board.indexOf.get(id);
  return zone === undefined ? undefined : geometryOf(context).zones[zone]?.centre;
};
