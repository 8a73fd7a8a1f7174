/** Outlines of tokens round 0,0. */
import type { Family } from './enemy-look.ts';
import { round } from './shapes.ts';

/** A closed line through n points at these radii, beginning at an angle. */
function around(n: number, radius: (angle: number, i: number) => number, from = 0): string {
  const points = Array.from({ length: n }, (_, i) => {
    const angle = from + (i * 2 * Math.PI) / n;
    const r = radius(angle, i);
    return `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

const star = (points: number, outer: number, inner: number): string =>
  around(points * 2, (_, i) => (i % 2 === 0 ? outer : inner), -Math.PI / 2);

/** A coin with two bites out of its upper right. */
function bittenCoin(): string {
  const bites = [
    [27, -18, 12],
    [12, -31, 9],
  ] as const;
  return around(120, (a) =>
    bites.reduce<number>((radius, [x, y, bite]) => {
      const ahead = x * Math.cos(a) + y * Math.sin(a);
      const reach = ahead * ahead - (x * x + y * y - bite * bite);
      return reach > 0 && ahead > 0 ? Math.min(radius, ahead - Math.sqrt(reach)) : radius;
    }, 30),
  );
}

export const FAMILY_SHAPES: { readonly [family in Family]: string } = {
  line: bittenCoin(),
  heavy: 'M-22-29H22Q29-29 29-22V22Q29 29 22 29H-22Q-29 29-29 22V-22Q-29-29-22-29Z',
  fast: 'M0-35L34 25H-34Z',
  boss: star(9, 48, 37),
};

export const BURST = star(11, 27, 20);
