/** A compiled board as text, to be compared with the map that was drawn for it. */
import { itemAt, viewOf, type Board } from '@holdout/engine';

/** Pairs and groups of zones as text: "S1 S2", "R_8R_00_dock S1 at 350,70". */
export interface DrawnBoard {
  streets: string[];
  rooms: string[];
  streetEdges: string[];
  openings: string[];
  doors: string[];
  buildings: string[];
  marks: { [kind: string]: string[] };
}

const zoneNames = (board: Board, zones: readonly number[]): string[] =>
  zones.map((zone) => itemAt(board.zones, zone).id).sort();

export const zoneGroup = (board: Board, zones: readonly number[]): string =>
  zoneNames(board, zones).join(' ');

/** Ways without a door, in the streets or in buildings. */
export const openWays = (board: Board, areStreets: boolean): string[] =>
  board.links
    .filter(
      ({ a, b, door }) => door < 0 && a < board.streets === areStreets && b < board.streets === areStreets,
    )
    .map(({ a, b }) => zoneGroup(board, [a, b]))
    .sort();

type Door = Board['doors'][number];

/** Doors with their places. */
export const doorPlaces = (board: Board, wanted: (door: Door) => boolean = () => true): string[] =>
  board.doors
    .filter(wanted)
    .map(({ a, b, x, y }) => `${zoneGroup(board, [a, b])} at ${x},${y}`)
    .sort();

export const buildings = (board: Board): string[] =>
  board.buildings.map((rooms) => zoneGroup(board, rooms)).sort();

export const markedRooms = (board: Board): { [kind: string]: string[] } =>
  Object.fromEntries(
    Object.entries(board.marks).map(([kind, rooms]) => [kind, zoneNames(board, rooms ?? [])]),
  );

/** Pairs of a street and a room next to each other while every door is closed. */
export function waysIntoBuildings(board: Board): string[] {
  const { neighbours } = viewOf(
    board,
    board.doors.map(() => 0),
  );
  return neighbours
    .slice(0, board.streets)
    .flatMap((next, zone) => next.filter((z) => z >= board.streets).map((z) => zoneGroup(board, [zone, z])));
}
