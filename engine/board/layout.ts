/**
 * What a mission says about its board, and what can be wrong with it. A layout is hostile input:
 * every fault is a problem with a code and a place, never an exception.
 */
/** Rows of tiles as "2C@90": face and degrees clockwise; null leaves a gap, which is the board's edge. */
type TileRows = (string | null)[][];

interface DoorToken {
  /** Ids of the zones on both sides. */
  between: [string, string];
  /** Open from the beginning: it separates no buildings (K-ZONE-3). */
  open?: boolean;
}

/** Either the tiles of the only level, or several levels by name. */
export interface BoardLayout {
  tiles?: TileRows;
  levels?: { id: string; tiles: TileRows }[];
  doors: DoorToken[];
}

export const MAX_LEVELS = 4;

/** Zone ids write column and row with one digit each. */
export const MAX_TILES_PER_SIDE = 10;

/** Distances are kept in bytes, with 255 for "unreachable". */
export const MAX_ZONES = 254;

export const BOARD_PROBLEM_CODES = [
  /** Not a layout at all, or no tile in it. */
  'board.layout',
  /** Rows of different length. */
  'board.ragged',
  /** More tiles or zones than the engine counts with. */
  'board.too-large',
  /** No tile face of that name. */
  'board.tile-missing',
  /** The tile face itself is malformed. */
  'board.tile-shape',
  /** A tile is written as face@0, @90, @180 or @270. */
  'board.rotation',
  /** A tile lies on a level that is not its own. */
  'board.tile-level',
  /** The same zone twice: a face in the same place of two levels, or two fountains. */
  'board.zone-twice',
  /** Street meets wall across a tile edge. */
  'board.edge-mismatch',
  /** A door names a zone that does not exist. */
  'board.door-zone',
  /** A door between zones with no wall or opening between them to hold it. */
  'board.door-nowhere',
  /** Two doors between the same zones. */
  'board.door-twice',
] as const;
export type BoardProblemCode = (typeof BOARD_PROBLEM_CODES)[number];

export interface BoardProblem {
  code: BoardProblemCode;
  /** Path in the layout, as "tiles[1][0]", "levels[1].tiles[0][0]" or "doors[3]". */
  at: string;
  detail?: string;
}
