/** Rooms: each is one zone of its tile (K-ZONE-2), listed tile by tile in reading order. */
import type { Zone } from './board.ts';
import type { PlacedTile, Placement } from './placement.ts';
import { TILE_SIZE, type Rect } from './tile.ts';
import { boundingBox } from './wall.ts';

export function roomId(tile: PlacedTile, room: string): string {
  return `R_${tile.name}_${tile.col}${tile.row}_${room}`;
}

export function listRooms({ grid, level, first }: Placement): Zone[] {
  return grid.flatMap((tile) => (tile ? roomsOf(tile, level, first) : []));
}

function roomsOf(tile: PlacedTile, level: number, first: number): Zone[] {
  const { largeRooms = {}, shaft } = tile.face;
  const largeOf = new Map(
    Object.entries(largeRooms).flatMap(([name, zones]) => zones.map((z) => [z, `L_${tile.name}_${name}`])),
  );
  const left = tile.col * TILE_SIZE;
  const top = tile.row * TILE_SIZE;
  const rooms = Object.entries(tile.face.rooms).map(([room, local]) => {
    const rects = local.map(([x0, y0, x1, y1]): Rect => [x0 + left, y0 + top, x1 + left, y1 + top]);
    return { room, rects, box: boundingBox(rects) };
  });
  rooms.sort((p, q) => p.box[1] - q.box[1] || p.box[0] - q.box[0]);
  return rooms.map(({ room, rects }) => ({
    id: roomId(tile, room),
    kind: 'room',
    rects,
    tiles: [first + tile.index],
    level,
    tile: tile.name,
    room,
    ...(largeOf.has(room) ? { large: largeOf.get(room) } : {}),
    ...(shaft?.room === room ? { shaft: true } : {}),
  }));
}
