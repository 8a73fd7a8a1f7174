/** The body of a standee: joints from a pose, cloths from the colours of the portrait. */
import { BLOOD, type Colours, INK, type Tone, tones, worn } from '../parts/palette.ts';
import { dot, inked, line, type Pen, shape } from '../parts/pen.ts';
import type { BuildName } from '../parts/torsos.ts';
import { BEHIND } from './behind.ts';
import { CHEST } from './chests.ts';
import { HELD } from './held.ts';
import { joints, type Joints, type Point } from './joints.ts';
import { ARMS, BUILDS, DROP, LEGS, type LegsName } from './poses.ts';
import { claw, dressed, foot, trunk } from './rig.ts';
import { nth } from '../parts/nth.ts';

const SKIRTS = {
  short: 'M-10 -54L10 -54L23 -26L-20 -26Z',
  coat: 'M-13 -60L13 -60L21 -16L-19 -16Z',
  slit: 'M-10 -50L10 -50L18 -14L8 -30L-12 -22Z',
  hide: 'M-13 -42L13 -42L18 -20L8 -26L2 -16L-6 -26L-16 -18Z',
};

type HeldName = keyof typeof HELD;
/** A thing in the hand, and by how many degrees it is turned. */
type Thing = HeldName | readonly [HeldName, number];

/** How somebody stands on the board. */
export interface Figure {
  readonly arms: keyof typeof ARMS;
  readonly legs: LegsName;
  /** Top, sleeves, gloves, legs, boots: a, b, c (colours of the portrait), s (skin), or a colour. */
  readonly wear: readonly [string, string, string, string, string];
  readonly chest?: keyof typeof CHEST;
  readonly skirt?: keyof typeof SKIRTS;
  readonly behind?: keyof typeof BEHIND;
  readonly held?: Thing;
  /** In the far hand. */
  readonly far?: Thing;
  /** At the head. */
  readonly face?: Thing;
  readonly build?: BuildName;
  readonly scale?: number;
  readonly lean?: number;
  readonly jets?: boolean;
  readonly skates?: boolean;
}

/** What a body needs to know of its owner. */
interface Owner {
  readonly build: BuildName;
  readonly look?: 'left' | 'front' | 'right';
  readonly wings?: string;
}

/** Things that hide the hand; the others are drawn before it. */
const OVER_HAND: ReadonlySet<HeldName> = new Set<HeldName>([
  'disc',
  'fist',
  'claws',
  'nails',
  'rune',
  'hex',
  'ring',
  'spark',
  'palm',
  'rocks',
  'blaster',
]);

const tenths = (value: number): number => Math.round(value * 10) / 10;
const isTurned = (thing: Thing): thing is readonly [HeldName, number] => typeof thing !== 'string';
const nameOf = (thing: Thing): HeldName => (isTurned(thing) ? thing[0] : thing);
/** Who looks right has everything on the other side. */
export const sideOf = ({ look }: Pick<Owner, 'look'>): number => (look === 'right' ? -1 : 1);

const FIST = joints('-0.9 -0.7, 0.5 -0.95, 1 -0.2, 0.85 0.7, -0.2 1, -1 0.5');
const KNUCKLES = [joints('-0.9 0, -0.2 0.1'), joints('-0.8 0.5, -0.1 0.55')];

/** A closed hand, with knuckles when it is large. */
function fist([x, y]: Point, radius: number, tone: Tone): string {
  const path = (points: Joints): string =>
    `M${points.map(([u, v]) => `${tenths(x + u * radius)} ${tenths(y + v * radius)}`).join('L')}`;
  return inked(`${path(FIST)}Z`, tone.m, 3.5) + (radius > 8 ? line(KNUCKLES.map(path).join(''), 2.2) : '');
}

function put(thing: Thing | undefined, [x, y]: Point, side: number, colours: Colours): string {
  if (thing === undefined) return '';
  const turn = isTurned(thing) ? ` rotate(${thing[1]})` : '';
  const at = `translate(${x} ${y})${side < 0 ? ' scale(-1 1)' : ''}${turn}`;
  return `<g transform="${at}">${HELD[nameOf(thing)](colours)}</g>`;
}

/** Joints of the far limb and of the near one, from steps that begin at the shoulder or the hip. */
function limbs(
  [far, near]: readonly [Joints, Joints],
  [x, y]: Point,
  side: number,
  reach: number,
): [Joints, Joints] {
  const from = (start: number, steps: Joints): Joints =>
    [[0, 0] as const, ...steps].map(([dx, dy]) => [
      tenths((start + dx * reach) * side),
      tenths(y + dy * reach),
    ]);
  return [from(x, far), from(-x, near)];
}

interface Body {
  /** Behind the hair. */
  readonly back: string;
  /** Between hair and face. */
  readonly middle: string;
  readonly front: string;
  /** How far the body sinks. */
  readonly drop: number;
}

export function body(pen: Pen, owner: Owner, figure: Figure, colours: Colours): Body {
  const build = BUILDS[figure.build ?? owner.build];
  const side = sideOf(owner);
  const drop = DROP[figure.legs] ?? 0;
  const part = (place: 0 | 1 | 2 | 3 | 4): Tone => clothOf(figure.wear[place], pen, colours);
  const [top, sleeve, glove, leg, boot] = [part(0), part(1), part(2), part(3), part(4)];
  const sunk = ([x, y]: Point): Point => [x, y + drop];
  const [farArm, nearArm] = limbs(ARMS[figure.arms], sunk(build.shoulder), side, build.reach);
  const [farLeg, nearLeg] = limbs(LEGS[figure.legs], sunk(build.hip), side, 1);
  const arm = (points: Joints, thing: Thing | undefined): string => {
    const end = nth(points, 2);
    const held = put(thing, end, side, colours);
    const hand = pen.risen ? claw(points, glove) : fist(end, build.arm * 0.5 + 2.5, glove);
    const drawn = dressed(points, build.arm, sleeve, glove) + hand;
    return thing !== undefined && OVER_HAND.has(nameOf(thing)) ? drawn + held : held + drawn;
  };
  const step = (points: Joints, toes: number): string => {
    const [x, y] = nth(points, 2);
    const jet = figure.jets
      ? inked(`M${x - 6} ${y + 2}L${x} ${y + 18}L${x + 7} ${y + 2}Z`, '#8fe9fa', 3)
      : '';
    const wheels = figure.skates ? dot(x - 6, y + 5, 4.5, INK) + dot(x + 6, y + 5, 4.5, INK) : '';
    return jet + dressed(points, build.leg, leg, boot) + foot([x, y], boot, toes) + wheels;
  };
  const lowered = (inner: string): string =>
    drop && inner ? `<g transform="translate(0 ${drop})">${inner}</g>` : inner;
  const behind = BEHIND[figure.behind ?? 'none'](pen, colours, owner);
  return {
    back:
      lowered(side < 0 && behind ? `<g transform="scale(-1 1)">${behind}</g>` : behind) +
      arm(farArm, figure.far),
    middle:
      step(farLeg, side) + step(nearLeg, -side) + lowered(clothes(pen, figure, build.trunk, top, colours)),
    front: arm(nearArm, figure.held) + put(figure.face, [-22 * side, -94 + drop], side, colours),
    drop,
  };
}

function clothOf(key: string, pen: Pen, colours: Colours): Tone {
  const own: { readonly [key: string]: Tone } = { a: colours.a, b: colours.b, c: colours.c, s: colours.skin };
  return own[key] ?? tones(pen.risen ? worn(key) : key);
}

function clothes(pen: Pen, figure: Figure, outline: string, top: Tone, colours: Colours): string {
  const chest = CHEST[figure.chest ?? 'none'](colours);
  const wound = pen.risen ? shape('M2 -60L13 -63L15 -50L8 -46Z', BLOOD) : '';
  // What goes down the front goes on over the skirt.
  const long = figure.chest === 'apron' || figure.skirt === 'coat';
  const skirt = figure.skirt ? trunk(pen, SKIRTS[figure.skirt], top, long ? chest : '') : '';
  return trunk(pen, outline, top, chest + wound) + skirt;
}
