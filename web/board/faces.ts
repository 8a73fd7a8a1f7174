/**
 * Tile faces as they lie on the table. A compiled board keeps zones only; how a tile was turned is found again from
 * where its rooms are. Tiles without rooms need no face: they are all street.
 */
import {
  itemAt,
  edgePoint,
  ROTATIONS,
  rotateFace,
  SIDES,
  TILE_SIZE,
  type Context,
  type Point,
  type Rect,
  type TileFace,
} from '@holdout/engine';
import { levelLayout, originsOf } from './level-layout.ts';

export interface LaidFace {
  readonly x: number;
  readonly y: number;
  /** Turned, still in tile units. */
  readonly face: TileFace;
  /** Zone of each room of the face. */
  readonly zoneOf: ReadonlyMap<string, number>;
}

/** Numbers of the tiles that lie on the table, counted row by row and on from level to level. */
export const tilesOn = ({ board }: Context): number[] =>
  [...new Set(board.zones.flatMap((z) => z.tiles))].sort((a, b) => a - b);

export const tileRect = (context: Context, tile: number): Rect => {
  const { grids } = context.board;
  const level = grids.findLastIndex((g) => tile >= g.first);
  const { cols, first } = itemAt(grids, level);
  const [left, top] = itemAt(originsOf(context), level);
  const x = left + ((tile - first) % cols) * TILE_SIZE;
  const y = top + Math.floor((tile - first) / cols) * TILE_SIZE;
  return [x, y, x + TILE_SIZE, y + TILE_SIZE];
};

export function laidFaces(context: Context): LaidFace[] {
  const { edition } = context;
  const { board } = levelLayout(context);
  return tilesOn(context).flatMap((tile) => {
    const rooms = board.zones.flatMap((z, i) =>
      z.room !== undefined && z.tiles[0] === tile ? [{ zone: i, name: z.room, rects: z.rects }] : [],
    );
    const printed =
      rooms.length > 0 ? edition.tiles[itemAt(board.zones, itemAt(rooms, 0).zone).tile ?? ''] : undefined;
    if (!printed) return [];
    const [x, y] = tileRect(context, tile);
    const lies = (face: TileFace): boolean =>
      rooms.every(({ name, rects }) =>
        rects.every((r) => (face.rooms[name] ?? []).some((q) => isMoved(q, r, x, y))),
      );
    const face = ROTATIONS.map((turn) => rotateFace(printed, turn)).find(lies);
    return face ? [{ x, y, face, zoneOf: new Map(rooms.map((r) => [r.name, r.zone])) }] : [];
  });
}

const isMoved = (a: Rect, b: Rect, x: number, y: number): boolean =>
  a[0] + x === b[0] && a[1] + y === b[1] && a[2] + x === b[2] && a[3] + y === b[3];

/** Places where a room goes on into a room of the next tile: both tiles have an opening there. */
export function edgeOpenings(
  faces: readonly LaidFace[],
): { readonly at: Point; readonly zones: readonly number[] }[] {
  const found = new Map<string, { at: Point; zones: number[] }>();
  for (const { x, y, face, zoneOf } of faces) {
    for (const side of SIDES) {
      for (const { at, room } of face.edgeOpenings[side] ?? []) {
        const [ex, ey] = edgePoint(side, at);
        const point: Point = [ex + x, ey + y];
        const entry = found.get(point.join()) ?? { at: point, zones: [] };
        const zone = zoneOf.get(room);
        if (zone !== undefined) entry.zones.push(zone);
        found.set(point.join(), entry);
      }
    }
  }
  return [...found.values()].filter((o) => o.zones.length === 2);
}
