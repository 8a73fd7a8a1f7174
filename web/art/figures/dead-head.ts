/** The head of the nameless dead, facing left, about 30 high round 0,0. */
import { BONE, GLOW, type Tone } from '../parts/palette.ts';
import { dot, inked, line, type Pen, shape } from '../parts/pen.ts';
import type { Point } from './joints.ts';
import { nth } from '../parts/nth.ts';

const HAIR: readonly ((colour: string) => string)[] = [
  (h) => inked('M-10 -10L-6 -18L0 -14L6 -19L13 -13L14 2L8 -4L2 -8Z', h, 3),
  () => line('M-2 -15L-4 -21M5 -15L8 -20M10 -12L15 -15', 3),
  (h) => inked('M-12 -6Q-10 -19 4 -18Q17 -14 16 6L19 20L10 16L9 -2L0 -9Z', h, 3),
  (h) => inked('M-13 -8Q-8 -18 6 -17Q15 -14 14 -4L-18 -4L-19 -8Z', h, 3),
];
export interface DeadHead {
  readonly at: Point;
  readonly turn?: number;
  readonly size?: number;
  readonly hair?: number;
  readonly hairColour?: string;
  /** How far the jaw hangs. */
  readonly gape?: number;
}

export function zombieHead(pen: Pen, skin: Tone, look: DeadHead): string {
  const { at, turn = 0, size = 1, hair = 0, hairColour = '#3a2f2a', gape = 1 } = look;
  const [x, y] = at;
  const jaw = 15 + gape * 4;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    pen.form(
      `M-13 -6Q-12 -17 2 -17Q16 -17 16 -1L13 9L9 ${jaw - 3}L1 ${jaw + 3}L-9 ${jaw + 2}L-12 12L-10 5L-15 3Z`,
      skin,
      {
        ink: 6,
        lit: 'M-30 -30H7L5 -8L9 2L5 8L7 34H-30Z',
        inside:
          shape(`M-9 6L1 5L5 10L2 ${jaw - 1}L-6 ${jaw}L-10 11Z`, '#2a0d18') +
          shape(
            `M-9 6L1 5L3 8L0 11L-3 8L-6 11ZM-6 ${jaw}L-4 ${jaw - 4}L-1 ${jaw - 1}L1 ${jaw - 4}L3 ${jaw - 2}Z`,
            BONE,
          ) +
          shape('M-13 -7L-3 -5L-4 2L-11 2ZM-1 -5L11 -8L12 1L4 5Z', '#1a0f22') +
          shape('M-5 1L-1 1L-3 4Z', '#1a0f22'),
      },
    ) +
    dot(4.5, -2, 3.6, GLOW) +
    dot(-7, -1.5, 1.7, '#ff7d55') +
    nth(HAIR, hair)(hairColour) +
    '</g>'
  );
}
