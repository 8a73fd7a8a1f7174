/** Sightlines that begin in a zone, for what is thrown, rolled or swung along one (K-LOS-1, K-LOS-4, S-LOS-2). */
import type { Board } from './board.ts';
import { isPassable } from './view.ts';

/** Zone by zone, without the one they begin in: along streets, out of a room, one zone deep into a room. */
export function sightlinesFrom(board: Board, isOpen: ArrayLike<number>, zone: number): number[][] {
  const sightlines: number[][] = [];
  for (const sightline of board.sightlines) {
    const at = sightline.indexOf(zone);
    if (at >= 0) sightlines.push(sightline.slice(at + 1), sightline.slice(0, at).reverse());
  }
  for (const { room, door, sightline } of board.exits) {
    if (!isPassable(door, isOpen)) continue;
    const at = sightline.indexOf(zone);
    if (room === zone) sightlines.push(sightline.slice());
    else if (at >= 0) sightlines.push([...sightline.slice(0, at).reverse(), room]);
  }
  for (const { a, b, door, stairs } of board.links) {
    if (stairs || !isPassable(door, isOpen)) continue;
    if (a === zone) sightlines.push([b]);
    else if (b === zone) sightlines.push([a]);
  }
  return sightlines.filter((sightline) => sightline.length > 0);
}
