/** Turning a tile. A turned face is again a face, so nothing after this file knows about rotation. */
import {
  SIDES,
  TILE_SIZE,
  cellAt,
  cellName,
  edgePoint,
  type EdgeOpening,
  type Point,
  type PrintedDoor,
  type Rect,
  type Rotation,
  type Side,
  type TileFace,
} from './tile.ts';
import { itemAt } from '../lookup.ts';

export function oppositeSide(side: Side): Side {
  return rotateSide(side, 180);
}

export function rotateSide(side: Side, by: Rotation): Side {
  return itemAt(SIDES, (SIDES.indexOf(side) + by / 90) % 4);
}

/** Several sides written as one text: "NE". */
function rotateSides(sides: string, by: Rotation): string {
  return SIDES.filter((side) => sides.includes(side))
    .map((side) => rotateSide(side, by))
    .join('');
}

export function rotatePoint([x, y]: Point, by: Rotation): Point {
  if (by === 90) return [TILE_SIZE - y, x];
  if (by === 180) return [TILE_SIZE - x, TILE_SIZE - y];
  if (by === 270) return [y, TILE_SIZE - x];
  return [x, y];
}

export function rotateRect([x0, y0, x1, y1]: Rect, by: Rotation): Rect {
  const [ax, ay] = rotatePoint([x0, y0], by);
  const [bx, by_] = rotatePoint([x1, y1], by);
  return [Math.min(ax, bx), Math.min(ay, by_), Math.max(ax, bx), Math.max(ay, by_)];
}

/** Names that are no cells (a room on a printed door) stay as they are. */
export function rotateCell(name: string, by: Rotation): string {
  const cell = cellAt(name);
  if (!cell) return name;
  const { row, col } = cell;
  if (by === 90) return cellName(col, 2 - row);
  if (by === 180) return cellName(2 - row, 2 - col);
  if (by === 270) return cellName(2 - col, row);
  return name;
}

/** The new count along the edge; the side itself turns with `rotateSide`. */
export function rotateEdgeAt(side: Side, at: number, by: Rotation): number {
  const [x, y] = rotatePoint(edgePoint(side, at), by);
  const turned = rotateSide(side, by);
  return turned === 'N' || turned === 'S' ? x : y;
}

function rotateDoors(doors: readonly PrintedDoor[] | undefined, by: Rotation): PrintedDoor[] | undefined {
  return doors?.map((door) => {
    const [a, b] = door.between;
    const between = [rotateCell(a, by), rotateCell(b, by)] as const;
    return door.at ? { ...door, between, at: rotatePoint(door.at, by) } : { ...door, between };
  });
}

export function rotateFace(face: TileFace, by: Rotation): TileFace {
  if (by === 0) return face;
  const rooms: Record<string, Rect[]> = {};
  for (const [room, rects] of Object.entries(face.rooms)) rooms[room] = rects.map((r) => rotateRect(r, by));
  const edgeOpenings: Partial<Record<Side, EdgeOpening[]>> = {};
  for (const side of SIDES) {
    const places = face.edgeOpenings[side];
    if (!places) continue;
    edgeOpenings[rotateSide(side, by)] = places.map((p) => ({ ...p, at: rotateEdgeAt(side, p.at, by) }));
  }
  return {
    ...face,
    streets: rotateSides(face.streets, by),
    building: face.building && rotateRect(face.building, by),
    rooms,
    manholes: face.manholes.map((c) => rotateCell(c, by)),
    parking: face.parking && rotateCell(face.parking, by),
    cells: face.cells.map((c) => rotateCell(c, by)),
    edgeOpenings,
    doors: rotateDoors(face.doors, by),
    windows: rotateDoors(face.windows, by),
    streetOpenings: rotateDoors(face.streetOpenings, by),
    stairs: face.stairs && { ...face.stairs, rect: rotateRect(face.stairs.rect, by) },
    shaft: face.shaft && { ...face.shaft, doors: rotateDoors(face.shaft.doors, by) ?? [] },
    fountain: face.fountain && rotateCell(face.fountain, by),
    plaza: face.plaza && rotateRect(face.plaza, by),
    water: face.water?.map((r) => rotateRect(r, by)),
    boxes: face.boxes?.map(({ box, streets }) => ({
      box: rotateRect(box, by),
      streets: rotateSides(streets, by),
    })),
  };
}
