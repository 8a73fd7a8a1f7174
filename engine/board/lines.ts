/** Straight lines that begin in a zone, for what is thrown, rolled or swung along one (K-LOS-1, K-LOS-4, S-LOS-2). */
import type { Board } from './board.ts';
import { isPassable } from './view.ts';

/** Zone by zone, without the one they begin in: along streets, out of a room, one zone deep into a room. */
export function linesFrom(board: Board, isOpen: ArrayLike<number>, zone: number): number[][] {
  const lines: number[][] = [];
  for (const line of board.streetLines) {
    const at = line.indexOf(zone);
    if (at >= 0) lines.push(line.slice(at + 1), line.slice(0, at).reverse());
  }
  for (const { room, door, line } of board.exits) {
    if (!isPassable(door, isOpen)) continue;
    const at = line.indexOf(zone);
    if (room === zone) lines.push(line.slice());
    else if (at >= 0) lines.push([...line.slice(0, at).reverse(), room]);
  }
  for (const { a, b, door, stairs } of board.links) {
    if (stairs || !isPassable(door, isOpen)) continue;
    if (a === zone) lines.push([b]);
    else if (b === zone) lines.push([a]);
  }
  return lines.filter((line) => line.length > 0);
}
