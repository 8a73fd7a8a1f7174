/** The board as shapes: computed once for every set-up. Units: 500 to a tile, y growing downward. */
import { type Context, type Point, type Rect, type Side } from '@holdout/engine';
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

export interface ZoneShape {
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

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Levels side by side; one for an ordinary board. */
  readonly levels: readonly LevelPlace[];
  readonly tiles: readonly Rect[];
  readonly zones: readonly ZoneShape[];
  readonly blocks: readonly Block[];
  readonly crosswalks: readonly Crosswalk[];
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
  return {
    width,
    height,
    levels: places,
    tiles,
    zones: board.zones.map((zone, i) => {
      if (zone.kind === 'room' || zone.rects.length > 1) return plainShape(zone.rects);
      const { outline, box, lane } = streetShape(board, i, onTable, originsOf(context)[zone.level]);
      return { loops: [outline], path: pathOf([outline]), box, centre: centreOf(box), lane };
    }),
    blocks: faces.flatMap(blockOf),
    crosswalks: crosswalksOf(context, onTable),
    runs,
    gaps,
    walls: standingWalls(runs, gaps),
    doors: doorPlaces(context),
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

type OnTable = (x: number, y: number) => boolean;

function crosswalksOf(context: Context, onTable: OnTable): Crosswalk[] {
  const { board } = levelLayout(context);
  return board.links.flatMap(({ a, b, door }): Crosswalk[] => {
    if (door >= 0 || a >= board.streets || b >= board.streets) return [];
    return board.zones[a].rects.flatMap((p) =>
      board.zones[b].rects.flatMap((q): Crosswalk[] => crossing(p, q, onTable)),
    );
  });
}

/** Where two cells touch. Asphalt ends 25 inside them beside buildings; at the edge of the table it goes on. */
function crossing(p: Rect, q: Rect, onTable: OnTable): Crosswalk[] {
  for (const axis of [0, 1] as const) {
    const line = p[axis + 2] === q[axis] ? q[axis] : q[axis + 2] === p[axis] ? p[axis] : undefined;
    const other = axis === 0 ? 1 : 0;
    const [from, to] = [Math.max(p[other], q[other]), Math.min(p[other + 2], q[other + 2])];
    if (line === undefined || from >= to) continue;
    const beside = (at: number): boolean => (axis === 0 ? onTable(line + 1, at) : onTable(at, line + 1));
    const inset = (at: number): number => (beside(at) ? 25 : 6);
    return [{ horizontal: axis === 1, line, from: from + inset(from - 5), to: to - inset(to + 5) }];
  }
  return [];
}
