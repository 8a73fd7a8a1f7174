/** A jointed figure: limbs are thick lines with ink round them, the body and the head are forms. Ground at y 0, about 100 tall. */
import type { Tone } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { inked, line } from '../parts/pen.ts';
import { type Joints, type Point } from './joints.ts';
import { nth } from '../parts/nth.ts';

const at = (pts: Joints, dx = 0, dy = 0): string =>
  'M' + pts.map(([x, y]) => `${+(x + dx).toFixed(1)} ${+(y + dy).toFixed(1)}`).join('L');
/** Two or three joints, w thick: ink, dark value, lit value nearer the light. */
export const limb = (pts: Joints, w: number, t: Tone): string =>
  line(at(pts), w + 6) + line(at(pts), w, t.d) + line(at(pts, -w * 0.14, -w * 0.1), w * 0.66, t.m);
/** Limb of two materials: the sleeve or trouser to the middle joint, skin or boot beyond it. */
export const dressed = (pts: Joints, w: number, cloth: Tone, end: Tone): string =>
  limb(pts.slice(1), w * 0.86, end) + limb(pts.slice(0, 2), w, cloth);
const angle = ([x0, y0]: Point, [x1, y1]: Point): number =>
  Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
const turned = ([x, y]: Point, deg: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${inner}</g>`;
export const claw = (pts: Joints, t: Tone): string =>
  turned(
    nth(pts, -1),
    angle(nth(pts, -2), nth(pts, -1)),
    line('M0 -1L8 -6M1 1L11 0M0 2L8 7', 7) + line('M0 -1L8 -6M1 1L11 0M0 2L8 7', 3, t.m),
  );
export const foot = ([x, y]: Point, t: Tone, dir = -1): string =>
  inked(
    `M${x + 6 * dir} ${y - 5}L${x + 6} ${y - 5}L${x + (dir > 0 ? 13 : 6)} ${y + 3}H${x - (dir < 0 ? 13 : 6)}Z`,
    t.m,
    3.5,
  );

/** Body between the shoulders and the hips: path `d`, cloth tone, things drawn on it. */
export const trunk = (pen: Pen, d: string, t: Tone, inside = '', shift: Point = [-6, -3]): string =>
  pen.form(d, t, { shift, inside, ink: 6 });
