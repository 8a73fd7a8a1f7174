/**
 * Doors: the mission's tokens in their order, then what is printed on tiles or their edges and no token names.
 * A token stands on the wall between a room and the street beside it, on an opening between two rooms
 * (which it then closes), or on a printed door or window. Shaft doors take none.
 */
import { doorId } from './door-id.ts';
import type { BoardDoor, Exit, Zone } from './board.ts';
import { cellOf, cellRect, sightlineFrom, type CellGrid } from './cell-grid.ts';
import type { BoardProblem, BoardProblemCode } from './layout.ts';
import { pairKey, type Opening } from './openings.ts';
import type { Placement } from './placement.ts';
import { printedDoors, type Printed } from './printed.ts';
import { MIDDLE_CELL, PAVEMENT, type Point, type Rect } from './tile.ts';
import { oppositeSide } from './turn.ts';
import { wallBetween, type Spot } from './wall.ts';
import { itemAt, leading } from '../lookup.ts';

/** A level with its tiles and street cells. */
export interface LaidLevel {
  placement: Placement;
  cells: CellGrid;
}

/** What the doors are hung in. */
export interface Walls {
  levels: readonly LaidLevel[];
  zones: readonly Zone[];
  indexOf: ReadonlyMap<string, number>;
  openings: ReadonlyMap<string, Opening>;
}

interface Doors {
  doors: BoardDoor[];
  exits: Exit[];
  /** Pairs of zones that a door stands between. */
  between: Set<string>;
  /** Doors that stand open from the beginning. */
  open: Set<number>;
  /** A room and a street with an opening between them that nothing can close. */
  arches: [number, number][];
}

/** Doors that cannot stand where they are said to are left out and added to the problems. */
export function hangDoors(walls: Walls, tokens: readonly unknown[], problems: BoardProblem[]): Doors {
  const hung: Doors = { doors: [], exits: [], between: new Set(), open: new Set(), arches: [] };
  const printed = printedDoors(walls);
  const drawn = new Map(printed.map((door) => [pairKey(door.a, door.b), door]));
  tokens.forEach((token, index) => {
    const refuse = (code: BoardProblemCode, detail?: string) =>
      problems.push({ code, at: `doors[${index}]`, detail });
    const names = zoneNames(token);
    if (!names) return refuse('board.layout');
    const unknown = names.find((name) => !walls.indexOf.has(name));
    if (unknown !== undefined) return refuse('board.door-zone', unknown);
    const [a, b] = leading(
      names.map((name) => walls.indexOf.get(name) ?? -1),
      2,
    );
    const key = pairKey(a, b);
    if (hung.between.has(key)) return refuse('board.door-twice', names.join('-'));
    const on = drawn.get(key);
    const inWall = isRoom(walls, a) !== isRoom(walls, b) || walls.openings.has(key) || on !== undefined;
    const kind = on?.kind ?? 'door';
    if (isOpen(token)) hung.open.add(hung.doors.length);
    return (
      (inWall && kind !== 'shaft' && kind !== 'arch' && hang(walls, { a, b, kind, spot: on?.spot }, hung)) ||
      refuse('board.door-nowhere', names.join('-'))
    );
  });
  for (const door of printed) {
    const { a, b, at } = door;
    if (hung.between.has(pairKey(a, b)) || hang(walls, door, hung)) continue;
    problems.push({
      code: 'board.door-nowhere',
      at,
      detail: doorId(itemAt(walls.zones, a).id, itemAt(walls.zones, b).id),
    });
  }
  return hung;
}

function isOpen(token: unknown): boolean {
  return typeof token === 'object' && token !== null && 'open' in token && token.open === true;
}

function zoneNames(token: unknown): string[] | undefined {
  if (typeof token !== 'object' || token === null || !('between' in token)) return undefined;
  const { between } = token;
  if (!Array.isArray(between) || between.length !== 2) return undefined;
  return between.every((name) => typeof name === 'string') ? between : undefined;
}

/** Puts a door into the wall between the two zones, at the place given if any; false if there is no wall. */
function hang(walls: Walls, { a, b, kind, spot: at }: Omit<Printed, 'at'>, hung: Doors): boolean {
  const door = kind === 'arch' ? -1 : hung.doors.length;
  const leave = (spot: Spot) => {
    hung.between.add(pairKey(a, b));
    if (kind === 'arch') hung.arches.push([a, b]);
    else
      hung.doors.push({
        id: doorId(itemAt(walls.zones, a).id, itemAt(walls.zones, b).id),
        kind,
        a,
        b,
        ...spot,
      });
    return true;
  };
  if (isRoom(walls, a) && isRoom(walls, b)) {
    const spot = betweenRooms(walls, a, b, at);
    return spot !== undefined && leave(spot);
  }
  const [room, street] = isRoom(walls, a) ? [a, b] : [b, a];
  const way = wayOut(walls, room, street, at);
  if (!way) return false;
  const { cells } = itemAt(walls.levels, itemAt(walls.zones, room).level);
  hung.exits.push({ room, door, sightline: sightlineFrom(cells, way.cell, way.spot.side) });
  return leave(room === a ? way.spot : { ...way.spot, side: oppositeSide(way.spot.side) });
}

function betweenRooms(walls: Walls, a: number, b: number, at?: Point): Spot | undefined {
  const opening = walls.openings.get(pairKey(a, b));
  if (!opening || at) return wallBetween(itemAt(walls.zones, a).rects, itemAt(walls.zones, b).rects, 0, at);
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
  const { zones } = walls;
  const { placement, cells } = itemAt(walls.levels, itemAt(zones, room).level);
  const tile = placement.grid[itemAt(itemAt(zones, room).tiles, 0) - placement.first];
  if (!tile) return undefined;
  for (const name of tile.face.cells) {
    const cell = cellOf(cells, tile, name);
    if (cell === undefined || cells.zoneAt[cell] !== street) continue;
    const [x0, y0, x1, y1] = cellRect(cells, cell);
    const inset = name === MIDDLE_CELL ? PAVEMENT : 0;
    const ground: Rect = [x0 + inset, y0 + inset, x1 - inset, y1 - inset];
    const spot = wallBetween(itemAt(zones, room).rects, [ground], PAVEMENT, at);
    if (spot) return { spot, cell };
  }
  return undefined;
}

function isRoom(walls: Walls, zone: number): boolean {
  return itemAt(walls.zones, zone).kind === 'room';
}
