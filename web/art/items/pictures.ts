/** Pictures of cards: equipment by its id, attacks and traits by their kind, people by their spec, each on a ground of its own colour. */
import type { Drawing } from '../drawing.ts';
import { INK, mix } from '../parts/palette.ts';
import { makePen, type Pen } from '../parts/pen.ts';
import { bust } from '../portrait.ts';
import type { Spec } from '../spec.ts';
import { ATTACK_KINDS } from './attack-kinds.ts';
import { ATTACKS } from './attacks.ts';
import { BAD_CARDS } from './bad-cards.ts';
import { FIELD_GEAR } from './field-gear.ts';
import { GROUNDS, PLAIN_GROUND } from './grounds.ts';
import { GUNS } from './guns.ts';
import { MACHINES } from './machines.ts';
import { MELEE } from './melee.ts';
import { SUPPLIES } from './supplies.ts';
import { TEAM_TRAITS } from './team-traits.ts';
import { TRAIT_KINDS } from './trait-kinds.ts';
import { OWN_TRAITS } from './traits.ts';

const THINGS = { ...GUNS, ...MELEE, ...SUPPLIES, ...BAD_CARDS, ...MACHINES, ...FIELD_GEAR };
const DRAWINGS = { ...THINGS, ...ATTACKS, ...OWN_TRAITS, ...TEAM_TRAITS };
const grounds: { readonly [name in keyof typeof DRAWINGS]?: string } = GROUNDS;

const isPicture = (name: string): name is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, name);
const KINDS: { readonly [id: string]: string } = { ...ATTACK_KINDS, ...TRAIT_KINDS };
/** Attacks and traits have the picture of their kind. */
const nameOf = (id: string): string => (Object.hasOwn(KINDS, id) && KINDS[id]) || id;
export const hasPicture = (id: string): boolean => isPicture(nameOf(id));

const EDGE = 'M11 46L208 44L210 206L12 208Z';

/** The framed picture of a card: a lit half, a dark half, a band of halftone between them. */
function panel(pen: Pen, ground: string, inner: string): string {
  const clip = pen.id();
  const dots = pen.id();
  return (
    `<clipPath id="${clip}"><path d="${EDGE}"/></clipPath>` +
    `<pattern id="${dots}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
    `<circle cx="3.5" cy="3.5" r="2.1" fill="${ground}"/></pattern>` +
    `<g clip-path="url(#${clip})"><path d="M0 40H220V214H0Z" fill="${mix(ground, INK, 0.66)}"/>` +
    `<path d="M0 40H150L60 214H0Z" fill="${ground}"/><path d="M150 40H196L106 214H60Z" fill="url(#${dots})"/>${inner}</g>` +
    `<path d="${EDGE}" fill="none" stroke="${INK}" stroke-width="4"/>`
  );
}

/** The box of every picture on a card. */
const PICTURE_BOX = '8 41 205 170';

/** A card by its id, an attack or a trait by its own id or its kind; null if nobody drew it. */
export function picture(id: string): Drawing | null {
  const name = nameOf(id);
  if (!isPicture(name)) return null;
  const pen = makePen(`picture ${name}`, { detail: 1, rim: '#ffe1a0' });
  return { box: PICTURE_BOX, body: panel(pen, grounds[name] ?? PLAIN_GROUND, DRAWINGS[name](pen)) };
}

/** Somebody with a card of their own: their bust in the frame of a picture. */
export function personPicture(spec: Spec, risen: boolean): Drawing {
  const pen = makePen(`picture ${spec.id}${risen ? ' risen' : ''}`, {
    detail: 1,
    risen,
    rim: risen ? '#b18cff' : spec.rim,
  });
  const ground = risen ? mix(spec.ground, '#86a03c', 0.68) : spec.ground;
  const inner = `<g transform="translate(16 50) scale(.77)">${bust(pen, spec)}</g>`;
  return { box: PICTURE_BOX, body: panel(pen, ground, inner) };
}
