/** One way over the board, the fewest zones first, doors not minded: for those who are shown where they are going. */
import { itemAt, type Context, type Point } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';

interface Step {
  readonly zone: number;
  readonly door: number;
  readonly before?: Step;
}

/** Points from the border of a zone, where figures stand, to the middle of the nearest of some others; empty where none can be reached. */
export function wayBetween(context: Context, from: number, to: readonly number[]): readonly Point[] {
  const { zones, doors } = geometryOf(context);
  const { links } = context.board;
  const known = new Set([from]);
  const steps: Step[] = [{ zone: from, door: -1 }];
  for (const step of steps) {
    if (to.includes(step.zone)) {
      const points: Point[] = [];
      for (let s: Step | undefined = step; s?.before; s = s.before) {
        points.unshift(itemAt(zones, s.zone).centre);
        const place = doors[s.door];
        if (place) points.unshift([place.x, place.y]);
      }
      return points;
    }
    for (const { a, b, door } of links) {
      const next = a === step.zone ? b : b === step.zone ? a : -1;
      if (next < 0 || known.has(next)) continue;
      known.add(next);
      steps.push({ zone: next, door, before: step });
    }
  }
  return [];
}
