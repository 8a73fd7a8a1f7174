/**
 * All tiles together form one grid of cells, three to a tile each way. Its unbroken rows and columns of
 * street cells are the sightlines (K-LOS-1), and there are no others (K-LOS-2).
 */
import type { PlacedTile, Placement } from './placement.ts';
import { CELL_CUTS, TILE_SIZE, cellAt, type Rect, type Side } from './tile.ts';
import { itemAt, numberAt } from '../lookup.ts';

export interface CellGrid {
  width: number;
  height: number;
  /** The street zone of every cell; NO_STREET, or UNNAMED until the zones have numbers. */
  zoneAt: Int16Array;
}

const NO_STREET = -1;
export const UNNAMED = -2;

const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function markStreetCells({ cols, rows, grid }: Placement): CellGrid {
  const width = cols * 3;
  const height = rows * 3;
  const cells = { width, height, zoneAt: new Int16Array(width * height).fill(NO_STREET) };
  for (const tile of grid) {
    for (const name of tile?.face.cells ?? []) {
      const cell = tile && cellOf(cells, tile, name);
      if (typeof cell === 'number') cells.zoneAt[cell] = UNNAMED;
    }
  }
  return cells;
}

/** Number of a tile's cell in the whole grid, or nothing if the name is not a cell's. */
export function cellOf(cells: CellGrid, tile: PlacedTile, name: string): number | undefined {
  const cell = cellAt(name);
  return cell && (tile.row * 3 + cell.row) * cells.width + tile.col * 3 + cell.col;
}

export function cellRect({ width }: CellGrid, cell: number): Rect {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const left = Math.floor(x / 3) * TILE_SIZE;
  const top = Math.floor(y / 3) * TILE_SIZE;
  const [col, row] = [x % 3, y % 3];
  return [
    left + itemAt(CELL_CUTS, col),
    top + itemAt(CELL_CUTS, row),
    left + itemAt(CELL_CUTS, col + 1),
    top + itemAt(CELL_CUTS, row + 1),
  ];
}

/** The street zones met when going straight on from a cell, that of the cell itself first. */
export function sightlineFrom(cells: CellGrid, cell: number, side: Side): number[] {
  const { width, height, zoneAt } = cells;
  const [dx, dy] = STEP[side];
  const sightline: number[] = [];
  let x = cell % width;
  let y = Math.floor(cell / width);
  while (x >= 0 && x < width && y >= 0 && y < height) {
    const zone = numberAt(zoneAt, y * width + x);
    if (zone === NO_STREET) break;
    if (sightline[sightline.length - 1] !== zone) sightline.push(zone);
    x += dx;
    y += dy;
  }
  return sightline;
}

/** Every sightline of more than one zone, eastward and southward. */
export function streetSightlines(cells: CellGrid): number[][] {
  const { width, height, zoneAt } = cells;
  const sightlines: number[][] = [];
  const isStreet = (x: number, y: number) => x >= 0 && y >= 0 && zoneAt[y * width + x] !== NO_STREET;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isStreet(x, y)) continue;
      if (!isStreet(x - 1, y)) sightlines.push(sightlineFrom(cells, y * width + x, 'E'));
      if (!isStreet(x, y - 1)) sightlines.push(sightlineFrom(cells, y * width + x, 'S'));
    }
  }
  return sightlines.filter((sightline) => sightline.length > 1);
}
