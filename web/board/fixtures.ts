/** Where the things that never move lie: spawn plates, exits, start, objectives, manholes. They keep to the corners. */
import { itemAt, TILE_SIZE, type Context, type Point, type Rect } from '@holdout/engine';
import { exitZones } from './extras.ts';
import { tileRect } from './faces.ts';
import { geometryOf } from './geometry.ts';
import { clamp, rectAround } from './shapes.ts';

type FixtureKind = 'spawn' | 'exit' | 'start' | 'objective';

export interface Fixture {
  readonly kind: FixtureKind;
  /** Number among its kind. */
  readonly index: number;
  readonly zone: number;
  readonly x: number;
  readonly y: number;
  readonly rect: Rect;
}

const CORNERS = ['NE', 'SW', 'NW', 'SE'] as const;
type Corner = (typeof CORNERS)[number];

/** Room each takes on the board. */
const SIZES: { readonly [kind in FixtureKind]: readonly [number, number] } = {
  spawn: [92, 50],
  exit: [62, 62],
  start: [44, 44],
  objective: [58, 58],
};
const WALL = 12;

const known = new WeakMap<Context, readonly Fixture[]>();

export function fixturesOf(context: Context): readonly Fixture[] {
  let fixtures = known.get(context);
  if (!fixtures) known.set(context, (fixtures = place(context)));
  return fixtures;
}

function place(context: Context): Fixture[] {
  const { mission, board } = context;
  const { zones, height } = geometryOf(context);
  const taken = new Map<number, Corner[]>();
  const put = (kind: FixtureKind, index: number, zone: number, wanted: Corner): Fixture => {
    const used = taken.get(zone) ?? [];
    const corner = [wanted, ...CORNERS].find((c) => !used.includes(c)) ?? wanted;
    taken.set(zone, [...used, corner]);
    const [width, tall] = SIZES[kind];
    const margin = itemAt(board.zones, zone).kind === 'room' ? WALL : 6;
    const { box } = itemAt(zones, zone);
    const x = corner.endsWith('W') ? box[0] + margin + width / 2 : box[2] - margin - width / 2;
    const y = corner.startsWith('N') ? box[1] + margin + tall / 2 : box[3] - margin - tall / 2;
    return { kind, index, zone, x, y, rect: rectAround([x, y], width, tall) };
  };
  const atBottom = (zone: number): boolean => itemAt(zones, zone).box[3] === height;
  return [
    ...mission.spawns.map((s, i) => put('spawn', i, s.zone, atBottom(s.zone) ? 'SW' : 'NW')),
    ...exitZones(context).map((zone, i) => put('exit', i, zone, 'SW')),
    ...mission.start.map((zone, i) => put('start', i, zone, 'SW')),
    ...mission.objectives.map((o, i) => put('objective', i, o.zone, 'NE')),
  ];
}

/** A manhole lies in the middle of its zone, on its own tile. */
export function manholesOf(context: Context): Point[] {
  const { board } = context;
  const { zones } = geometryOf(context);
  return board.manholes.map(({ tile, zone }): Point => {
    const [cx, cy] = itemAt(zones, zone).centre;
    const [left, top] = tileRect(context, tile);
    return [clamp(cx, left + 52, left + TILE_SIZE - 52), clamp(cy, top + 52, top + TILE_SIZE - 52)];
  });
}
