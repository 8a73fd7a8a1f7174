/** Where the caption of the tour goes: near what it points at, never over it, and over as little else as can be. */
import type { Box } from '../table/beside.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something it had better not cover, and how much a covered pixel weighs against a pixel of distance. */
interface Obstacle extends Box {
  readonly weight: number;
}

const STEP = 24;
const EDGE = 10;
const GAP = 18;

export function placeCaption(
  size: Size,
  targets: readonly Box[],
  others: readonly Obstacle[],
  bounds: Box,
): { x: number; y: number } {
  const [right, bottom] = [
    bounds.x + bounds.width - size.width - EDGE,
    bounds.y + bounds.height - size.height - EDGE,
  ];
  let best = { x: bounds.x + EDGE, y: bounds.y + EDGE };
  let least = Infinity;
  for (let y = bounds.y + EDGE; y <= Math.max(bottom, bounds.y + EDGE); y += STEP) {
    for (let x = bounds.x + EDGE; x <= Math.max(right, bounds.x + EDGE); x += STEP) {
      const box = { x, y, ...size };
      // A covered target weighs more than anything.
      const cost =
        targets.reduce((sum, t) => sum + shared(box, t, GAP) * 1000, 0) +
        others.reduce((sum, o) => sum + shared(box, o, 0) * o.weight, 0) +
        far(box, targets[0] ?? bounds);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Pixels that two boxes have in common. */
function shared(box: Box, o: Box, gap: number): number {
  const width = Math.min(box.x + box.width, o.x + o.width + gap) - Math.max(box.x, o.x - gap);
  const height = Math.min(box.y + box.height, o.y + o.height + gap) - Math.max(box.y, o.y - gap);
  return width > 0 && height > 0 ? width * height : 0;
}

const far = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/** A straight line from the border of one box towards the middle of another, ending at its border. */
export function lineBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const reach = (box: Box): number => {
    const [dx, dy] = [Math.abs(bx - ax) || 1e-6, Math.abs(by - ay) || 1e-6];
    return Math.min(1, box.width / 2 / dx, box.height / 2 / dy);
  };
  const [s, e] = [reach(from), 1 - reach(to)];
  return { x1: ax + (bx - ax) * s, y1: ay + (by - ay) * s, x2: ax + (bx - ax) * e, y2: ay + (by - ay) * e };
}
