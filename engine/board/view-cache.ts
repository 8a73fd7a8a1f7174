/** Remembers views by which doors are open: a game meets few of these patterns, a simulator meets them often. */
import type { Board } from './board.ts';
import { throughWindows, viewOf, type BoardView, type Routes, type SightOut } from './view.ts';

/** Two tables of zones by zones, lists of what is seen, and the first steps of ways. */
export const bytesOf = ({ zones }: Board): number => 12 * zones.length ** 2;

/** At least what a game meets in a round. */
const LEAST_VIEWS = 8;

/** Bits that fit a small integer. */
const DOORS_IN_A_NUMBER = 30;

type Doors = readonly number[];

/** `bytes`: what it may keep; then it starts over. */
export function createViewCache(
  board: Board,
  bytes: number,
  sightOut?: SightOut,
): (doors: Doors) => BoardView {
  return remember(board, bytes, (measured, doors) => viewOf(measured, doors, sightOut));
}

/** Routes with the windows counted as open; nothing is measured twice where there are none. */
export function createWindowRoutes(
  board: Board,
  bytes: number,
  viewFor: (doors: Doors) => BoardView,
): (doors: Doors) => Routes {
  return board.doors.some(({ kind }) => kind === 'window') ? remember(board, bytes, throughWindows) : viewFor;
}

function remember<T>(
  board: Board,
  bytes: number,
  measure: (board: Board, doors: Doors) => T,
): (doors: Doors) => T {
  const most = Math.max(LEAST_VIEWS, Math.floor(bytes / bytesOf(board)));
  const known = new Map<number | string, T>();
  const count = board.doors.length;
  const keyOf = count <= DOORS_IN_A_NUMBER ? numberKey : textKey;
  return (doors) => {
    const key = keyOf(doors, count);
    const found = known.get(key);
    if (found) return found;
    if (known.size >= most) known.clear();
    const made = measure(board, doors);
    known.set(key, made);
    return made;
  };
}

function numberKey(doors: readonly number[], count: number): number {
  let key = 0;
  for (let door = 0; door < count; door++) if (doors[door]) key |= 1 << door;
  return key;
}

function textKey(doors: readonly number[], count: number): string {
  let key = '';
  for (let door = 0; door < count; door++) key += doors[door] ? '1' : '0';
  return key;
}
