/**
 * Poses of people: joints as steps from the shoulder (elbow, hand) and from the hip (knee, foot), the far limb first.
 * Figures face left.
 */
import type { BuildName } from '../parts/torsos.ts';
import { joints, type Joints, type Point } from './joints.ts';

type Pair = readonly [Joints, Joints];

export const ARMS = {
  down: [joints('8 15, 5 30'), joints('-8 15, -6 30')],
  hips: [joints('15 11, 5 24'), joints('-15 11, -5 24')],
  aim: [joints('9 14, -2 24'), joints('-15 7, -30 2')],
  twin: [joints('15 6, 29 -2'), joints('-15 6, -29 -2')],
  raise: [joints('11 12, 8 27'), joints('-15 -2, -20 -22')],
  carry: [joints('10 14, 5 28'), joints('-13 11, -18 24')],
  cast: [joints('15 5, 25 -10'), joints('-15 6, -27 -6')],
  spread: [joints('16 6, 31 12'), joints('-16 6, -31 12')],
  up: [joints('15 -6, 22 -24'), joints('-15 -6, -22 -24')],
  fly: [joints('11 13, 8 28'), joints('-10 -14, -20 -31')],
  punch: [joints('15 8, 8 -4'), joints('-16 4, -32 1')],
  guard: [joints('13 12, 20 24'), joints('-12 10, -22 2')],
  run: [joints('13 10, 24 2'), joints('-13 11, -24 4')],
  brow: [joints('10 14, 6 28'), joints('-15 2, -9 -13')],
  draw: [joints('13 2, 2 -2'), joints('-16 1, -31 -4')],
  prowl: [joints('15 9, 24 22'), joints('-15 10, -25 22')],
  worry: [joints('14 8, 6 -6'), joints('-14 9, -6 -4')],
  wave: [joints('9 15, 6 29'), joints('-14 2, -18 -18')],
  plant: [joints('14 11, 5 25'), joints('-14 9, -24 -2')],
} satisfies { readonly [name: string]: Pair };

export const LEGS = {
  stand: [joints('4 17, 6 32'), joints('-4 17, -8 32')],
  wide: [joints('7 16, 13 32'), joints('-7 16, -13 32')],
  stride: [joints('9 15, 19 30'), joints('-8 16, -13 32')],
  lunge: [joints('15 13, 30 30'), joints('-14 10, -16 32')],
  crouch: [joints('19 6, 14 24'), joints('-19 4, -16 24')],
  hover: [joints('6 16, 15 29'), joints('-6 14, 2 30')],
  leap: [joints('12 12, 27 20'), joints('-14 6, -8 24')],
  run: [joints('15 10, 32 6'), joints('-17 6, -15 27')],
  surf: [joints('13 9, 14 28'), joints('-12 12, -18 28')],
} satisfies { readonly [name: string]: Pair };
export type LegsName = keyof typeof LEGS;

/** How far the body leaves the ground in a pose. */
export const LIFT: { readonly [legs in LegsName]?: number } = { hover: 12, leap: 12, run: 5, surf: 12 };
/** How far the hips sink. */
export const DROP: { readonly [legs in LegsName]?: number } = { crouch: 8, lunge: 3 };

interface Build {
  readonly trunk: string;
  readonly shoulder: Point;
  readonly hip: Point;
  /** Thickness of limbs. */
  readonly arm: number;
  readonly leg: number;
  readonly reach: number;
}

export const BUILDS: { readonly [build in BuildName]: Build } = {
  slim: {
    trunk: 'M-10 -71L10 -71L9 -55L14 -33H-12L-8 -55Z',
    shoulder: [9, -66],
    hip: [5, -36],
    arm: 9,
    leg: 10,
    reach: 1,
  },
  medium: {
    trunk: 'M-14 -72L14 -72L15 -55L12 -33H-12L-14 -55Z',
    shoulder: [12, -67],
    hip: [5, -36],
    arm: 10.5,
    leg: 11.5,
    reach: 1,
  },
  broad: {
    trunk: 'M-19 -73L18 -73L20 -60L13 -33H-13L-20 -60Z',
    shoulder: [16, -67],
    hip: [6, -36],
    arm: 12.5,
    leg: 13,
    reach: 1,
  },
  huge: {
    trunk: 'M-27 -76L26 -76L30 -60L17 -32H-17L-29 -60Z',
    shoulder: [25, -69],
    hip: [9, -34],
    arm: 18,
    leg: 17,
    reach: 1.15,
  },
};
