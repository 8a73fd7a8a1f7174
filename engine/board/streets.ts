/**
 * Street zones: cells that touch across a tile edge are one zone (K-ZONE-1), zones whose cells share an
 * edge are neighbours (K-MOVE-1, K-MOVE-2). Zones are numbered in reading order, level after level. A fountain
 * has a number among them and sight passes over it, but no way leads there (H-FNT-1).
 */
import type { Zone } from './board.ts';
import { UNNAMED, cellOf, cellRect, markStreetCells, type CellGrid } from './cell-grid.ts';
import { MAX_ZONES } from './layout.ts';
import type { Placement } from './placement.ts';
import type { Rect } from './tile.ts';
import { boundingBox } from './wall.ts';
import { itemAt, numberAt } from '../lookup.ts';

interface Streets {
  zones: Zone[];
  /** Neighbouring zones, the lower number first. */
  pairs: [number, number][];
  cells: CellGrid;
}

const FOUNTAIN = 'FOUNTAIN';

/** `before`: the street zones of the levels already laid. */
export function layStreets(placement: Placement, before: readonly Zone[]): Streets {
  const cells = markStreetCells(placement);
  const fountains = fountainCells(placement, cells);
  const zones = joinAcrossEdges(cells).map((group) => {
    const rects = group.map((cell) => cellRect(cells, cell));
    return { group, rects, box: boundingBox(rects) };
  });
  zones.sort((p, q) => p.box[1] - q.box[1] || p.box[0] - q.box[0]);
  let named = before.filter((zone) => !zone.fountain).length;
  const laid = zones.map(({ group, rects, box }, index): Zone => {
    for (const cell of group) cells.zoneAt[cell] = before.length + index;
    const isFountain = group.some((cell) => fountains.has(cell));
    return {
      id: isFountain ? FOUNTAIN : `S${++named}`,
      kind: 'street',
      rects: areaInOnePiece(rects, box),
      tiles: tilesUnder(group, placement),
      level: placement.level,
      ...(isFountain ? { fountain: true } : {}),
    };
  });
  const isDry = (zone: number) => !itemAt(laid, zone - before.length).fountain;
  const pairs = neighbouringZones(cells).filter(([a, b]) => isDry(a) && isDry(b));
  return { cells, zones: laid, pairs };
}

function fountainCells({ grid }: Placement, cells: CellGrid): Set<number | undefined> {
  return new Set(
    grid.flatMap((tile) => (tile?.face.fountain ? [cellOf(cells, tile, tile.face.fountain)] : [])),
  );
}

function joinAcrossEdges({ width, height, zoneAt }: CellGrid): number[][] {
  const groups: number[][] = [];
  const taken = new Uint8Array(zoneAt.length);
  for (let start = 0; start < zoneAt.length; start++) {
    if (zoneAt[start] !== UNNAMED || taken[start]) continue;
    const group = [start];
    taken[start] = 1;
    for (const cell of group) {
      for (const next of cellsAcrossEdges(cell, width, height)) {
        if (zoneAt[next] !== UNNAMED || taken[next]) continue;
        taken[next] = 1;
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

function cellsAcrossEdges(cell: number, width: number, height: number): number[] {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const across: number[] = [];
  if (x % 3 === 2 && x + 1 < width) across.push(cell + 1);
  if (x % 3 === 0 && x > 0) across.push(cell - 1);
  if (y % 3 === 2 && y + 1 < height) across.push(cell + width);
  if (y % 3 === 0 && y > 0) across.push(cell - width);
  return across;
}

function neighbouringZones({ width, height, zoneAt }: CellGrid): [number, number][] {
  const pairs = new Map<number, [number, number]>();
  const meet = (a: number, b: number) => {
    if (a < 0 || b < 0 || a === b) return;
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    pairs.set(low * MAX_ZONES + high, [low, high]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if (x + 1 < width) meet(numberAt(zoneAt, cell), numberAt(zoneAt, cell + 1));
      if (y + 1 < height) meet(numberAt(zoneAt, cell), numberAt(zoneAt, cell + width));
    }
  }
  return [...pairs.values()];
}

function tilesUnder(group: readonly number[], { cols, first }: Placement): number[] {
  const width = cols * 3;
  const tileOf = (cell: number) => Math.floor(cell / width / 3) * cols + Math.floor((cell % width) / 3);
  const tiles = group.map((cell) => first + tileOf(cell));
  return [...new Set(tiles)].sort((p, q) => p - q);
}

/** Cells that fill their box are drawn as one rectangle, without seams at the tile edges. */
function areaInOnePiece(rects: readonly Rect[], box: Rect): readonly Rect[] {
  const area = ([x0, y0, x1, y1]: Rect) => (x1 - x0) * (y1 - y0);
  const covered = rects.reduce((sum, rect) => sum + area(rect), 0);
  return covered === area(box) ? [box] : rects;
}
