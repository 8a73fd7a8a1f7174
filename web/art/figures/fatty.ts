/** Fatties: all belly, on two short legs. */
import { INK, type Tone } from '../parts/palette.ts';
import { dot, line, type Pen, shape } from '../parts/pen.ts';
import { DENIM, LINEN, PLUM, SALLOW, SLATE } from './cloth.ts';
import { type DeadHead, zombieHead } from './dead-head.ts';
import { joints, type Joints } from './joints.ts';
import type { Pose } from './pose.ts';
import { claw, foot, limb, trunk } from './rig.ts';

interface Bulk {
  readonly shirt: Tone;
  readonly trousers: Tone;
  readonly arms: readonly [Joints, Joints];
  readonly head: DeadHead;
  readonly marks: string;
  readonly tilt?: number;
}

const BELLY = 'M-14 -84Q-34 -80 -38 -56Q-42 -28 -22 -20L20 -20Q42 -28 38 -56Q34 -82 14 -84Z';

function bulk(pen: Pen, { shirt, trousers, arms: [far, near], head, marks, tilt = 0 }: Bulk): string {
  const arm = (of: Joints): string => limb(of, 16, SALLOW) + claw(of, SALLOW);
  return (
    arm(far) +
    limb(joints('16 -26, 18 -6'), 20, trousers) +
    foot([18, -3], SALLOW, 1) +
    limb(joints('-14 -26, -17 -6'), 20, trousers) +
    foot([-17, -3], SALLOW) +
    `<g transform="rotate(${tilt} 0 -30)">` +
    trunk(pen, BELLY, shirt, marks, [-9, -5]) +
    zombieHead(pen, SALLOW, head) +
    '</g>' +
    arm(near)
  );
}

const GUT =
  shape('M-22 -44Q0 -58 22 -44L28 -14H-28Z', SALLOW.m) +
  shape('M4 -52Q26 -48 30 -20L6 -14Z', SALLOW.d) +
  line('M-22 -45L-16 -50L-10 -45L-4 -51L3 -46L10 -51L16 -46L23 -44', 4) +
  dot(-3, -30, 2.6, INK);

export const FATTY: readonly Pose[] = [
  (p) =>
    bulk(p, {
      shirt: LINEN,
      trousers: SLATE,
      arms: [joints('32 -68, 45 -48, 42 -28'), joints('-32 -68, -46 -50, -44 -28')],
      head: { at: [-3, -92], hair: 1, turn: -4, size: 0.95, gape: 0.4 },
      marks: GUT + shape('M-4 -86H5L7 -66L1 -56L-6 -66Z', '#b23b3b'),
    }),
  (p) =>
    bulk(p, {
      tilt: -6,
      shirt: PLUM,
      trousers: DENIM,
      arms: [joints('30 -66, 46 -58, 54 -40'), joints('-30 -66, -48 -68, -56 -86')],
      head: { at: [-6, -92], hair: 3, hairColour: '#b23b3b', turn: -10, size: 0.95, gape: 1 },
      marks: GUT,
    }),
];
