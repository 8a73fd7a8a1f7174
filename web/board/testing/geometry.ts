/** What tests ask about shapes and gaps that nobody draws. */
import { itemAt, type Point, type Rect } from '@holdout/engine';
import type { Gap, Run } from '../walls.ts';

/** Is the point inside the loops (even-odd)? */
export function isInside(loops: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const loop of loops) {
    loop.forEach(([ax, ay], i) => {
      const [bx, by] = itemAt(loop, (i + 1) % loop.length);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

export const gapRect = (runs: readonly Run[], { run, from, to }: Gap): Rect => {
  const { horizontal, line } = itemAt(runs, run);
  return horizontal ? [from, line, to, line] : [line, from, line, to];
};
