/**
 * Openings between rooms: printed inside a tile, or across a tile edge where both tiles have one at the
 * same place (otherwise the edge is wall). They carry movement (K-MOVE-3), sight (K-LOS-3) and buildings.
 */
import type { Zone } from './board.ts';
import type { PlacedTile, Placement } from './placement.ts';
import { roomId } from './rooms.ts';
import { TILE_SIZE, edgePoint, oppositeSide, type Side } from './tile.ts';
import { wallBetween, type Spot } from './wall.ts';

export interface Opening {
  a: number;
  b: number;
  /** Seen from `a`; missing only if the face links rooms that do not touch. */
  spot?: Spot;
}

/** The same for both orders. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** By pair of rooms: a second opening between the same two changes nothing. */
export function findOpenings(
  { cols, rows, grid }: Placement,
  zones: readonly Zone[],
  indexOf: ReadonlyMap<string, number>,
): Map<string, Opening> {
  const openings = new Map<string, Opening>();
  const add = (idA: string, idB: string, spot?: Spot) => {
    const a = indexOf.get(idA);
    const b = indexOf.get(idB);
    if (a === undefined || b === undefined || openings.has(pairKey(a, b))) return;
    openings.set(pairKey(a, b), { a, b, spot: spot ?? wallBetween(zones[a].rects, zones[b].rects, 0) });
  };
  for (const tile of grid) {
    if (!tile) continue;
    for (const [a, b] of tile.face.roomOpenings) add(roomId(tile, a), roomId(tile, b));
    const right = tile.col + 1 < cols ? grid[tile.index + 1] : null;
    const below = tile.row + 1 < rows ? grid[tile.index + cols] : null;
    if (right) joinEdge(tile, right, 'E', add);
    if (below) joinEdge(tile, below, 'S', add);
  }
  return openings;
}

function joinEdge(
  tile: PlacedTile,
  next: PlacedTile,
  side: Side,
  add: (idA: string, idB: string, spot: Spot) => void,
): void {
  for (const place of tile.face.edgeOpenings[side] ?? []) {
    for (const partner of next.face.edgeOpenings[oppositeSide(side)] ?? []) {
      if (partner.at !== place.at) continue;
      const [x, y] = edgePoint(side, place.at);
      add(roomId(tile, place.room), roomId(next, partner.room), {
        x: x + tile.col * TILE_SIZE,
        y: y + tile.row * TILE_SIZE,
        side,
      });
    }
  }
}
