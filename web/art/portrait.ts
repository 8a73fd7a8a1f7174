/** A portrait from a spec: the bust in a disc, its head a little out of it; a close crop at token size. */
import type { Drawing } from './drawing.ts';
import { face } from './parts/faces.ts';
import { hair } from './parts/hair.ts';
import { gear } from './parts/headgear.ts';
import { ear, head, neck } from './parts/heads.ts';
import { type Colours, deadSkin, HAIR, INK, mix, SKIN, type Tone, tones, worn } from './parts/palette.ts';
import { nth } from './parts/nth.ts';
import { makePen, MIRROR, type Pen } from './parts/pen.ts';
import { prop } from './parts/props.ts';
import { torso } from './parts/torsos.ts';
import type { Spec } from './spec.ts';

/** Up to 40 pixels token, up to 80 list, above card. */
export type Frame = 'card' | 'list' | 'token';
const FRAMES: { readonly [frame in Frame]: { readonly box: string; readonly detail: number } } = {
  card: { box: '0 2 240 240', detail: 2 },
  list: { box: '2 5 237 237', detail: 1 },
  token: { box: '42 22 156 156', detail: 0 },
};

const named = (table: { readonly [name: string]: string }, name: string): string => table[name] ?? name;

export function coloursOf(spec: Spec, risen: boolean): Colours {
  const cloth = (hex: string): Tone => tones(risen ? worn(hex) : hex);
  const cloths = spec.colours.map(cloth);
  const a = nth(cloths, 0);
  const [, b = a, c = b] = cloths;
  const skin = named(SKIN, spec.skin);
  return {
    a,
    b,
    c,
    skin: risen ? deadSkin(skin) : tones(skin, 0.48),
    hair: cloth(named(HAIR, spec.hairColour ?? 'black')),
  };
}

/** The head with hair and headgear: behind the shoulders, and in front. Standees borrow it. */
export function skull(pen: Pen, spec: Spec, colours: Colours): [string, string] {
  const right = spec.look === 'right';
  const front = spec.look === 'front';
  const own = right ? pen.turned() : pen;
  const mirror = (inner: string): string =>
    right && inner ? `<g transform="${MIRROR}">${inner}</g>` : inner;
  const nudge = (inner: string): string =>
    front && inner ? `<g transform="translate(6)">${inner}</g>` : inner;
  const [hairBehind, hairBefore] = hair(own, spec.hair, colours.hair);
  const worn = gear(own, spec.gear ?? [], spec, colours);
  const [features, over] = spec.masked ? ['', ''] : face(own, spec, colours.hair, colours.skin);
  return [
    mirror(hairBehind + worn.back),
    mirror(
      (spec.noEar ? '' : ear(own, colours.skin, front)) +
        head(own, spec, colours.skin, nudge(features + worn.mask)) +
        nudge(over) +
        hairBefore +
        nudge(worn.face) +
        worn.front,
    ),
  ];
}

/** The bust in the 240 box, without disc or ring: what is carried behind, and the rest. */
function layers(pen: Pen, spec: Spec): [string, string] {
  const colours = coloursOf(spec, pen.risen);
  const [behind, before] = skull(pen, spec, colours);
  const [propBehind, propBefore] = prop(pen, spec.prop, spec, colours);
  const turn = (inner: string): string =>
    inner && `<g transform="translate(-15.5 -16) scale(1.13) rotate(${spec.tilt ?? 0} 122 176)">${inner}</g>`;
  const body = neck(pen, spec, spec.masked ? colours.a : colours.skin) + torso(pen, spec, colours);
  return [propBehind, turn(behind) + body + turn(before) + propBefore];
}

export const bust = (pen: Pen, spec: Spec): string => layers(pen, spec).join('');

/** Two discs of light, and a halftone at card size. */
function ground(pen: Pen, colour: string): string {
  const dots = pen.id();
  // A token has room for an outline only: what lies behind it stays bright enough for dark hair and masks.
  const [living, dead] = pen.detail > 0 ? [0.58, 0.78] : [0.3, 0.42];
  const far = pen.risen ? mix(colour, '#1c0f2e', dead) : mix(colour, INK, living);
  const halftone =
    `<pattern id="${dots}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
    `<circle cx="3.5" cy="3.5" r="2.1" fill="${colour}"/></pattern><circle cx="115" cy="121" r="93" fill="url(#${dots})"/>`;
  return (
    `<circle cx="120" cy="130" r="105" fill="${far}"/><circle cx="102" cy="104" r="74" fill="${colour}"/>` +
    (pen.detail > 1 ? halftone : '')
  );
}

const hoop = (cy: number, r: number, colour: string, width: number, more = ''): string =>
  `<circle cx="120" cy="${cy}" r="${r}" stroke="${colour}" stroke-width="${width}" stroke-linecap="butt"${more}/>`;
/** The ring of the risen is broken at the lower left: told apart without colour. `rest` closes the pattern of 360. */
const broken = (rest: string): string =>
  ` pathLength="360" stroke-dasharray="119 14 15 10 ${rest}" stroke-dashoffset="1"`;
const LOWER_INK = ' pathLength="2" stroke-dasharray="1"';
const LOWER_RING = ' pathLength="200" stroke-dasharray="102 98" stroke-dashoffset="1"';
/** Everything above the disc, and the disc. */
const ABOVE = 'M15 130H-40V-50H280V130H225A105 105 0 0 1 15 130Z';

/** Card and list: the bust stands in the disc, its head out of the ring. */
function discFrame(pen: Pen, spec: Spec, back: string, ring: string): string {
  const clip = pen.id();
  return (
    `<clipPath id="${clip}"><path d="${ABOVE}"/></clipPath>${ground(pen, back)}` +
    `${hoop(130, 105, INK, 13)}${hoop(130, 105, ring, 6)}<g clip-path="url(#${clip})">${bust(pen, spec)}</g>` +
    hoop(130, 105, INK, 13, LOWER_INK) +
    hoop(130, 105, ring, 6, pen.risen ? broken('24 178') : LOWER_RING)
  );
}

/** Token: a close crop; only what rises from the head (ears, horns, hair) leaves the ring. */
function tokenFrame(pen: Pen, spec: Spec, back: string, ring: string): string {
  const inner = pen.id();
  const open = pen.id();
  const [behind, rest] = layers(pen, spec);
  const set = (drawing: string): string => `<g transform="translate(12 12) scale(.9)">${drawing}</g>`;
  return (
    `<clipPath id="${inner}"><circle cx="120" cy="100" r="66"/></clipPath>` +
    `<clipPath id="${open}"><path d="M54 100V84L30 30V-20H210V30L186 84V100A66 66 0 0 1 54 100Z"/></clipPath>` +
    `<circle cx="120" cy="100" r="78" fill="${INK}"/>${hoop(100, 70.5, ring, 7, pen.risen ? broken('202') : '')}` +
    `<g clip-path="url(#${inner})">${set(ground(pen, back) + behind)}</g><g clip-path="url(#${open})">${set(rest)}</g>`
  );
}

interface Look {
  readonly ring: string;
  readonly frame?: Frame;
  readonly risen?: boolean;
}

export function portrait(spec: Spec, { ring, frame = 'card', risen = false }: Look): Drawing {
  const { box, detail } = FRAMES[frame];
  const pen = makePen(`${frame} ${spec.id}${risen ? ' risen' : ''}`, {
    detail,
    risen,
    rim: risen ? '#b18cff' : spec.rim,
  });
  const back = risen ? mix(spec.ground, '#86a03c', 0.68) : spec.ground;
  const draw = frame === 'token' ? tokenFrame : discFrame;
  return { box, body: draw(pen, spec, back, ring) };
}
