/**
 * Openings between rooms: printed inside a tile, or across a tile edge where both tiles have one at the
 * same place (otherwise the edge is wall; if either says so there is a door). They carry movement (K-MOVE-3), sight (K-LOS-3) and buildings.
 */
import type { Zone } from './board.ts';
import type { PlacedTile, Placement } from './placement.ts';
import { roomId } from './rooms.ts';
import { TILE_SIZE, edgePoint, type Side } from './tile.ts';
import { oppositeSide } from './turn.ts';
import { wallBetween, type Spot } from './wall.ts';
import { itemAt } from '../lookup.ts';

export interface Opening {
  a: number;
  b: number;
  /** Seen from `a`; missing only if the face links rooms that do not touch. */
  spot?: Spot;
  /** A door printed on the tile edge closes it. */
  door: boolean;
}

/** The same for both orders. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** By pair of rooms: a second opening between the same two changes nothing, unless the first had a door. */
export function findOpenings(
  placements: readonly Placement[],
  zones: readonly Zone[],
  indexOf: ReadonlyMap<string, number>,
): Map<string, Opening> {
  const openings = new Map<string, Opening>();
  const add: AddOpening = (idA, idB, door, spot) => {
    const a = indexOf.get(idA);
    const b = indexOf.get(idB);
    if (a === undefined || b === undefined) return;
    const known = openings.get(pairKey(a, b));
    if (known && !(known.door && !door)) return;
    openings.set(pairKey(a, b), {
      a,
      b,
      door,
      spot: spot ?? wallBetween(itemAt(zones, a).rects, itemAt(zones, b).rects, 0),
    });
  };
  for (const placement of placements) joinTiles(placement, add);
  return openings;
}

type AddOpening = (idA: string, idB: string, door: boolean, spot?: Spot) => void;

function joinTiles({ cols, rows, grid }: Placement, add: AddOpening): void {
  for (const tile of grid) {
    if (!tile) continue;
    for (const [a, b] of tile.face.roomOpenings) add(roomId(tile, a), roomId(tile, b), false);
    const right = tile.col + 1 < cols ? grid[tile.index + 1] : null;
    const below = tile.row + 1 < rows ? grid[tile.index + cols] : null;
    if (right) joinEdge(tile, right, 'E', add);
    if (below) joinEdge(tile, below, 'S', add);
  }
}

function joinEdge(tile: PlacedTile, next: PlacedTile, side: Side, add: AddOpening): void {
  for (const place of tile.face.edgeOpenings[side] ?? []) {
    for (const partner of next.face.edgeOpenings[oppositeSide(side)] ?? []) {
      if (partner.at !== place.at) continue;
      const [x, y] = edgePoint(side, place.at);
      const door = Boolean(place.door) || Boolean(partner.door);
      add(roomId(tile, place.room), roomId(next, partner.room), door, {
        x: x + tile.col * TILE_SIZE,
        y: y + tile.row * TILE_SIZE,
        side,
      });
    }
  }
}
