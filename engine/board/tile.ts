/**
 * A tile face as data, in its own units (500 x 500, printed name upright).
 * Street sides are cut into cells r0c0..r2c2 at the crosswalks; rooms are rectangles.
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
  /** It is closed by a door, whatever the next tile says. */
  door?: boolean;
}

/** A door that is part of the artwork: between a room and another room or a cell. */
export interface PrintedDoor {
  between: readonly [string, string];
  /** Its middle, on the wall of the room; without it the door stands in the middle of the longest wall. */
  at?: Point;
}

/** Stairs stand in the zones they can be taken from; they are no zone themselves (H-STA-1). */
interface FaceStairs {
  zones: readonly string[];
  rect: Rect;
  /** Neighbours within a large room that they separate for movement and sight (H-STA-2). */
  blocks: readonly (readonly [string, string])[];
  leads: 'up' | 'down';
}

/** The room where an elevator can stand, and its doors (H-ELE-1, H-ELE-2). */
interface FaceShaft {
  room: string;
  doors: readonly PrintedDoor[];
}

/** One box of a building that has several, and the sides on which a street runs past it. */
interface BuildingPart {
  box: Rect;
  streets: string;
}

/** How a room is drawn. */
interface RoomLook {
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
  /** Between a room and a cell. */
  windows?: readonly PrintedDoor[];
  /** As doors, but always open. */
  streetOpenings?: readonly PrintedDoor[];
  /** Zones of one room each, without walls between them (H-ROOM-1). */
  largeRooms?: { readonly [name: string]: readonly string[] };
  stairs?: FaceStairs;
  shaft?: FaceShaft;
  /** The cell that is a fountain. */
  fountain?: string;
  /** The only level of a mission on which the face may lie. */
  level?: string;
  /** What the open ground is drawn as; asphalt where nothing is said. */
  ground?: string;
  /** Parts of the tile nobody can stand on. */
  water?: readonly Rect[];
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

/** The point of the tile that a place on its edge means. */
export function edgePoint(side: Side, at: number): Point {
  if (side === 'N') return [at, 0];
  if (side === 'S') return [at, TILE_SIZE];
  return [side === 'W' ? 0 : TILE_SIZE, at];
}
