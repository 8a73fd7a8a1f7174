/** The board as shapes: computed once for every set-up. Units: 500 to a tile, y growing downward. */
import {
  itemAt,
  CELL_CUTS,
  PAVEMENT,
  TILE_SIZE,
  type Context,
  type Point,
  type Rect,
  type Side,
} from '@holdout/engine';
import { laidFaces, tileRect, tilesOn, type LaidFace } from './faces.ts';
import { levelLayout, originsOf, type LevelPlace } from './level-layout.ts';
import { centreOf, holds, largestOf, outlinesOf, pathOf } from './shapes.ts';
import { streetShape } from './street-shapes.ts';
import {
  doorPlaces,
  gapsIn,
  standingWalls,
  wallRuns,
  type DoorPlace,
  type Gap,
  type Run,
  type Wall,
} from './walls.ts';

interface ZoneShape {
  readonly loops: readonly (readonly Point[])[];
  readonly path: string;
  /** Largest upright box inside it (cut corners aside): where tokens stand. */
  readonly box: Rect;
  readonly centre: Point;
  readonly lane?: 'across' | 'down';
}

/** The block of a tile: its rooms together, and on which sides streets run past. */
export interface Block {
  readonly box: Rect;
  readonly streets: readonly Side[];
}

/** The border of two street zones, where a crosswalk is painted. */
export interface Crosswalk {
  readonly horizontal: boolean;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Open ground that is drawn as something else than asphalt, with the borders of zones across it. */
export interface Ground {
  readonly kind: 'park' | 'pier';
  readonly box: Rect;
  readonly borders: readonly Rect[];
}

interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Levels side by side; one for an ordinary board. */
  readonly levels: readonly LevelPlace[];
  readonly tiles: readonly Rect[];
  readonly zones: readonly ZoneShape[];
  readonly blocks: readonly Block[];
  readonly crosswalks: readonly Crosswalk[];
  readonly grounds: readonly Ground[];
  readonly water: readonly Rect[];
  readonly runs: readonly Run[];
  readonly gaps: readonly Gap[];
  readonly walls: readonly Wall[];
  readonly doors: readonly DoorPlace[];
}

const known = new WeakMap<Context, Geometry>();

export function geometryOf(context: Context): Geometry {
  let geometry = known.get(context);
  if (!geometry) known.set(context, (geometry = measure(context)));
  return geometry;
}

function measure(context: Context): Geometry {
  const { board, width, height, places } = levelLayout(context);
  const tiles = tilesOn(context).map((t) => tileRect(context, t));
  const onTable = (x: number, y: number): boolean => tiles.some((t) => holds(t, x, y));
  const faces = laidFaces(context);
  const runs = wallRuns(board);
  const gaps = gapsIn(context, runs, faces);
  const water = waterOf(faces);
  return {
    width,
    height,
    levels: places,
    tiles,
    zones: board.zones.map((zone, i) => {
      if (zone.kind === 'room' || zone.rects.length > 1) return plainShape(zone.rects);
      const { outline, box, lane } = streetShape(board, i, onTable, water, originsOf(context)[zone.level]);
      return { loops: [outline], path: pathOf([outline]), box, centre: centreOf(box), lane };
    }),
    blocks: faces.flatMap(blockOf),
    crosswalks: crosswalksOf(context, onTable),
    grounds: groundsOf(context, faces),
    water,
    runs,
    gaps,
    walls: standingWalls(runs, gaps),
    doors: doorPlaces(context, runs),
  };
}

function plainShape(rects: readonly Rect[]): ZoneShape {
  const loops = outlinesOf(rects);
  const box = largestOf(rects);
  return { loops, path: pathOf(loops), box, centre: centreOf(box) };
}

const sidesIn = (streets: string): Side[] => [...streets] as Side[];

function blockOf({ x, y, face }: LaidFace): Block[] {
  if (!face.building) return [];
  const parts = face.boxes ?? [{ box: face.building, streets: face.streets }];
  return parts.map(({ box: [x0, y0, x1, y1], streets }) => ({
    box: [x0 + x, y0 + y, x1 + x, y1 + y],
    streets: sidesIn(streets),
  }));
}

const waterOf = (faces: readonly LaidFace[]): Rect[] =>
  faces.flatMap(({ x, y, face }) =>
    (face.water ?? []).map(([x0, y0, x1, y1]): Rect => [x0 + x, y0 + y, x1 + x, y1 + y]),
  );

const INNER = [CELL_CUTS[1], CELL_CUTS[2]] as const;

/** A park fills the middle of its tile; a pier runs from the middle to where the tile ends. */
function groundsOf(context: Context, faces: readonly LaidFace[]): Ground[] {
  const { board } = levelLayout(context);
  const housed = new Set(faces.map(({ x, y }) => `${x} ${y}`));
  const parks = Object.values(context.edition.tiles).some((f) => f.ground === 'park');
  const middles = tilesOn(context)
    .map((tile) => tileRect(context, tile))
    .filter(([x, y]) => parks && !housed.has(`${x} ${y}`))
    .map(([x, y]): Ground => ({
      kind: 'park',
      box: [x + INNER[0], y + INNER[0], x + INNER[1], y + INNER[1]],
      borders: [],
    }));
  const piers = faces
    .filter(({ face }) => face.ground === 'pier')
    .flatMap(({ x, y }): Ground[] => {
      const inside = (r: Rect): boolean =>
        r[0] >= x && r[1] >= y && r[2] <= x + TILE_SIZE && r[3] <= y + TILE_SIZE;
      const cells = board.zones.filter((z) => z.kind === 'street').flatMap((z) => z.rects.filter(inside));
      const middle = cells.find((r) => r[0] === x + INNER[0] && r[1] === y + INNER[0]);
      return middle ? [pierOf(middle, cells)] : [];
    });
  return [...middles, ...piers];
}

/** The middle cell and what goes on from it to the edge; the end towards the street stops at the kerb. */
function pierOf(middle: Rect, cells: readonly Rect[]): Ground {
  const touches = (r: Rect): boolean =>
    (r[0] === middle[0] && r[2] === middle[2] && (r[1] === middle[3] || r[3] === middle[1])) ||
    (r[1] === middle[1] && r[3] === middle[3] && (r[0] === middle[2] || r[2] === middle[0]));
  const next = cells.find((r) => r !== middle && touches(r));
  if (!next) return { kind: 'pier', box: middle, borders: [] };
  const end = {
    W: next[0] < middle[0],
    N: next[1] < middle[1],
    E: next[2] > middle[2],
    S: next[3] > middle[3],
  };
  const kerb = (away: boolean): number => (away ? PAVEMENT : 0);
  const box: Rect = [
    Math.min(middle[0], next[0]) + kerb(end.E),
    Math.min(middle[1], next[1]) + kerb(end.S),
    Math.max(middle[2], next[2]) - kerb(end.W),
    Math.max(middle[3], next[3]) - kerb(end.N),
  ];
  const border: Rect = [
    end.E ? middle[2] : middle[0],
    end.S ? middle[3] : middle[1],
    end.W ? middle[0] : middle[2],
    end.N ? middle[1] : middle[3],
  ];
  return { kind: 'pier', box, borders: [border] };
}

type OnTable = (x: number, y: number) => boolean;

function crosswalksOf(context: Context, onTable: OnTable): Crosswalk[] {
  const { board } = levelLayout(context);
  return board.links.flatMap(({ a, b, door }): Crosswalk[] => {
    if (door >= 0 || a >= board.streets || b >= board.streets) return [];
    return itemAt(board.zones, a).rects.flatMap((p) =>
      itemAt(board.zones, b).rects.flatMap((q): Crosswalk[] => crossing(p, q, onTable)),
    );
  });
}

/** Where two cells touch. Asphalt ends 25 inside them beside buildings; at the edge of the table it goes on. */
function crossing(p: Rect, q: Rect, onTable: OnTable): Crosswalk[] {
  for (const axis of [0, 1] as const) {
    const line = p[axis + 2] === q[axis] ? q[axis] : q[axis + 2] === p[axis] ? p[axis] : undefined;
    const other = axis === 0 ? 1 : 0;
    const [from, to] = [Math.max(p[other], q[other]), Math.min(itemAt(p, other + 2), itemAt(q, other + 2))];
    if (line === undefined || from >= to) continue;
    const beside = (at: number): boolean => (axis === 0 ? onTable(line + 1, at) : onTable(at, line + 1));
    const inset = (at: number): number => (beside(at) ? 25 : 6);
    return [{ horizontal: axis === 1, line, from: from + inset(from - 5), to: to - inset(to + 5) }];
  }
  return [];
}
