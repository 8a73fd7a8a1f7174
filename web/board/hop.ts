/** Frames of a figure that goes from one place to another: it hops, twice for a zone. */
import type { Spot } from './slots.ts';

export const WALK = { duration: 260, easing: 'cubic-bezier(.3,0,.2,1)' } as const;
/** About six pixels. */
const HOP = 12;

export const placed = ({ x, y, scale }: Spot, dy = 0, by = 1): string =>
  `translate(${x}px, ${y + dy}px) scale(${scale * by})`;

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale + (b.scale - a.scale) * part,
});

export const hops = (from: Spot, to: Spot): Keyframe[] => [
  { transform: placed(from) },
  { transform: placed(between(from, to, 0.25), -HOP) },
  { transform: placed(between(from, to, 0.5)) },
  { transform: placed(between(from, to, 0.75), -HOP) },
  { transform: placed(to) },
];
