/** Hair over any skull: behind the shoulders and over the head. The outlines are data, short and long. */
import LONG from './hair-long.json' with { type: 'json' };
import SHORT from './hair-short.json' with { type: 'json' };
import { INK, mix, type Tone } from './palette.ts';
import { type Pen, shape } from './pen.ts';

interface HairStyle {
  /** Behind the shoulders and the head. */
  readonly back?: string;
  readonly front?: string;
  /** The light on it. */
  readonly sheen: string;
  /** A white strand. */
  readonly streak?: string;
  /** What hangs behind is as bright as the front. */
  readonly tail?: boolean;
}

export type HairName = keyof typeof SHORT | keyof typeof LONG;
const HAIR_STYLES: { readonly [name in HairName]: HairStyle } = { ...SHORT, ...LONG };

/** What lies behind everything, and what over the head. */
export function hair(pen: Pen, name: HairName | undefined, tone: Tone): [string, string] {
  if (name === undefined) return ['', ''];
  const style = HAIR_STYLES[name];
  const draw = (d: string | undefined, tint: Tone, inside: string): string =>
    d === undefined ? '' : pen.form(d, tint, { shift: [-9, -5], inside });
  const light = pen.gleam(style.sheen, mix(tone.m, pen.rim, 0.42), true);
  const far = { ...tone, m: mix(tone.m, tone.d, 0.5), d: mix(tone.d, INK, 0.3) };
  const strand = style.streak ? shape(style.streak, pen.risen ? '#b4bba8' : '#eef0f0') : '';
  return [
    style.tail ? draw(style.back, tone, light) : draw(style.back, far, ''),
    draw(style.front, tone, strand + light),
  ];
}
