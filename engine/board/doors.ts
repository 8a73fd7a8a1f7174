/**
 * Doors: the mission's tokens in their order, then doors printed on tiles that no token names.
 * A token stands on the wall between a room and the street beside it, on an opening between two rooms
 * (which it then closes), or on a printed door.
 */
import type { BoardDoor, Exit, Zone } from './board.ts';
import { cellOf, cellRect, lineFrom, type CellGrid } from './cell-grid.ts';
import type { BoardProblem, BoardProblemCode } from './layout.ts';
import { pairKey, type Opening } from './openings.ts';
import { tilePath, type Placement } from './placement.ts';
import { roomId } from './rooms.ts';
import { MIDDLE_CELL, PAVEMENT, TILE_SIZE, oppositeSide, type Point, type Rect } from './tile.ts';
import { wallBetween, type Spot } from './wall.ts';

/** What the doors are hung in. */
export interface Walls {
  placement: Placement;
  zones: readonly Zone[];
  indexOf: ReadonlyMap<string, number>;
  openings: ReadonlyMap<string, Opening>;
  cells: CellGrid;
}

export interface Doors {
  doors: BoardDoor[];
  exits: Exit[];
  /** Pairs of zones that a door stands between. */
  between: Set<string>;
}

/** Doors that cannot stand where they are said to are left out and added to the problems. */
export function hangDoors(walls: Walls, tokens: readonly unknown[], problems: BoardProblem[]): Doors {
  const hung: Doors = { doors: [], exits: [], between: new Set() };
  const printed = printedDoors(walls);
  const drawn = new Map(printed.map((door) => [pairKey(door.a, door.b), door]));
  tokens.forEach((token, index) => {
    const refuse = (code: BoardProblemCode, detail?: string) =>
      problems.push({ code, at: `doors[${index}]`, detail });
    const names = zoneNames(token);
    if (!names) return refuse('board.layout');
    const unknown = names.find((name) => !walls.indexOf.has(name));
    if (unknown !== undefined) return refuse('board.door-zone', unknown);
    const [a, b] = names.map((name) => walls.indexOf.get(name) ?? -1);
    const key = pairKey(a, b);
    if (hung.between.has(key)) return refuse('board.door-twice', names.join('-'));
    const inWall = isRoom(walls, a) !== isRoom(walls, b) || walls.openings.has(key) || drawn.has(key);
    return (
      (inWall && hang(walls, a, b, hung, drawn.get(key)?.spot)) ||
      refuse('board.door-nowhere', names.join('-'))
    );
  });
  for (const { a, b, at, spot } of printed) {
    if (hung.between.has(pairKey(a, b)) || hang(walls, a, b, hung, spot)) continue;
    problems.push({ code: 'board.door-nowhere', at, detail: `${walls.zones[a].id}-${walls.zones[b].id}` });
  }
  return hung;
}

function zoneNames(token: unknown): string[] | undefined {
  if (typeof token !== 'object' || token === null || !('between' in token)) return undefined;
  const { between } = token;
  if (!Array.isArray(between) || between.length !== 2) return undefined;
  return between.every((name) => typeof name === 'string') ? between : undefined;
}

interface Printed {
  a: number;
  b: number;
  /** Path in the layout. */
  at: string;
  /** Where it is drawn, in board units. */
  spot?: Point;
}

function printedDoors({ placement, indexOf, cells }: Walls): Printed[] {
  return placement.grid.flatMap((tile) => {
    if (!tile) return [];
    const zoneOf = (name: string) => {
      const cell = cellOf(cells, tile, name);
      return cell === undefined ? (indexOf.get(roomId(tile, name)) ?? -1) : cells.zoneAt[cell];
    };
    return (tile.face.doors ?? []).map(({ between: [a, b], at }, i) => ({
      a: zoneOf(a),
      b: zoneOf(b),
      at: `${tilePath(tile.row, tile.col)}.doors[${i}]`,
      spot: at && ([at[0] + tile.col * TILE_SIZE, at[1] + tile.row * TILE_SIZE] as const),
    }));
  });
}

/** Puts a door into the wall between the two zones, at the place given if any; false if there is no wall. */
function hang(walls: Walls, a: number, b: number, hung: Doors, at?: Point): boolean {
  const door = hung.doors.length;
  const leave = (spot: Spot) => {
    hung.between.add(pairKey(a, b));
    hung.doors.push({ id: `${walls.zones[a].id}-${walls.zones[b].id}`, a, b, ...spot });
    return true;
  };
  if (isRoom(walls, a) && isRoom(walls, b)) {
    const spot = betweenRooms(walls, a, b, at);
    return spot !== undefined && leave(spot);
  }
  const [room, street] = isRoom(walls, a) ? [a, b] : [b, a];
  const way = wayOut(walls, room, street, at);
  if (!way) return false;
  hung.exits.push({ room, door, line: lineFrom(walls.cells, way.cell, way.spot.side) });
  return leave(room === a ? way.spot : { ...way.spot, side: oppositeSide(way.spot.side) });
}

function betweenRooms(walls: Walls, a: number, b: number, at?: Point): Spot | undefined {
  const opening = walls.openings.get(pairKey(a, b));
  if (!opening || at) return wallBetween(walls.zones[a].rects, walls.zones[b].rects, 0, at);
  if (!opening.spot || opening.a === a) return opening.spot;
  return { ...opening.spot, side: oppositeSide(opening.spot.side) };
}

/** The cell of the street that lies before the room's wall, on the room's own tile. */
function wayOut(
  walls: Walls,
  room: number,
  street: number,
  at?: Point,
): { spot: Spot; cell: number } | undefined {
  const { placement, zones, cells } = walls;
  const tile = placement.grid[zones[room].tiles[0]];
  if (!tile) return undefined;
  for (const name of tile.face.cells) {
    const cell = cellOf(cells, tile, name);
    if (cell === undefined || cells.zoneAt[cell] !== street) continue;
    const [x0, y0, x1, y1] = cellRect(cells, cell);
    const inset = name === MIDDLE_CELL ? PAVEMENT : 0;
    const ground: Rect = [x0 + inset, y0 + inset, x1 - inset, y1 - inset];
    const spot = wallBetween(zones[room].rects, [ground], PAVEMENT, at);
    if (spot) return { spot, cell };
  }
  return undefined;
}

function isRoom(walls: Walls, zone: number): boolean {
  return walls.zones[zone].kind === 'room';
}
