/** Where heroes can get to at all: every door and window open, over stairs, and from shaft to shaft by elevator. */
import type { Board } from '../board/index.ts';
import { itemAt } from '../lookup.ts';

export function reachable(board: Board, from: number, byElevator: boolean): Set<number> {
  const nextTo: number[][] = board.zones.map(() => []);
  const join = (a: number, b: number): void => {
    itemAt(nextTo, a).push(b);
    itemAt(nextTo, b).push(a);
  };
  for (const { a, b, door } of board.links) {
    if (byElevator || door < 0 || itemAt(board.doors, door).kind !== 'shaft') join(a, b);
  }
  if (byElevator) for (const shaft of board.shafts) join(itemAt(board.shafts, 0), shaft);
  const reached = new Set([from]);
  for (const zone of reached) for (const next of itemAt(nextTo, zone)) reached.add(next);
  return reached;
}
