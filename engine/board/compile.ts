/**
 * From tile faces and a mission's layout to a board, or to the list of what is wrong with the layout.
 * Order of work: levels and tiles, streets, rooms, openings, large rooms, stairs, doors, links, buildings, the rest.
 */
import type { Board, Link, Manhole, Zone } from './board.ts';
import { findBuildings } from './buildings.ts';
import { cellOf, streetSightlines } from './cell-grid.ts';
import { hangDoors, type LaidLevel } from './doors.ts';
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
  const placements = placeLevels(faces, layout, problems);
  if (!placements) return { problems };
  const streets: Zone[] = [];
  const levels = placements.map((placement) => {
    const laid = layStreets(placement, streets);
    streets.push(...laid.zones);
    return { placement, cells: laid.cells, pairs: laid.pairs };
  });
  const zones = [...streets, ...placements.flatMap(listRooms)];
  if (zones.length > MAX_ZONES)
    return { problems: [{ code: 'board.too-large', at: itemAt(placements, 0).path }] };
  const indexOf = new Map(zones.map((zone, index) => [zone.id, index]));
  const twice = zones.find((zone, index) => indexOf.get(zone.id) !== index);
  if (twice) return { problems: [{ code: 'board.zone-twice', at: 'levels', detail: twice.id }] };
  const openings = findOpenings(placements, zones, indexOf);
  const large = findLargeRooms(placements, zones, indexOf);
  const stairs = findStairs(placements, indexOf);
  const hung = hangDoors({ levels, zones, indexOf, openings }, layout.doors, problems);
  if (problems.length > 0) return { problems };
  const free = [...openings].filter(([pair]) => !hung.between.has(pair)).map(([, { a, b }]): Pair => [a, b]);
  const links: Link[] = [
    ...joined([...levels.flatMap(({ pairs }) => pairs), ...free, ...large.pairs, ...hung.arches]),
    ...hung.doors.map(({ a, b }, door) => ({ a, b, door, stairs: false })),
    ...joined(flights(stairs), true),
  ];
  return {
    board: {
      cols: Math.max(...placements.map(({ cols }) => cols)),
      rows: Math.max(...placements.map(({ rows }) => rows)),
      levels: placements.map(({ id }) => id),
      grids: placements.map(({ cols, rows, first }) => ({ cols, rows, first })),
      zones,
      indexOf,
      streets: streets.length,
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
    },
  };
}

type Pair = [number, number];

function joined(pairs: readonly Pair[], stairs = false): Link[] {
  return pairs.map(([a, b]) => ({ a, b, door: -1, stairs }));
}

function placeLevels(
  faces: Record<string, TileFace>,
  layout: unknown,
  problems: BoardProblem[],
): Placement[] | undefined {
  let first = 0;
  const placements = readLevels(layout, problems)?.flatMap((plan) => {
    const placement = placeTiles(faces, plan, first, problems);
    first += placement ? placement.cols * placement.rows : 0;
    return placement ?? [];
  });
  return problems.length > 0 ? undefined : placements;
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
