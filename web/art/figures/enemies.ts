/** Every enemy kind: its own build, its own base, two or three poses. */
import { nth } from '../parts/nth.ts';
import { makePen } from '../parts/pen.ts';
import { ABOMINATION } from './abomination.ts';
import { base, type BaseName } from './bases.ts';
import { BRUTE } from './brute.ts';
import { FATTY } from './fatty.ts';
import type { Pose } from './pose.ts';
import { RUNNER, WALKER } from './shamblers.ts';
import { GUARD, SPECIALIST, TROOPER } from './soldiers.ts';

interface EnemyKind {
  readonly base: BaseName;
  readonly colour: string;
  readonly poses: readonly Pose[];
  readonly scale?: number;
  /** How far their feet are off the ground. */
  readonly lift?: number;
}

const KINDS: { readonly [kind: string]: EnemyKind } = {
  walker: { base: 'line', colour: '#b5d18f', poses: WALKER },
  runner: { base: 'fast', colour: '#ff7f73', poses: RUNNER },
  fatty: { base: 'heavy', colour: '#e9b25c', poses: FATTY, scale: 1.04 },
  abomination: { base: 'boss', colour: '#a57be8', poses: ABOMINATION, scale: 1.16 },
  trooper: { base: 'line', colour: '#b8c7d6', poses: TROOPER },
  guard: { base: 'heavy', colour: '#e9b25c', poses: GUARD, scale: 1.04 },
  specialist: { base: 'fast', colour: '#ff7f73', poses: SPECIALIST, lift: 18 },
  brute: { base: 'heavy', colour: '#c9a6ff', poses: BRUTE, scale: 1.04 },
};

/** Feet stand on the middle of the base. */
const SINK: { readonly [base in BaseName]?: number } = { fast: 9, heavy: 5, line: 3, boss: 6 };

/** Where up to three of a kind stand on one base: x, y, size. */
const SPOTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [[0, 0, 1]],
  [
    [15, -11, 0.86],
    [-12, 3, 0.92],
  ],
  [
    [0, -15, 0.8],
    [23, -3, 0.82],
    [-17, 5, 0.9],
  ],
];

export const ENEMY_KINDS: readonly string[] = Object.keys(KINDS);

export const isEnemyKind = (kind: string): boolean => Object.hasOwn(KINDS, kind);

function kindOf(id: string): EnemyKind {
  const kind = KINDS[id];
  if (!kind) throw new Error(`there is no enemy ${id}`);
  return kind;
}

/** The pose a figure of this kind has in a zone, always the same. */
export const poseIn = (kind: string, zone: number): number => zone % kindOf(kind).poses.length;

/** So many of them are drawn in a group; a badge beside it tells the number. */
export const shownOf = (kind: string, count: number): number =>
  Math.min(count, kindOf(kind).base === 'boss' ? 1 : SPOTS.length);

/**
 * A base with up to three of a kind on it. Drawings that are on the page together have ids of their own, so a group is
 * drawn under the name of all that is in it.
 */
export function enemyGroup(kind: string, count: number, first: number): string {
  const { base: shape, colour, poses, scale = 1, lift = 0 } = kindOf(kind);
  const sink = (SINK[shape] ?? 0) - lift;
  const shown = shownOf(kind, count);
  const people = nth(SPOTS, shown - 1).map(([x, y, size], i) => {
    const pose = nth(poses, (first + i) % poses.length);
    const drawn = pose(makePen(`${kind} ${shown} ${first} ${i}`, { detail: 1, rim: '#d8e6ff' }));
    const at = `translate(${x} ${y + sink})${size === 1 ? '' : ` scale(${size})`}`;
    return `<g transform="${at}">${drawn}</g>`;
  });
  return `<g transform="scale(${scale})">${base(shape, colour)}${people.join('')}</g>`;
}

/** One of them without a base, for a crowd that is on no board. */
export function enemyAlone(kind: string, which: number): string {
  const { poses, scale = 1, lift = 0 } = kindOf(kind);
  const drawn = nth(
    poses,
    which % poses.length,
  )(makePen(`${kind} alone ${which}`, { detail: 1, rim: '#d8e6ff' }));
  return `<g transform="translate(0 ${-lift}) scale(${scale})">${drawn}</g>`;
}
