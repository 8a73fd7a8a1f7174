/**
 * Reads the grid of a layout: which face lies where, already turned. Also checks that neighbouring
 * tiles fit, street to street and wall to wall.
 */
import { isTileFace } from './face-check.ts';
import { MAX_TILES_PER_SIDE, type BoardProblem } from './layout.ts';
import { ROTATIONS, cellName, type Rotation, type TileFace } from './tile.ts';
import { rotateFace } from './turn.ts';
import { leading } from '../lookup.ts';

export interface PlacedTile {
  index: number;
  col: number;
  row: number;
  name: string;
  /** Turned as it lies on the table, still in tile units. */
  face: TileFace;
}

/** The tiles of one level, not yet read. */
export interface LevelPlan {
  level: number;
  /** Empty where there is only one level. */
  id: string;
  tiles: unknown;
  /** Path of its tiles in the layout. */
  path: string;
}

export interface Placement extends LevelPlan {
  /** Number of its first tile, counted over all levels. */
  first: number;
  cols: number;
  rows: number;
  /** By row * cols + col; null where no tile lies. */
  grid: readonly (PlacedTile | null)[];
}

export function tilePath({ path }: LevelPlan, row: number, col: number): string {
  return `${path}[${row}][${col}]`;
}

/**
 * All problems found are added to the list; the placement is given only when there are none, or, sketchily, with gaps
 * where a tile cannot lie.
 */
export function placeTiles(
  faces: Record<string, TileFace>,
  plan: LevelPlan,
  first: number,
  problems: BoardProblem[],
  sketchy = false,
): Placement | undefined {
  const { tiles, path } = plan;
  if (!Array.isArray(tiles) || tiles.length === 0 || !Array.isArray(tiles[0]) || tiles[0].length === 0) {
    problems.push({ code: 'board.layout', at: path });
    return undefined;
  }
  const rows = tiles.length;
  const cols = tiles[0].length;
  if (rows > MAX_TILES_PER_SIDE || cols > MAX_TILES_PER_SIDE) {
    problems.push({ code: 'board.too-large', at: path });
    return undefined;
  }
  const grid: (PlacedTile | null)[] = [];
  for (let row = 0; row < rows; row++) {
    const cells: unknown = tiles[row];
    if (!Array.isArray(cells) || cells.length !== cols) {
      problems.push({ code: 'board.ragged', at: `${path}[${row}]` });
      for (let col = 0; col < cols; col++) grid.push(null);
      continue;
    }
    for (let col = 0; col < cols; col++) {
      const placed = placeTile(faces, cells[col], plan, tilePath(plan, row, col), problems);
      grid.push(placed ? { index: row * cols + col, col, row, ...placed } : null);
    }
  }
  if (problems.length > 0 && !sketchy) return undefined;
  if (grid.every((tile) => tile === null)) problems.push({ code: 'board.layout', at: path });
  const placement = { ...plan, first, cols, rows, grid };
  for (const tile of grid) if (tile) checkEdges(placement, tile, problems);
  return problems.length > 0 && !sketchy ? undefined : placement;
}

function placeTile(
  faces: Record<string, TileFace>,
  written: unknown,
  plan: LevelPlan,
  at: string,
  problems: BoardProblem[],
): { name: string; face: TileFace } | undefined {
  if (written === null) return undefined;
  if (typeof written !== 'string') {
    problems.push({ code: 'board.layout', at });
    return undefined;
  }
  const [name, degrees] = leading(written.split('@', 2), 1);
  const rotation = ROTATIONS.find((r) => written === `${name}@${r}`);
  if (!Object.hasOwn(faces, name)) problems.push({ code: 'board.tile-missing', at, detail: name });
  else if (rotation === undefined) problems.push({ code: 'board.rotation', at, detail: degrees ?? '' });
  else return turnedFace(name, faces[name], rotation, plan, at, problems);
  return undefined;
}

function turnedFace(
  name: string,
  face: unknown,
  rotation: Rotation,
  { id }: LevelPlan,
  at: string,
  problems: BoardProblem[],
): { name: string; face: TileFace } | undefined {
  if (!isTileFace(face)) problems.push({ code: 'board.tile-shape', at, detail: name });
  else if (id !== '' && face.level !== undefined && face.level !== id)
    problems.push({ code: 'board.tile-level', at, detail: name });
  else return { name, face: rotateFace(face, rotation) };
  return undefined;
}

/** Looks right and down only, so that every shared edge is judged once. */
function checkEdges(placement: Placement, tile: PlacedTile, problems: BoardProblem[]): void {
  const { cols, rows, grid } = placement;
  const { row, col, index, face } = tile;
  const right = col + 1 < cols ? grid[index + 1] : null;
  const below = row + 1 < rows ? grid[index + cols] : null;
  const has = (f: TileFace, r: number, c: number) => f.cells.includes(cellName(r, c));
  const fitsRight = (f: TileFace) => [0, 1, 2].every((k) => has(face, k, 2) === has(f, k, 0));
  const fitsBelow = (f: TileFace) => [0, 1, 2].every((k) => has(face, 2, k) === has(f, 0, k));
  const at = tilePath(placement, row, col);
  if (right && !fitsRight(right.face)) problems.push({ code: 'board.edge-mismatch', at, detail: 'E' });
  if (below && !fitsBelow(below.face)) problems.push({ code: 'board.edge-mismatch', at, detail: 'S' });
}
