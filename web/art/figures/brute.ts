/** Brutes: a wedge of a chest on small legs. */
import { BLOOD } from '../parts/palette.ts';
import { inked, line, type Pen, shape } from '../parts/pen.ts';
import { CLAY, DENIM, KEVLAR } from './cloth.ts';
import { type DeadHead, zombieHead } from './dead-head.ts';
import { joints, type Joints, type Point } from './joints.ts';
import type { Pose } from './pose.ts';
import { foot, limb, trunk } from './rig.ts';
import { nth } from '../parts/nth.ts';

const fist = ([x, y]: Point): string =>
  inked(
    `M${x - 11} ${y - 9}H${x + 8}L${x + 12} ${y + 4}L${x + 5} ${y + 13}H${x - 9}L${x - 13} ${y + 3}Z`,
    CLAY.m,
    4,
  ) + line(`M${x - 5} ${y + 2}V${y + 11}M${x + 3} ${y + 2}V${y + 11}`, 2.5);
const RAGS =
  shape('M-20 -48L-10 -54L-4 -46L4 -54L12 -46L20 -50V-20H-24Z', '#b5683a') +
  line('M0 -86V-52M-24 -66Q-12 -58 -2 -66M24 -66Q12 -58 2 -66', 2.8) +
  shape('M16 -88L34 -80L24 -72Z', BLOOD);

interface Brute {
  readonly arms: readonly [Joints, Joints];
  readonly legs: readonly [Joints, Joints];
  /** How far the upper body is turned. */
  readonly lean: number;
  readonly head: DeadHead;
}

const CHEST = 'M-16 -92L-40 -84L-36 -60L-18 -34H18L36 -60L40 -84L16 -92Z';

function brute(pen: Pen, { arms: [far, near], legs: [farLeg, nearLeg], lean, head }: Brute): string {
  const arm = (of: Joints): string => limb(of, 18, CLAY) + fist(nth(of, 2));
  const leg = (of: Joints, toes: number): string => limb(of, 17, DENIM) + foot(nth(of, -1), KEVLAR, toes);
  const upper =
    arm(far) +
    trunk(pen, CHEST, CLAY, RAGS, [-9, -4]) +
    zombieHead(pen, CLAY, { size: 0.85, ...head }) +
    arm(near);
  return `${leg(farLeg, 1)}${leg(nearLeg, -1)}<g transform="rotate(${lean} 0 -36)">${upper}</g>`;
}

export const BRUTE: readonly Pose[] = [
  // Charges, shoulder first.
  (p) =>
    brute(p, {
      lean: -24,
      arms: [joints('30 -82, 54 -74, 64 -50'), joints('-28 -80, -34 -54, -58 -52')],
      legs: [joints('10 -38, 30 -28, 44 -8'), joints('-6 -38, -20 -24, -18 -3')],
      head: { at: [-16, -92], hair: 1, turn: 14 },
    }),
  // Both fists over the head.
  (p) =>
    brute(p, {
      lean: 6,
      arms: [joints('32 -84, 44 -108, 18 -126'), joints('-32 -84, -44 -108, -16 -124')],
      legs: [joints('10 -38, 20 -20, 22 -3'), joints('-10 -38, -20 -20, -24 -3')],
      head: { at: [-2, -94], hair: 0, turn: 8, gape: 1.6 },
    }),
  // Knuckles on the ground like an ape.
  (p) =>
    brute(p, {
      lean: -8,
      arms: [joints('32 -78, 56 -54, 50 -14'), joints('-32 -78, -54 -52, -50 -10')],
      legs: [joints('12 -36, 26 -24, 22 -3'), joints('-8 -36, -18 -20, -12 -3')],
      head: { at: [-14, -86], hair: 2, hairColour: '#3a2f2a', turn: -14 },
    }),
];
