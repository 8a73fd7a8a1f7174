/** What is printed on the tiles and can be closed, or is an arch to the street: doors, windows, shaft doors, edge doors. */
import { numberAt } from '../lookup.ts';
import type { DoorKind } from './board.ts';
import { cellOf } from './cell-grid.ts';
import type { LaidLevel, Walls } from './doors.ts';
import { tilePath, type PlacedTile } from './placement.ts';
import { roomId } from './rooms.ts';
import { TILE_SIZE, type Point, type PrintedDoor, type TileFace } from './tile.ts';

export interface Printed {
  a: number;
  b: number;
  /** An arch is always open. */
  kind: DoorKind | 'arch';
  /** Path in the layout. */
  at: string;
  /** Where it is drawn, in board units. */
  spot?: Point;
}

const LISTS: readonly [Printed['kind'], string, (face: TileFace) => readonly PrintedDoor[] | undefined][] = [
  ['door', 'doors', (face) => face.doors],
  ['window', 'windows', (face) => face.windows],
  ['arch', 'streetOpenings', (face) => face.streetOpenings],
  ['shaft', 'shaft.doors', (face) => face.shaft?.doors],
];

/** Tile by tile, then those on tile edges. */
export function printedDoors(walls: Walls): Printed[] {
  const onTiles = walls.levels.flatMap((level) =>
    level.placement.grid.flatMap((tile) => (tile ? printedOn(walls, level, tile) : [])),
  );
  const onEdges = [...walls.openings.values()].filter((opening) => opening.door);
  return [...onTiles, ...onEdges.map(({ a, b }): Printed => ({ a, b, kind: 'door', at: '' }))];
}

function printedOn({ indexOf }: Walls, { placement, cells }: LaidLevel, tile: PlacedTile): Printed[] {
  const zoneOf = (name: string) => {
    const cell = cellOf(cells, tile, name);
    return cell === undefined ? (indexOf.get(roomId(tile, name)) ?? -1) : numberAt(cells.zoneAt, cell);
  };
  return LISTS.flatMap(([kind, list, of]) =>
    (of(tile.face) ?? []).map(({ between: [a, b], at }, i) => ({
      a: zoneOf(a),
      b: zoneOf(b),
      kind,
      at: `${tilePath(placement, tile.row, tile.col)}.${list}[${i}]`,
      spot: at && ([at[0] + tile.col * TILE_SIZE, at[1] + tile.row * TILE_SIZE] as const),
    })),
  );
}
