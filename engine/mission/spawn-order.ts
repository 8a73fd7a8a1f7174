/**
 * The order in which spawn zones draw: the first one of the file, then clockwise around the centre of its level
 * (K-SPAWN-10), then the other levels in their order, each clockwise from north.
 */
import type { Board } from '../board/index.ts';
import { itemAt } from '../lookup.ts';

const NORTH = -Math.PI / 2;

export function clockwise<T extends { readonly zone: number }>(board: Board, spawns: readonly T[]): T[] {
  if (spawns.length === 0 || spawns.some((s) => s.zone < 0)) return [...spawns];
  const angleOf = (zone: number): number => {
    const { rects, level } = itemAt(board.zones, zone);
    const { cols, rows } = itemAt(board.grids, level);
    const x = (Math.min(...rects.map((q) => q[0])) + Math.max(...rects.map((q) => q[2]))) / 2;
    const y = (Math.min(...rects.map((q) => q[1])) + Math.max(...rects.map((q) => q[3]))) / 2;
    return Math.atan2(y - rows * 250, x - cols * 250);
  };
  const home = itemAt(board.zones, itemAt(spawns, 0).zone).level;
  const first = angleOf(itemAt(spawns, 0).zone);
  const rank = (zone: number): number =>
    itemAt(board.zones, zone).level === home ? -1 : itemAt(board.zones, zone).level;
  const turned = (zone: number): number => {
    const start = itemAt(board.zones, zone).level === home ? first : NORTH;
    return (angleOf(zone) - start + 4 * Math.PI) % (2 * Math.PI);
  };
  const later = (a: T, b: T): number => rank(a.zone) - rank(b.zone) || turned(a.zone) - turned(b.zone);
  return [itemAt(spawns, 0), ...spawns.slice(1).sort(later)];
}
