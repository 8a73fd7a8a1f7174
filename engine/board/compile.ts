/**
 * From tile faces and a mission's layout to a board, or to the list of what is wrong with the layout.
 * Order of work: levels and tiles, streets, rooms, openings, large rooms, stairs, doors, links, buildings, the rest.
 */
import type { Board, BoardDoor, Link, Manhole, Zone } from './board.ts';
import { findBuildings } from './buildings.ts';
import { cellOf, streetSightlines } from './cell-grid.ts';
import { hangDoors, type LaidLevel, type Walls } from './doors.ts';
import { findLargeRooms } from './large-rooms.ts';
import { MAX_ZONES, type BoardLayout, type BoardProblem } from './layout.ts';
import { readLevels } from './levels.ts';
import { findOpenings } from './openings.ts';
import { placeTiles, type Placement } from './placement.ts';
import { listRooms, roomId } from './rooms.ts';
import { findStairs, flights } from './stairs.ts';
import { layStreets } from './streets.ts';
import type { TileFace } from './tile.ts';
import { itemAt, numberAt } from '../lookup.ts';

type CompiledBoard = { board: Board } | { problems: BoardProblem[] };

export function compileBoard(faces: Record<string, TileFace>, layout: BoardLayout): CompiledBoard {
  const problems: BoardProblem[] = [];
  const laid = layGround(faces, layout, problems);
  if (!laid || problems.length > 0) return { problems };
  const hung = hangDoors(laid.walls, layout.doors, problems);
  return problems.length > 0 ? { problems } : { board: boardOf(laid, hung) };
}

/** A board that is still being made: what does not fit is told and left out, and everything else is there. */
interface SketchedBoard {
  readonly problems: BoardProblem[];
  /** Missing when there is no ground to stand on at all. */
  readonly board?: Board;
  /** Everywhere a door could stand, whether one does or not. */
  readonly places: readonly BoardDoor[];
}

export function sketchBoard(faces: Record<string, TileFace>, layout: BoardLayout): SketchedBoard {
  const problems: BoardProblem[] = [];
  const laid = layGround(faces, layout, problems, true);
  if (!laid) return { problems, places: [] };
  const hung = hangDoors(laid.walls, layout.doors, problems);
  return { problems, board: boardOf(laid, hung), places: doorPlaces(laid.walls) };
}

interface Laid {
  readonly placements: readonly Placement[];
  readonly walls: Walls;
  readonly streets: number;
  /** Street zones beside each other. */
  readonly pairs: readonly Pair[];
}

function layGround(
  faces: Record<string, TileFace>,
  layout: BoardLayout,
  problems: BoardProblem[],
  sketchy = false,
): Laid | undefined {
  const placements = placeLevels(faces, layout, problems, sketchy);
  if (!placements || placements.length === 0) return undefined;
  const streets: Zone[] = [];
  const levels = placements.map((placement) => {
    const laid = layStreets(placement, streets);
    streets.push(...laid.zones);
    return { placement, cells: laid.cells, pairs: laid.pairs };
  });
  const zones = [...streets, ...placements.flatMap(listRooms)];
  if (zones.length > MAX_ZONES) {
    problems.push({ code: 'board.too-large', at: itemAt(placements, 0).path });
    return undefined;
  }
  const indexOf = new Map(zones.map((zone, index) => [zone.id, index]));
  const twice = zones.find((zone, index) => indexOf.get(zone.id) !== index);
  if (twice) problems.push({ code: 'board.zone-twice', at: 'levels', detail: twice.id });
  const openings = findOpenings(placements, zones, indexOf);
  const pairs = levels.flatMap((level) => level.pairs);
  return { placements, walls: { levels, zones, indexOf, openings }, streets: streets.length, pairs };
}

function boardOf({ placements, walls, streets, pairs }: Laid, hung: ReturnType<typeof hangDoors>): Board {
  const { levels, zones, indexOf, openings } = walls;
  const large = findLargeRooms(placements, zones, indexOf);
  const stairs = findStairs(placements, indexOf);
  const free = [...openings].filter(([pair]) => !hung.between.has(pair)).map(([, { a, b }]): Pair => [a, b]);
  const links: Link[] = [
    ...joined([...pairs, ...free, ...large.pairs, ...hung.arches]),
    ...hung.doors.map(({ a, b }, door) => ({ a, b, door, stairs: false })),
    ...joined(flights(stairs), true),
  ];
  return {
    cols: Math.max(...placements.map(({ cols }) => cols)),
    rows: Math.max(...placements.map(({ rows }) => rows)),
    levels: placements.map(({ id }) => id),
    grids: placements.map(({ cols, rows, first }) => ({ cols, rows, first })),
    zones,
    indexOf,
    streets,
    links,
    doors: hung.doors,
    ...findBuildings(zones, links, hung.open),
    manholes: levels.flatMap(findManholes),
    marks: findMarks(placements, indexOf),
    tilesOf: zones.map((zone) => zone.tiles),
    sightlines: levels.flatMap(({ cells }) => streetSightlines(cells)),
    exits: hung.exits,
    roomSights: large.sights,
    stairs,
    shafts: zones.flatMap((zone, index) => (zone.shaft ? [index] : [])),
  };
}

/** Every pair of a room and what lies on its tile or beyond an opening is tried; those without a wall between fall away. */
function doorPlaces(walls: Walls): BoardDoor[] {
  const { zones, openings } = walls;
  const pairs = zones.flatMap((room, a) =>
    room.kind === 'room'
      ? zones.flatMap((street, b) =>
          street.kind === 'street' && street.tiles.includes(itemAt(room.tiles, 0)) ? [[a, b] as const] : [],
        )
      : [],
  );
  const between = [...pairs, ...[...openings.values()].map(({ a, b }) => [a, b] as const)];
  const tokens = between.map(([a, b]) => ({ between: [itemAt(zones, a).id, itemAt(zones, b).id] }));
  return hangDoors(walls, tokens, []).doors.filter(({ kind }) => kind !== 'shaft');
}

type Pair = [number, number];

function joined(pairs: readonly Pair[], stairs = false): Link[] {
  return pairs.map(([a, b]) => ({ a, b, door: -1, stairs }));
}

function placeLevels(
  faces: Record<string, TileFace>,
  layout: unknown,
  problems: BoardProblem[],
  sketchy: boolean,
): Placement[] | undefined {
  let first = 0;
  const placements = readLevels(layout, problems)?.flatMap((plan) => {
    const placement = placeTiles(faces, plan, first, problems, sketchy);
    first += placement ? placement.cols * placement.rows : 0;
    return placement ?? [];
  });
  return problems.length > 0 && !sketchy ? undefined : placements;
}

function findManholes({ placement: { grid, first }, cells }: LaidLevel): Manhole[] {
  return grid.flatMap((tile) => {
    if (!tile) return [];
    return tile.face.manholes.map((name) => ({
      tile: first + tile.index,
      zone: numberAt(cells.zoneAt, cellOf(cells, tile, name) ?? 0),
    }));
  });
}

function findMarks(placements: readonly Placement[], indexOf: ReadonlyMap<string, number>): Board['marks'] {
  // A kind may have any name, that of an inherited property too.
  const marks = Object.create(null) as { [kind: string]: number[] };
  for (const tile of placements.flatMap(({ grid }) => grid)) {
    if (!tile) continue;
    for (const [kind, rooms] of Object.entries(tile.face.marks ?? {})) {
      const zones = rooms.map((room) => indexOf.get(roomId(tile, room)) ?? -1);
      if (zones.length > 0) (marks[kind] ??= []).push(...zones);
    }
  }
  for (const zones of Object.values(marks)) zones.sort((a, b) => a - b);
  return marks;
}
