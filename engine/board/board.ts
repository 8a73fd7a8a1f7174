/**
 * A compiled board: zones, what joins them, and the straight lines that sight runs along.
 * It never changes during a game; which doors are open is state, and `viewOf` joins the two.
 * Zones, doors and tiles are numbers here (positions in the lists); ids are for people and files.
 */
import type { Rect, Side } from './tile.ts';

export interface Zone {
  id: string;
  kind: 'street' | 'room';
  /** In board units, 500 to a tile. */
  rects: readonly Rect[];
  /** Tiles it lies on, as row * cols + col. */
  tiles: readonly number[];
  /** Face and room name, for rooms. */
  tile?: string;
  room?: string;
}

/** Two zones one move apart; `door` is -1 where nothing can close. */
export interface Link {
  a: number;
  b: number;
  door: number;
}

export interface BoardDoor {
  id: string;
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
  line: readonly number[];
}

export interface Manhole {
  tile: number;
  zone: number;
}

export interface Board {
  cols: number;
  rows: number;
  /** Streets first, then rooms. */
  zones: readonly Zone[];
  indexOf: ReadonlyMap<string, number>;
  /** Zones below this number are streets. */
  streets: number;
  links: readonly Link[];
  /** The layout's doors in their order, then doors printed on the tiles. */
  doors: readonly BoardDoor[];
  buildings: readonly (readonly number[])[];
  /** Building of a zone, -1 for streets. */
  buildingOf: Int16Array;
  manholes: readonly Manhole[];
  /** Rooms with a printed symbol, by kind of symbol; a kind is missing when no tile has it. Zones ascending. */
  marks: { readonly [kind: string]: readonly number[] | undefined };
  /** Tiles of each zone. */
  tilesOf: readonly (readonly number[])[];
  /** Street zones in a row, without a wall between them (K-LOS-1). */
  streetLines: readonly (readonly number[])[];
  exits: readonly Exit[];
}
