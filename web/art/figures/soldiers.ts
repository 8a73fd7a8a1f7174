/** The living enemies of the zombie edition: troopers, guards and specialists. */
import { INK, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape } from '../parts/pen.ts';
import { KEVLAR, NAVY, TAN } from './cloth.ts';
import { joints, type Joints, type Point } from './joints.ts';
import type { Pose } from './pose.ts';
import { foot, limb, trunk } from './rig.ts';
import { nth } from '../parts/nth.ts';

const helmet = (p: Pen, [x, y]: Point, visor = '#8fe9fa'): string =>
  `<g transform="translate(${x} ${y})">` +
  p.form('M-11 -2Q-12 14 -2 15L8 13Q14 6 13 -4Z', TAN, { ink: 5, shift: [-5, -2] }) +
  p.form('M-15 0Q-16 -18 1 -18Q18 -17 17 2L15 10L9 2L-6 3Z', NAVY, { ink: 5.5, shift: [-6, -4] }) +
  inked('M-14 -3L8 -4L7 3L-6 5L-13 4Z', visor, 3) +
  '</g>';
const soldierLegs = (a: Joints, b: Joints): string =>
  limb(a, 13, NAVY) + foot(nth(a, -1), KEVLAR, 1) + limb(b, 13, NAVY) + foot(nth(b, -1), KEVLAR);
const vest = (p: Pen, d: string): string =>
  trunk(p, d, KEVLAR, line('M-20 -58H20M-20 -50H20', 3, '#5f728f') + shape('M-9 -76H3V-66H-9Z', '#c9d3de'));
const rifle = (x: number, y: number, deg: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">${inked('M-44 -4H-18L-16 -7H4L16 -5V6L4 4L1 14H-6L-7 4H-18L-22 10H-28L-27 3H-44Z', '#4b5766', 4)}${line('M-40 -1H-4', 2, '#a9b6c3')}</g>`;
export const TROOPER: readonly Pose[] = [
  (p) =>
    limb(joints('8 -72, 0 -58, -16 -64'), 11, NAVY) +
    soldierLegs(joints('8 -40, 14 -20, 18 -4'), joints('-4 -40, -10 -20, -12 -4')) +
    vest(p, 'M-14 -80L12 -80L16 -62L13 -36H-10L-14 -58Z') +
    helmet(p, [-3, -92]) +
    rifle(-8, -66, 2) +
    limb(joints('12 -74, 18 -58, 2 -60'), 11, NAVY),
  (p) =>
    soldierLegs(joints('8 -40, 18 -22, 22 -4'), joints('-4 -40, -14 -24, -12 -4')) +
    vest(p, 'M-14 -78L12 -80L16 -62L13 -36H-10L-14 -58Z') +
    helmet(p, [-4, -91]) +
    limb(joints('-11 -72, -22 -58, -16 -46'), 11, NAVY) +
    rifle(-4, -52, -28) +
    limb(joints('13 -74, 22 -58, 8 -46'), 11, NAVY),
  (p) =>
    limb(joints('10 -74, 26 -86, 24 -106'), 11, NAVY) +
    soldierLegs(joints('8 -40, 12 -20, 14 -4'), joints('-4 -40, -8 -20, -14 -4')) +
    vest(p, 'M-14 -80L12 -80L16 -62L13 -36H-10L-14 -58Z') +
    helmet(p, [-2, -92]) +
    rifle(4, -56, 62) +
    limb(joints('-12 -74, -20 -58, -4 -54'), 11, NAVY),
];
const shield = (p: Pen, x: number, y: number, deg: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg})">` +
  p.form('M-20 -38Q0 -44 20 -38L22 32Q0 44 -22 32Z', tones('#e9b25c'), {
    shift: [-7, -4],
    ink: 6,
    inside:
      shape('M-14 -30H14V-14H-14Z', '#bfe9f5') +
      line('M-14 -30H14V-14H-14Z', 3) +
      shape('M-12 -28H-4L-10 -16H-12Z', '#fff') +
      line('M-22 6H24M-22 14H24', 4),
  }) +
  '</g>';
const baton = (d: string): string => line(d, 10) + line(d, 4.5, '#6d7c8f');
export const GUARD: readonly Pose[] = [
  (p) =>
    baton('M24 -82L40 -112') +
    limb(joints('13 -74, 30 -66, 26 -82'), 13, NAVY) +
    soldierLegs(joints('9 -40, 16 -20, 20 -4'), joints('-5 -40, -10 -20, -14 -4')) +
    vest(p, 'M-18 -80L16 -82L21 -62L16 -34H-14L-19 -58Z') +
    helmet(p, [0, -92]) +
    shield(p, -20, -42, -4),
  (p) =>
    baton('M38 -52L56 -30') +
    limb(joints('15 -74, 32 -66, 38 -50'), 13, NAVY) +
    soldierLegs(joints('9 -40, 20 -22, 26 -4'), joints('-5 -40, -14 -22, -12 -4')) +
    vest(p, 'M-18 -78L16 -82L21 -62L16 -34H-14L-19 -58Z') +
    helmet(p, [-3, -90]) +
    shield(p, -24, -50, 12),
];
const jet = (p: Pen): string =>
  inked('M6 -40L14 4L20 -8L26 34L34 -4L41 10L46 -40Z', '#ff7a2f', 4.5) +
  shape('M12 -40L17 -14L22 -22L27 16L33 -18L38 -8L41 -40Z', '#ffc23d') +
  shape('M20 -40L27 -8L33 -40Z', '#fff7cf') +
  p.form('M8 -84Q20 -94 26 -84Q34 -94 44 -82V-38H8Z', tones('#ff7f73'), {
    ink: 5.5,
    inside: line('M26 -84V-38M8 -62H44', 3),
  }) +
  inked('M10 -40H24L22 -32H12ZM29 -40H43L41 -32H31Z', '#3a4452', 3.5);
export const SPECIALIST: readonly Pose[] = [
  (p) =>
    jet(p) +
    limb(joints('6 -44, 14 -28, 28 -22'), 12, NAVY) +
    limb(joints('-4 -44, -18 -34, -10 -16'), 12, NAVY) +
    foot([28, -20], KEVLAR, 1) +
    foot([-10, -14], KEVLAR) +
    vest(p, 'M-14 -80L12 -82L15 -64L11 -40H-10L-14 -58Z') +
    helmet(p, [-4, -94], '#ffb83e') +
    limb(joints('-8 -72, -26 -66, -42 -70'), 11, NAVY) +
    inked('M-58 -76H-38V-66H-44L-46 -58H-52L-51 -68H-58Z', '#4b5766', 4),
  (p) =>
    jet(p) +
    limb(joints('6 -44, 20 -36, 22 -16'), 12, NAVY) +
    limb(joints('-4 -44, -12 -26, -22 -14'), 12, NAVY) +
    foot([22, -14], KEVLAR, 1) +
    foot([-22, -12], KEVLAR) +
    vest(p, 'M-14 -80L12 -82L15 -64L11 -40H-10L-14 -58Z') +
    helmet(p, [-4, -94], '#ffb83e') +
    limb(joints('-10 -74, -26 -84, -40 -98'), 11, NAVY) +
    dot(-42, -102, 9, INK) +
    dot(-42, -102, 5.5, '#7ddb95'),
];
