/** Remembers views by which doors are open: a game meets few of these patterns, a simulator meets them often. */
import type { Board } from './board.ts';
import { viewOf, type BoardView } from './view.ts';

/** More than any one game needs; a long simulation simply starts over. */
export const MAX_VIEWS = 2000;

/** Bits that fit a small integer. */
const DOORS_IN_A_NUMBER = 30;

export function createViewCache(board: Board): (doors: readonly number[]) => BoardView {
  const views = new Map<number | string, BoardView>();
  const count = board.doors.length;
  const keyOf = count <= DOORS_IN_A_NUMBER ? numberKey : textKey;
  return (doors) => {
    const key = keyOf(doors, count);
    const known = views.get(key);
    if (known) return known;
    if (views.size >= MAX_VIEWS) views.clear();
    const view = viewOf(board, doors);
    views.set(key, view);
    return view;
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
