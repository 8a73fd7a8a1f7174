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
import { PAVEMENT, oppositeSide } from './tile.ts';
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
  const printedPairs = new Set(printed.map(({ a, b }) => pairKey(a, b)));
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
    const inWall = isRoom(walls, a) !== isRoom(walls, b) || walls.openings.has(key) || printedPairs.has(key);
    return (inWall && hang(walls, a, b, hung)) || refuse('board.door-nowhere', names.join('-'));
  });
  for (const { a, b, at } of printed) {
    if (hung.between.has(pairKey(a, b)) || hang(walls, a, b, hung)) continue;
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

function printedDoors({ placement, indexOf, cells }: Walls): { a: number; b: number; at: string }[] {
  return placement.grid.flatMap((tile) => {
    if (!tile) return [];
    const zoneOf = (name: string) => {
      const cell = cellOf(cells, tile, name);
      return cell === undefined ? (indexOf.get(roomId(tile, name)) ?? -1) : cells.zoneAt[cell];
    };
    return (tile.face.doors ?? []).map(({ between: [a, b] }, i) => {
      return { a: zoneOf(a), b: zoneOf(b), at: `${tilePath(tile.row, tile.col)}.doors[${i}]` };
    });
  });
}

/** Puts a door into the wall between the two zones; false if there is none. */
function hang(walls: Walls, a: number, b: number, hung: Doors): boolean {
  const door = hung.doors.length;
  const leave = (spot: Spot) => {
    hung.between.add(pairKey(a, b));
    hung.doors.push({ id: `${walls.zones[a].id}-${walls.zones[b].id}`, a, b, ...spot });
    return true;
  };
  if (isRoom(walls, a) && isRoom(walls, b)) {
    const spot = betweenRooms(walls, a, b);
    return spot !== undefined && leave(spot);
  }
  const [room, street] = isRoom(walls, a) ? [a, b] : [b, a];
  const way = wayOut(walls, room, street);
  if (!way) return false;
  hung.exits.push({ room, door, line: lineFrom(walls.cells, way.cell, way.spot.side) });
  return leave(room === a ? way.spot : { ...way.spot, side: oppositeSide(way.spot.side) });
}

function betweenRooms(walls: Walls, a: number, b: number): Spot | undefined {
  const opening = walls.openings.get(pairKey(a, b));
  if (!opening) return wallBetween(walls.zones[a].rects, walls.zones[b].rects, 0);
  if (!opening.spot || opening.a === a) return opening.spot;
  return { ...opening.spot, side: oppositeSide(opening.spot.side) };
}

/** The cell of the street that lies before the room's wall, on the room's own tile. */
function wayOut(walls: Walls, room: number, street: number): { spot: Spot; cell: number } | undefined {
  const { placement, zones, cells } = walls;
  const tile = placement.grid[zones[room].tiles[0]];
  if (!tile) return undefined;
  for (const name of tile.face.cells) {
    const cell = cellOf(cells, tile, name);
    if (cell === undefined || cells.zoneAt[cell] !== street) continue;
    const spot = wallBetween(zones[room].rects, [cellRect(cells, cell)], PAVEMENT);
    if (spot) return { spot, cell };
  }
  return undefined;
}

function isRoom(walls: Walls, zone: number): boolean {
  return walls.zones[zone].kind === 'room';
}
