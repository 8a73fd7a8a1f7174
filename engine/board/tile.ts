/**
 * A tile face as data, in its own units (500 x 500, printed name upright), and how to turn it.
 * Street sides are cut into cells r0c0..r2c2 at the crosswalks; rooms are rectangles.
 * A turned face is again a face, so nothing after this file knows about rotation.
 */
export const TILE_SIZE = 500;

/** Where the crosswalks cut a street side; cell r*c1 runs from the second cut to the third. */
export const CELL_CUTS = [0, 125, 375, TILE_SIZE] as const;

/** Between a cell and the wall beside it. */
export const PAVEMENT = 25;

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const ROTATIONS = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Rotation = (typeof ROTATIONS)[number];

/** x0, y0, x1, y1 with y growing downward. */
export type Rect = readonly [number, number, number, number];
export type Point = readonly [number, number];

/** A place on a tile edge, counted from its upper or left end, where a room goes on into the next tile. */
export interface EdgeOpening {
  at: number;
  room: string;
}

/** A door that is part of the artwork: between a room and another room or a cell. */
export interface PrintedDoor {
  between: readonly [string, string];
  /** Its middle, on the wall of the room; without it the door stands in the middle of the longest wall. */
  at?: Point;
}

/** One box of a building that has several, and the sides on which a street runs past it. */
export interface BuildingPart {
  box: Rect;
  streets: string;
}

/** How a room is drawn. */
export interface RoomLook {
  floor: string;
  kind: string;
}

export interface TileFace {
  streets: string;
  building: Rect | null;
  rooms: Record<string, readonly Rect[]>;
  /** Cells with a manhole. */
  manholes: readonly string[];
  parking: string | null;
  cells: readonly string[];
  roomOpenings: readonly (readonly [string, string])[];
  edgeOpenings: Partial<Record<Side, readonly EdgeOpening[]>>;
  doors?: readonly PrintedDoor[];
  /** Rooms with a printed symbol, by kind of symbol. */
  marks?: { readonly [kind: string]: readonly string[] };
  /** Open ground within `building`. Its cell r1c1 stands among `cells` and is street like any other. */
  plaza?: Rect;
  /** The parts of `building` that a plaza leaves. */
  boxes?: readonly BuildingPart[];
  roomInfo?: { readonly [room: string]: RoomLook };
}

export function cellName(row: number, col: number): string {
  return `r${row}c${col}`;
}

/** The only cell that has buildings around it; walls stand inside it, not beyond the pavement. */
export const MIDDLE_CELL = cellName(1, 1);

/** Row and column of a cell name, or nothing if it names no cell. */
export function cellAt(name: string): { row: number; col: number } | undefined {
  const match = /^r([0-2])c([0-2])$/.exec(name);
  return match ? { row: Number(match[1]), col: Number(match[2]) } : undefined;
}

export function oppositeSide(side: Side): Side {
  return rotateSide(side, 180);
}

export function rotateSide(side: Side, by: Rotation): Side {
  return SIDES[(SIDES.indexOf(side) + by / 90) % 4];
}

/** Several sides written as one text: "NE". */
function rotateSides(sides: string, by: Rotation): string {
  return SIDES.filter((side) => sides.includes(side))
    .map((side) => rotateSide(side, by))
    .join('');
}

export function rotatePoint([x, y]: Point, by: Rotation): Point {
  if (by === 90) return [TILE_SIZE - y, x];
  if (by === 180) return [TILE_SIZE - x, TILE_SIZE - y];
  if (by === 270) return [y, TILE_SIZE - x];
  return [x, y];
}

export function rotateRect([x0, y0, x1, y1]: Rect, by: Rotation): Rect {
  const [ax, ay] = rotatePoint([x0, y0], by);
  const [bx, by_] = rotatePoint([x1, y1], by);
  return [Math.min(ax, bx), Math.min(ay, by_), Math.max(ax, bx), Math.max(ay, by_)];
}

/** Names that are no cells (a room on a printed door) stay as they are. */
export function rotateCell(name: string, by: Rotation): string {
  const cell = cellAt(name);
  if (!cell) return name;
  const { row, col } = cell;
  if (by === 90) return cellName(col, 2 - row);
  if (by === 180) return cellName(2 - row, 2 - col);
  if (by === 270) return cellName(2 - col, row);
  return name;
}

/** The point of the tile that a place on its edge means. */
export function edgePoint(side: Side, at: number): Point {
  if (side === 'N') return [at, 0];
  if (side === 'S') return [at, TILE_SIZE];
  return [side === 'W' ? 0 : TILE_SIZE, at];
}

/** The new count along the edge; the side itself turns with `rotateSide`. */
export function rotateEdgeAt(side: Side, at: number, by: Rotation): number {
  const [x, y] = rotatePoint(edgePoint(side, at), by);
  const turned = rotateSide(side, by);
  return turned === 'N' || turned === 'S' ? x : y;
}

export function rotateFace(face: TileFace, by: Rotation): TileFace {
  if (by === 0) return face;
  const rooms: Record<string, Rect[]> = {};
  for (const [room, rects] of Object.entries(face.rooms)) rooms[room] = rects.map((r) => rotateRect(r, by));
  const edgeOpenings: Partial<Record<Side, EdgeOpening[]>> = {};
  for (const side of SIDES) {
    const places = face.edgeOpenings[side];
    if (!places) continue;
    edgeOpenings[rotateSide(side, by)] = places.map((p) => ({ ...p, at: rotateEdgeAt(side, p.at, by) }));
  }
  return {
    ...face,
    streets: rotateSides(face.streets, by),
    building: face.building && rotateRect(face.building, by),
    rooms,
    manholes: face.manholes.map((c) => rotateCell(c, by)),
    parking: face.parking && rotateCell(face.parking, by),
    cells: face.cells.map((c) => rotateCell(c, by)),
    edgeOpenings,
    doors: face.doors?.map((door) => {
      const [a, b] = door.between;
      const between = [rotateCell(a, by), rotateCell(b, by)] as const;
      return door.at ? { ...door, between, at: rotatePoint(door.at, by) } : { ...door, between };
    }),
    plaza: face.plaza && rotateRect(face.plaza, by),
    boxes: face.boxes?.map(({ box, streets }) => ({
      box: rotateRect(box, by),
      streets: rotateSides(streets, by),
    })),
  };
}
