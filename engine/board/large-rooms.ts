/**
 * Large rooms: zones without walls between them. Movement is free from zone to zone (H-ROOM-1), sight crosses any
 * number of them in a straight line, never diagonally (H-ROOM-2); stairs may part two of them (H-STA-2).
 */
import type { RoomSight, Zone } from './board.ts';
import { pairKey } from './openings.ts';
import type { PlacedTile, Placement } from './placement.ts';
import { roomId } from './rooms.ts';
import type { Rect } from './tile.ts';
import { wallBetween } from './wall.ts';
import { itemAt } from '../lookup.ts';

interface LargeRooms {
  /** Neighbours, one move apart. */
  pairs: [number, number][];
  sights: RoomSight[];
}

/** A rectangle of a zone. */
interface Piece {
  zone: number;
  rect: Rect;
}

interface Room {
  pieces: Piece[];
  isParted: (a: number, b: number) => boolean;
}

export function findLargeRooms(
  placements: readonly Placement[],
  zones: readonly Zone[],
  indexOf: ReadonlyMap<string, number>,
): LargeRooms {
  const found: LargeRooms = { pairs: [], sights: [] };
  for (const { grid } of placements) {
    for (const tile of grid) if (tile) addRoomsOf(tile, zones, indexOf, found);
  }
  return found;
}

function addRoomsOf(
  tile: PlacedTile,
  zones: readonly Zone[],
  indexOf: ReadonlyMap<string, number>,
  found: LargeRooms,
): void {
  const zoneOf = (room: string) => indexOf.get(roomId(tile, room)) ?? -1;
  const blocks = tile.face.stairs?.blocks ?? [];
  const parted = new Set(blocks.map(([a, b]) => pairKey(zoneOf(a), zoneOf(b))));
  const isParted = (a: number, b: number) => parted.has(pairKey(a, b));
  for (const names of Object.values(tile.face.largeRooms ?? {})) {
    const members = names.map(zoneOf).sort((p, q) => p - q);
    const pieces = members.flatMap((zone) => itemAt(zones, zone).rects.map((rect) => ({ zone, rect })));
    for (const a of members) {
      for (const b of members) {
        if (a < b && !isParted(a, b) && wallBetween(itemAt(zones, a).rects, itemAt(zones, b).rects, 0))
          found.pairs.push([a, b]);
      }
    }
    addSights({ pieces, isParted }, found.sights);
  }
}

/** East and south are enough: whoever sees is seen. */
function addSights(room: Room, sights: RoomSight[]): void {
  for (const start of room.pieces) {
    for (const along of [0, 1] as const) {
      const across = along === 0 ? 1 : 0;
      const strip = [start.rect[across], itemAt(start.rect, across + 2)] as const;
      lookOn(room, start, along, strip, 0, (b, far) => sights.push({ a: start.zone, b, far }));
    }
  }
}

/** From piece to piece across shared borders, as long as one straight line still runs through all of them. */
function lookOn(
  room: Room,
  from: Piece,
  along: 0 | 1,
  [low, high]: readonly [number, number],
  far: number,
  see: (zone: number, far: number) => void,
): void {
  const across = along === 0 ? 1 : 0;
  for (const next of room.pieces) {
    const strip = [Math.max(low, next.rect[across]), Math.min(high, itemAt(next.rect, across + 2))] as const;
    if (next.rect[along] !== from.rect[along + 2] || strip[0] >= strip[1]) continue;
    if (room.isParted(from.zone, next.zone)) continue;
    const on = next.zone === from.zone ? far : far + 1;
    if (on > far) see(next.zone, on);
    lookOn(room, next, along, strip, on, see);
  }
}
