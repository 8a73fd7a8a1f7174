/** The abomination: fused bodies, ribs that bite, one raw arm. Two poses. */
import { BLOOD, BONE, GLOW } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape, strokes } from '../parts/pen.ts';
import { MEAT, RAW, ROT } from './cloth.ts';
import { type DeadHead, zombieHead } from './dead-head.ts';
import { joints, type Joints, type Point } from './joints.ts';
import type { Pose } from './pose.ts';
import { claw, foot, limb, trunk } from './rig.ts';
import { nth } from '../parts/nth.ts';

const PIT = '#240a18';
const BODY =
  'M-18 -114L-34 -108Q-50 -98 -45 -80L-53 -64Q-52 -44 -38 -22L-22 -16H26L44 -24L48 -42L61 -54L54 -72L60 -92Q50 -112 30 -118L16 -128L-2 -120Z';
const spine =
  inked('M4 -120L6 -146L20 -122L32 -142L38 -112L58 -124L54 -96L72 -98L56 -76Z', BONE, 5) +
  shape('M34 -136L38 -112L30 -116ZM58 -124L54 -96L46 -106ZM72 -98L56 -76L54 -90Z', '#a8977c');
/** The chest is torn open from the throat to the hips; the ribs are the teeth. */
const RIBS =
  'M-30 -90Q-8 -100 5 -80Q-9 -88 -27 -80ZM-34 -72Q-10 -82 3 -62Q-11 -70 -31 -62ZM-33 -54Q-11 -64 2 -45Q-11 -52 -30 -44ZM-28 -36Q-9 -46 3 -30Q-8 -36 -24 -28ZM33 -86Q14 -98 5 -70Q16 -84 30 -77ZM36 -68Q16 -80 5 -53Q17 -66 33 -58ZM35 -50Q16 -62 5 -38Q16 -50 32 -40Z';
const ribcage =
  shape(
    'M-18 -104L-4 -97L8 -106L22 -96L18 -84L32 -68L23 -52L30 -36L14 -20L2 -27L-12 -18L-24 -34L-18 -50L-32 -64L-20 -82Z',
    BLOOD,
  ) +
  shape(
    'M-12 -95L-2 -90L8 -97L16 -90L13 -80L24 -66L16 -50L21 -38L10 -28L1 -34L-9 -27L-16 -38L-11 -52L-23 -64L-13 -80Z',
    PIT,
  ) +
  dot(-4, -72, 4.2, GLOW) +
  dot(9, -62, 2.6, GLOW) +
  dot(-2, -55, 2.2, '#ff7d55') +
  inked(RIBS, BONE, 2.6) +
  inked('M-4 -38Q6 -44 11 -34L15 -14Q12 -2 5 -7L-1 -22Z', '#8e2a44', 3.5) +
  line('M4 -34L8 -14', 2, PIT);
const veins =
  strokes(
    '-44 -50 -38 -38 -40 -26 1.8, -38 -38 -32 -34 -30 -26 1.4, 46 -66 40 -54 46 -44 1.8, 40 -54 36 -40 38 -28 1.6, 10 -120 18 -112 30 -110 1.6',
    ROT.d,
  ) +
  dot(44, -34, 5, ROT.d) +
  dot(43, -35, 3, '#e6c45a') +
  dot(-36, -46, 4, ROT.d) +
  dot(-37, -47, 2.4, '#e6c45a');
const flayed =
  shape('M-46 -84L-24 -104L-20 -84L-34 -62L-46 -58Z', MEAT.m) +
  line('M-44 -78L-24 -96M-44 -68L-24 -86M-42 -60L-30 -72', 2.6, MEAT.l);
const talons = ([x, y]: Point, up: number): string =>
  inked(
    `M${x - 13} ${y}L${x - 20} ${y + 24 * up}L${x - 5} ${y + 11 * up}L${x} ${y + 30 * up}L${x + 6} ${y + 11 * up}L${x + 18} ${y + 22 * up}L${x + 12} ${y}Z`,
    BONE,
    4,
  );
interface Beast {
  readonly frontArm: Joints;
  readonly backArm: Joints;
  readonly smallArm: Joints;
  readonly head: DeadHead;
  readonly lean?: number;
}

function beast(p: Pen, { frontArm, backArm, smallArm, head, lean = 0 }: Beast): string {
  const [[x, y], fist] = [nth(frontArm, 1), nth(frontArm, 2)];
  const up = fist[1] < y ? -1 : 1;
  const sinew = (pts: Joints, dx: number): string =>
    line(`M${pts.map(([x, y]) => `${x + dx} ${y}`).join('L')}`, 2.8, MEAT.l);
  return (
    limb(joints('22 -34, 34 -18, 28 -4'), 22, ROT) +
    foot([30, -2], ROT, 1) +
    limb(joints('-16 -34, -26 -18, -20 -4'), 20, ROT) +
    foot([-22, -2], ROT) +
    `<g transform="rotate(${lean} 0 -30)">` +
    spine +
    talons(nth(backArm, 2), 1) +
    limb(backArm, 14, ROT) +
    trunk(p, BODY, ROT, flayed + veins + ribcage, [-10, -5]) +
    zombieHead(p, RAW, { at: [44, -104], hair: 1, size: 0.66, turn: 34, gape: 1.6 }) +
    limb(smallArm, 7, RAW) +
    claw(smallArm, RAW) +
    zombieHead(p, ROT, { hair: 1, size: 0.9, gape: 2, ...head }) +
    limb(frontArm, 25, MEAT) +
    sinew(frontArm, -5) +
    sinew(frontArm, 4) +
    inked(`M${x - 8} ${y - 5}L${x - 26} ${y - 10 * up}L${x - 6} ${y + 8}Z`, BONE, 4) +
    talons(fist, up) +
    '</g>'
  );
}

export const ABOMINATION: readonly Pose[] = [
  (p) =>
    beast(p, {
      frontArm: joints('-36 -92, -62 -62, -56 -24'),
      backArm: joints('44 -88, 66 -66, 58 -40'),
      smallArm: joints('-18 -44, -38 -34, -44 -18'),
      head: { at: [-30, -112], turn: -30 },
    }),
  (p) =>
    beast(p, {
      lean: 6,
      frontArm: joints('-36 -94, -64 -96, -58 -128'),
      backArm: joints('44 -90, 70 -82, 72 -52'),
      smallArm: joints('-20 -46, -42 -50, -58 -64'),
      head: { at: [-16, -122], turn: 6 },
    }),
];
