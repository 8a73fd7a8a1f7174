/**
 * A compiled board: zones, what joins them, and the sightlines: straight rows of zones that see each other.
 * It never changes during a game; which doors are open is state, and `viewOf` joins the two.
 * Zones, doors and tiles are numbers here (positions in the lists); ids are for people and files.
 */
import type { Rect, Side } from './tile.ts';

export interface Zone {
  id: string;
  kind: 'street' | 'room';
  /** In board units, 500 to a tile. */
  rects: readonly Rect[];
  /** Tiles it lies on, counted row by row and on from level to level. */
  tiles: readonly number[];
  level: number;
  /** Face and room name, for rooms. */
  tile?: string;
  room?: string;
  /** The large room it is a part of (H-ROOM-1). */
  large?: string;
  /** A place for the elevator; without it there it is no zone (H-ELE-2). */
  shaft?: true;
  /** Nobody can enter it; sight passes (H-FNT-1). */
  fountain?: true;
}

/** Two zones one move apart; `door` is -1 where nothing can close. */
export interface Link {
  a: number;
  b: number;
  door: number;
  /** Stairs carry no sight and join no buildings (H-STA-1, H-LVL-1, H-LVL-7). */
  stairs: boolean;
}

/** Windows are doors to heroes (H-WIN-1); shaft doors follow the elevator (H-ELE-2). */
export type DoorKind = 'door' | 'window' | 'shaft';

export interface BoardDoor {
  id: string;
  kind: DoorKind;
  a: number;
  b: number;
  /** Middle of the door on the wall, in board units. */
  x: number;
  y: number;
  /** Which way it leads out of zone `a`. */
  side: Side;
}

/** A way from a room to the street, with the street zones straight out of it, nearest first (K-LOS-4). */
export interface Exit {
  room: number;
  door: number;
  sightline: readonly number[];
}

/** Two zones of a large room that see each other in a straight line, and how far apart (H-ROOM-2). */
export interface RoomSight {
  a: number;
  b: number;
  far: number;
}

/** Stairs as they are drawn. */
export interface Stairs {
  level: number;
  zones: readonly number[];
  rect: Rect;
  leads: 'up' | 'down';
}

/** A level lies apart from the others and has its own origin (H-LVL-1). */
interface LevelGrid {
  cols: number;
  rows: number;
  /** Number of its first tile. */
  first: number;
}

export interface Manhole {
  tile: number;
  zone: number;
}

export interface Board {
  /** Of the largest level, each way. */
  cols: number;
  rows: number;
  /** Ids of the levels; one without a name on ordinary boards. */
  levels: readonly string[];
  /** By level. */
  grids: readonly LevelGrid[];
  /** Streets first, then rooms. */
  zones: readonly Zone[];
  indexOf: ReadonlyMap<string, number>;
  /** Zones below this number are streets. */
  streets: number;
  links: readonly Link[];
  /** The layout's doors in their order, then doors printed on the tiles. */
  doors: readonly BoardDoor[];
  buildings: readonly (readonly number[])[];
  /** Building of a zone, -1 for streets and shafts. */
  buildingOf: Int16Array;
  manholes: readonly Manhole[];
  /** Rooms with a printed symbol, by kind of symbol; a kind is missing when no tile has it. Zones ascending. */
  marks: { readonly [kind: string]: readonly number[] | undefined };
  /** Tiles of each zone. */
  tilesOf: readonly (readonly number[])[];
  /** Street zones in a row, without a wall between them (K-LOS-1). */
  sightlines: readonly (readonly number[])[];
  exits: readonly Exit[];
  roomSights: readonly RoomSight[];
  stairs: readonly Stairs[];
  /** Zones where the elevator can stand, at most one to a level. */
  shafts: readonly number[];
}
