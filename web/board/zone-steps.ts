/** Walking the board zone by zone with the arrow keys, and the order zones are read out in. */
import { itemAt, type Context } from '@holdout/engine';
import { geometryOf } from './geometry.ts';

const ARROWS = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
} as const;
export type Arrow = keyof typeof ARROWS;
export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** Zones as one reads: band by band from the top, left to right. */
export function readingOrder(context: Context): number[] {
  const { zones } = geometryOf(context);
  const band = (zone: number): number => Math.floor(itemAt(zones, zone).centre[1] / 125);
  return zones
    .map((_, i) => i)
    .sort((a, b) => band(a) - band(b) || itemAt(zones, a).centre[0] - itemAt(zones, b).centre[0]);
}

/** The neighbour nearest in that direction: by open ways first, then whatever lies there. Stays if nothing does. */
export function stepFrom(context: Context, doors: readonly number[], from: number, arrow: Arrow): number {
  const { zones } = geometryOf(context);
  const [dx, dy] = ARROWS[arrow];
  const [fx, fy] = itemAt(zones, from).centre;
  const cost = (to: number): number => {
    const [x, y] = [itemAt(zones, to).centre[0] - fx, itemAt(zones, to).centre[1] - fy];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    return ahead > 0 && aside <= ahead * 1.2 ? ahead + 2 * aside : Infinity;
  };
  const nearest = (list: readonly number[]): number | undefined =>
    list.reduce<number | undefined>(
      (best, to) => (cost(to) < (best === undefined ? Infinity : cost(best)) ? to : best),
      undefined,
    );
  const others = zones.map((_, i) => i).filter((i) => i !== from);
  return nearest(itemAt(context.viewFor(doors).neighbours, from)) ?? nearest(others) ?? from;
}
