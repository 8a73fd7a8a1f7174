/**
 * The pen: flat shapes with ink, two values and a cold rim on the side away from the light, which comes from the top left.
 * Whatever holds a drawing sets round joins and caps, and no fill unless a shape has one.
 */
import { nth } from './nth.ts';
import { INK, isDark, mix, type Tone } from './palette.ts';

export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, width: number, colour: string = INK): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;
/** Shape with an ink line round it: for small things that need no shadow. */
export const inked = (d: string, fill: string, width = 4): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
/** A line of a colour with ink on both sides: straps, chains, rods. */
export const strap = (d: string, width: number, colour: string, ink = 6): string =>
  line(d, width + ink) + line(d, width, colour);
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The same at each of these points. */
export const each = (
  points: readonly (readonly [x: number, y: number])[],
  drawn: (x: number, y: number) => string,
): string => points.map(([x, y]) => drawn(x, y)).join('');

const tenths = (value: number): number => +value.toFixed(1);

/** One tapered stroke: "x y" where it begins, "x y" it bends through, "x y" where it ends, and how thick its middle is. */
function brush(text: string): string {
  const numbers = text.trim().split(' ').map(Number);
  const [x0, y0, cx, cy] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2), nth(numbers, 3)];
  const [x1, y1, w] = [nth(numbers, 4), nth(numbers, 5), nth(numbers, 6)];
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.hypot(dx, dy) || 1;
  const ox = (-dy / length) * w;
  const oy = (dx / length) * w;
  return (
    `M${x0} ${y0}Q${tenths(cx - ox)} ${tenths(cy - oy)} ${x1} ${y1}` +
    `Q${tenths(cx + ox)} ${tenths(cy + oy)} ${x0} ${y0}Z`
  );
}

/** Brush strokes of seven numbers each, with commas between them. */
export const strokes = (list: string, fill: string = INK): string =>
  shape(list.split(',').map(brush).join(''), fill);

/** How a solid body is lit. */
interface Lighting {
  /** How far the lit part is moved towards the light. */
  readonly shift?: readonly [number, number];
  /** A lit part of its own shape. */
  readonly lit?: string;
  readonly inside?: string;
  readonly ink?: number;
  readonly rimmed?: boolean;
}

interface Style {
  /** 0 token, 1 list, 2 card: small pictures leave out what nobody could see. */
  readonly detail: number;
  readonly risen: boolean;
  /** Colour of the light from behind. */
  readonly rim: string;
  /** Whether shapes are mirrored, and the light has to be put back. */
  readonly flip: boolean;
}

export interface Pen extends Style {
  readonly id: () => string;
  /** A solid body with ink, rim, dark value, lit value and what is drawn inside, all cut to the shape. */
  readonly form: (d: string, tone: Tone, lighting?: Lighting) => string;
  /** A highlight; it stays on the left of a turned head. */
  readonly gleam: (d: string, fill: string, always?: boolean) => string;
  /** The same pen for shapes inside `MIRROR`. */
  readonly turned: () => Pen;
}

/** A short name, the same for the same text. */
function stemOf(text: string): string {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return `p${(hash % 36 ** 5).toString(36).padStart(5, '0')}`;
}

/** A pen for one drawing. Its ids begin with a stem of their own, so that drawings can share a page. */
export function makePen(drawing: string, style: Partial<Style> = {}): Pen {
  const { detail = 2, risen = false, rim = '#8fe9fa', flip = false } = style;
  const stem = stemOf(drawing);
  let count = 0;
  const id = (): string => `${stem}${(count++).toString(36)}`;
  return penOf(id, { detail, risen, rim, flip });
}

/** Heads that look to the right are drawn inside this with `pen.turned()`: the shape is mirrored, the light is not. */
export const MIRROR = 'translate(244 0) scale(-1 1)';

function penOf(id: () => string, style: Style): Pen {
  const { detail, rim, flip } = style;
  const side = flip ? -1 : 1;
  const upright = (inner: string): string => (flip ? `<g transform="${MIRROR}">${inner}</g>` : inner);
  // The line of ink stays outside on the lit side: thin there, thick in the shadow.
  const form = (d: string, tone: Tone, lighting: Lighting = {}): string => {
    const { shift = [-8, -4], lit, inside = '', ink = 6, rimmed = true } = lighting;
    const i = id();
    const again = (fill: string, x: number, y: number): string =>
      `<use href="#${i}_"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''} fill="${fill}"/>`;
    // A token has no room for the light from behind, but what is dark would be lost without it.
    const rimLit = rimmed && (detail > 0 || isDark(tone.m));
    const edge = detail > 0 ? -3.5 : -7;
    return (
      `<clipPath id="${i}"><path id="${i}_" d="${d}"/></clipPath>` +
      `<use href="#${i}_" fill="${rimLit ? mix(tone.m, rim, 0.6) : tone.d}" stroke="${INK}" stroke-width="${ink}"/>` +
      `<g clip-path="url(#${i})">` +
      (rimLit ? again(tone.d, edge * side, 1) : '') +
      (lit ? upright(shape(lit, tone.m)) : again(tone.m, shift[0] * side, shift[1])) +
      `${inside}</g>`
    );
  };
  return {
    ...style,
    id,
    form,
    gleam: (d, fill, always = false) => (always || detail > 0 ? upright(shape(d, fill)) : ''),
    turned: () => penOf(id, { ...style, flip: true }),
  };
}
