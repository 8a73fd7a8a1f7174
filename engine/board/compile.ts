/**
 * From tile faces and a mission's layout to a board, or to the list of what is wrong with the layout.
 * Order of work: tiles, streets, rooms, openings, doors, links, buildings, manholes, marks.
 */
import type { Board, Link, Manhole } from './board.ts';
import { findBuildings } from './buildings.ts';
import { cellOf, straightLines, type CellGrid } from './cell-grid.ts';
import { hangDoors } from './doors.ts';
import { MAX_ZONES, type BoardLayout, type BoardProblem } from './layout.ts';
import { findOpenings } from './openings.ts';
import { placeTiles, type Placement } from './placement.ts';
import { listRooms, roomId } from './rooms.ts';
import { layStreets } from './streets.ts';
import type { TileFace } from './tile.ts';

export type CompiledBoard = { board: Board } | { problems: BoardProblem[] };

export function compileBoard(faces: Record<string, TileFace>, layout: BoardLayout): CompiledBoard {
  if (!isLayout(layout)) return { problems: [{ code: 'board.layout', at: '' }] };
  const problems: BoardProblem[] = [];
  const placement = placeTiles(faces, layout.tiles, problems);
  if (!placement) return { problems };
  const streets = layStreets(placement);
  const zones = [...streets.zones, ...listRooms(placement)];
  if (zones.length > MAX_ZONES) return { problems: [{ code: 'board.too-large', at: 'tiles' }] };
  const indexOf = new Map(zones.map((zone, index) => [zone.id, index]));
  const openings = findOpenings(placement, zones, indexOf);
  const walls = { placement, zones, indexOf, openings, cells: streets.cells };
  const { doors, exits, between } = hangDoors(walls, layout.doors, problems);
  if (problems.length > 0) return { problems };
  const links: Link[] = [
    ...streets.pairs.map(([a, b]) => ({ a, b, door: -1 })),
    ...[...openings].filter(([pair]) => !between.has(pair)).map(([, { a, b }]) => ({ a, b, door: -1 })),
    ...doors.map(({ a, b }, door) => ({ a, b, door })),
  ];
  return {
    board: {
      cols: placement.cols,
      rows: placement.rows,
      zones,
      indexOf,
      streets: streets.zones.length,
      links,
      doors,
      ...findBuildings(zones, links),
      manholes: findManholes(placement, streets.cells),
      marks: findMarks(placement, indexOf),
      tilesOf: zones.map((zone) => zone.tiles),
      streetLines: straightLines(streets.cells),
      exits,
    },
  };
}

function isLayout(layout: unknown): layout is { tiles: unknown; doors: unknown[] } {
  if (typeof layout !== 'object' || layout === null) return false;
  return 'tiles' in layout && 'doors' in layout && Array.isArray(layout.doors);
}

function findManholes({ grid }: Placement, cells: CellGrid): Manhole[] {
  return grid.flatMap((tile) => {
    if (!tile) return [];
    return tile.face.manholes.map((name) => ({
      tile: tile.index,
      zone: cells.zoneAt[cellOf(cells, tile, name) ?? 0],
    }));
  });
}

function findMarks({ grid }: Placement, indexOf: ReadonlyMap<string, number>): Board['marks'] {
  // A kind may have any name, that of an inherited property too.
  const marks: { [kind: string]: number[] } = Object.create(null);
  for (const tile of grid) {
    if (!tile) continue;
    for (const [kind, rooms] of Object.entries(tile.face.marks ?? {})) {
      const zones = rooms.map((room) => indexOf.get(roomId(tile, room)) ?? -1);
      (marks[kind] ??= []).push(...zones);
    }
  }
  for (const zones of Object.values(marks)) zones.sort((a, b) => a - b);
  return marks;
}
