/** Bases of the figures. The shape tells the kind, the colour repeats it. */
import { INK, tones } from '../parts/palette.ts';
import { nth } from '../parts/nth.ts';

const place = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    place(i % 2 ? inner : outer, (Math.PI * i) / points - Math.PI / 2),
  );
  return `M${corners.join('L')}Z`;
}

/** A coin with two bites, each at an angle in degrees and with a radius; angles growing. */
function bittenCoin(radius: number, bites: readonly (readonly [number, number])[]): string {
  const cuts = bites.map(([degrees, bite]) => {
    const half = Math.acos(1 - (bite * bite) / (2 * radius * radius));
    const angle = (degrees * Math.PI) / 180;
    return { bite, from: place(radius, angle - half), to: place(radius, angle + half) };
  });
  const edge = cuts.map(
    ({ bite, from, to }, i) => `${i ? `A${radius} ${radius} 0 0 1 ${from}` : ''}A${bite} ${bite} 0 0 0 ${to}`,
  );
  const { from } = nth(cuts, 0);
  return `M${from}${edge.join('')}A${radius} ${radius} 0 1 1 ${from}Z`;
}

const BASES = {
  line: bittenCoin(38, [
    [108, 10],
    [146, 14],
  ]),
  heavy: 'M-28 -34H28Q36 -34 36 -26V26Q36 34 28 34H-28Q-36 34 -36 26V-26Q-36 -34 -28 -34Z',
  fast: 'M0 -44L44 32H-44Z',
  boss: star(9, 54, 42),
  hero: 'M-36 0A36 36 0 0 1 36 0A36 36 0 0 1 -36 0Z',
  rival: star(8, 42, 31),
  people: 'M0 -58L46 -12H36V34H-36V-12H-46Z',
};
export type BaseName = keyof typeof BASES;

/** Friends have a white rim, enemies an inked one. */
const FRIENDS: ReadonlySet<BaseName> = new Set<BaseName>(['hero', 'people']);

/** The base seen from above at an angle: shadow, edge, top, and a lit top left. */
export function base(kind: BaseName, colour: string): string {
  const tone = tones(colour);
  const d = BASES[kind];
  const flat = (dy: number, fill: string, rim: string, width: number): string =>
    `<path d="${d}" transform="translate(0 ${dy}) scale(1 .46)" fill="${fill}" stroke="${rim}" stroke-width="${width}"/>`;
  return (
    '<ellipse cx="5" cy="8" rx="46" ry="17" fill="#000" opacity=".4"/>' +
    flat(7, tone.d, INK, 7) +
    flat(0, tone.m, FRIENDS.has(kind) ? '#fff' : INK, 5) +
    `<path d="${d}" transform="translate(-1 -1) scale(.8 .36)" fill="${tone.l}" opacity=".55"/>`
  );
}
