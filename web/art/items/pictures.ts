/** Pictures of cards by the id of the equipment, and of attacks by their kind, each on a ground of its own colour. */
import type { Drawing } from '../drawing.ts';
import { INK, mix } from '../parts/palette.ts';
import { makePen, type Pen } from '../parts/pen.ts';
import { ATTACK_KINDS } from './attack-kinds.ts';
import { ATTACKS } from './attacks.ts';
import { BAD_CARDS } from './bad-cards.ts';
import { FIELD_GEAR } from './field-gear.ts';
import { GROUNDS } from './grounds.ts';
import { GUNS } from './guns.ts';
import { MACHINES } from './machines.ts';
import { MELEE } from './melee.ts';
import { SUPPLIES } from './supplies.ts';

type PictureName = keyof typeof GROUNDS;
const THINGS = { ...GUNS, ...MELEE, ...SUPPLIES, ...BAD_CARDS, ...MACHINES, ...FIELD_GEAR };
const DRAWINGS: { readonly [name in PictureName]: (pen: Pen) => string } = { ...THINGS, ...ATTACKS };

const isPicture = (name: string): name is PictureName => Object.hasOwn(DRAWINGS, name);
/** Attacks have the picture of their kind. */
const nameOf = (id: string): string => (Object.hasOwn(ATTACK_KINDS, id) ? ATTACK_KINDS[id] : id);
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

/** A card by its id, an attack by its own id or its kind; null if nobody drew it. */
export function picture(id: string): Drawing | null {
  const name = nameOf(id);
  if (!isPicture(name)) return null;
  const pen = makePen(`picture ${name}`, { detail: 1, rim: '#ffe1a0' });
  return { box: PICTURE_BOX, body: panel(pen, GROUNDS[name], DRAWINGS[name](pen)) };
}
