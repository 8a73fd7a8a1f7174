/** Walkers, upright with their arms out, and runners, leaning and in the air: the plain body of the dead. */
import { BONE, type Tone } from '../parts/palette.ts';
import { line, type Pen, shape } from '../parts/pen.ts';
import { DENIM, GREEN, KEVLAR, LINEN, MOSS, PLUM, RAW, RUST, SLATE } from './cloth.ts';
import { type DeadHead, zombieHead } from './dead-head.ts';
import { joints, type Joints } from './joints.ts';
import type { Pose } from './pose.ts';
import { claw, dressed, foot, trunk } from './rig.ts';
import { nth } from '../parts/nth.ts';

const ribs = line('M-6 -62L6 -60M-6 -56L5 -54M-5 -50L4 -49', 2.6, BONE);
const hole = shape('M-10 -66L6 -70L12 -58L6 -46L-8 -48Z', '#4a1020') + ribs;

interface Shambler {
  readonly skin: Tone;
  readonly shirt: Tone;
  readonly trousers: Tone;
  /** The far limb first. */
  readonly arms: readonly [Joints, Joints];
  readonly legs: readonly [Joints, Joints];
  readonly body: string;
  readonly head: DeadHead;
  readonly marks?: string;
  readonly thick?: number;
}

function shambler(pen: Pen, of: Shambler): string {
  const { skin, shirt, trousers, marks = '', thick = 12 } = of;
  const [farArm, nearArm] = of.arms;
  const leg = (limb: Joints): string =>
    dressed(limb, thick + 1, trousers, trousers) + foot(nth(limb, -1), skin);
  return (
    dressed(farArm, thick - 1, shirt, skin) +
    claw(farArm, skin) +
    of.legs.map(leg).join('') +
    trunk(pen, of.body, shirt, marks) +
    zombieHead(pen, skin, of.head) +
    dressed(nearArm, thick, shirt, skin) +
    claw(nearArm, skin)
  );
}

export const WALKER: readonly Pose[] = [
  (p) =>
    shambler(p, {
      skin: GREEN,
      shirt: SLATE,
      trousers: DENIM,
      arms: [joints('6 -70, -14 -70, -34 -80'), joints('0 -66, -18 -58, -38 -62')],
      legs: [joints('9 -42, 16 -22, 22 -4'), joints('0 -42, -4 -22, -10 -3')],
      body: 'M-11 -78L10 -80L17 -66L14 -36L-9 -36L-12 -60Z',
      head: { at: [-6, -92], turn: -8, hair: 0 },
      marks: shape('M2 -60L12 -62L14 -48L6 -46Z', '#4a1020'),
    }),
  (p) =>
    shambler(p, {
      skin: GREEN,
      shirt: RUST,
      trousers: SLATE,
      arms: [joints('12 -74, 27 -58, 22 -38'), joints('-13 -68, -24 -48, -22 -26')],
      legs: [joints('8 -40, 15 -22, 26 -5'), joints('-4 -40, -10 -22, -9 -3')],
      body: 'M-17 -68L2 -80L17 -76L14 -36L-9 -36Z',
      head: { at: [-6, -88], turn: -26, hair: 2, hairColour: '#5a3a22' },
      marks: hole,
    }),
  (p) =>
    shambler(p, {
      skin: GREEN,
      shirt: LINEN,
      trousers: PLUM,
      arms: [joints('10 -74, 28 -82, 34 -104'), joints('-8 -72, -26 -70, -38 -88')],
      legs: [joints('7 -42, 12 -22, 12 -3'), joints('-3 -42, -12 -24, -18 -4')],
      body: 'M-14 -76L12 -78L15 -60L13 -36L-10 -36L-13 -58Z',
      head: { at: [0, -93], turn: 10, hair: 1 },
      marks:
        shape('M-3 -78L3 -78L5 -56L0 -48L-5 -56Z', '#b23b3b') + shape('M6 -54L16 -58V-40L8 -42Z', '#4a1020'),
    }),
];

export const RUNNER: readonly Pose[] = [
  (p) =>
    shambler(p, {
      thick: 11,
      skin: RAW,
      shirt: KEVLAR,
      trousers: PLUM,
      arms: [joints('-4 -70, 16 -64, 26 -82'), joints('-12 -68, -32 -58, -46 -72')],
      legs: [joints('12 -44, 30 -30, 50 -34'), joints('8 -44, -16 -38, -18 -12')],
      body: 'M-24 -74L-4 -80L12 -62L20 -42L4 -34L-14 -54Z',
      head: { at: [-24, -86], turn: -18, hair: 0, hairColour: '#7a2f22' },
    }),
  (p) =>
    shambler(p, {
      thick: 11,
      skin: RAW,
      shirt: MOSS,
      trousers: DENIM,
      arms: [joints('-10 -64, -30 -76, -50 -80'), joints('-10 -58, -30 -50, -50 -42')],
      legs: [joints('18 -46, 38 -40, 54 -26'), joints('14 -42, 18 -22, 38 -10')],
      body: 'M-24 -70L-6 -74L16 -62L26 -44L12 -34L-12 -48Z',
      head: { at: [-28, -72], turn: -8, hair: 1 },
    }),
  (p) =>
    shambler(p, {
      thick: 11,
      skin: RAW,
      shirt: RUST,
      trousers: SLATE,
      arms: [joints('4 -72, 22 -62, 14 -44'), joints('-12 -72, -30 -80, -26 -102')],
      legs: [joints('8 -44, 22 -28, 42 -20'), joints('2 -44, -18 -42, -16 -16')],
      body: 'M-18 -76L6 -80L14 -62L14 -38L-4 -36L-12 -56Z',
      head: { at: [-12, -92], turn: -6, hair: 2, hairColour: '#3a2f2a' },
    }),
];
