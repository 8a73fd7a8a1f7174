/** The order in which spawn zones draw: the first one of the file, then clockwise around the map's centre (K-SPAWN-10). */
import type { Board } from '../board/index.ts';

export function clockwise<T extends { readonly zone: number }>(board: Board, spawns: readonly T[]): T[] {
  if (spawns.length === 0 || spawns.some((s) => s.zone < 0)) return [...spawns];
  const angleOf = (zone: number): number => {
    const rects = board.zones[zone].rects;
    const x = (Math.min(...rects.map((q) => q[0])) + Math.max(...rects.map((q) => q[2]))) / 2;
    const y = (Math.min(...rects.map((q) => q[1])) + Math.max(...rects.map((q) => q[3]))) / 2;
    return Math.atan2(y - board.rows * 250, x - board.cols * 250);
  };
  const first = angleOf(spawns[0].zone);
  const turned = (zone: number): number => (angleOf(zone) - first + 4 * Math.PI) % (2 * Math.PI);
  return [spawns[0], ...spawns.slice(1).sort((a, b) => turned(a.zone) - turned(b.zone))];
}
