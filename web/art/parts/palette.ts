/** Colours of the drawings. A colour becomes three values (light, mid, dark); the dark always leans to navy, never to grey. */
import { nth } from './nth.ts';

export const INK = '#07090c';
export const PAPER = '#f3e6c4';
export const BLOOD = '#a3222f';
export const BONE = '#f1e6c8';
export const GLOW = '#e6ff9a';

export const SKIN = {
  pale: '#f4cfae',
  fair: '#eab88f',
  tan: '#d19a6b',
  brown: '#a3693f',
  deep: '#7a4a2d',
  green: '#86c04e',
  ash: '#e6d3c4',
} as const;

export const HAIR = {
  black: '#2b2f3f',
  brown: '#6b4227',
  auburn: '#b4512b',
  blond: '#edc057',
  white: '#eceae2',
  grey: '#9aa4ae',
  red: '#cf4a2c',
} as const;

/** Light, mid and dark value of one colour. */
export interface Tone {
  readonly l: string;
  readonly m: string;
  readonly d: string;
}

/** What a character is painted with: three cloths, skin and hair. */
export interface Colours {
  readonly a: Tone;
  readonly b: Tone;
  readonly c: Tone;
  readonly skin: Tone;
  readonly hair: Tone;
}

const bytes = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Colour a moved towards b by t (0 to 1). */
export function mix(a: string, b: string, t: number): string {
  const to = bytes(b);
  const between = bytes(a).map((from, i) => Math.round(from + (nth(to, i) - from) * t));
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const tones = (hex: string, depth = 0.5): Tone => ({
  l: mix(hex, '#fff4d6', 0.38),
  m: hex,
  d: mix(hex, '#14122e', depth),
});

/** So dark that nothing but its edge is seen on a street at night. */
export const isDark = (hex: string): boolean => {
  const parts = bytes(hex);
  return 0.3 * nth(parts, 0) + 0.59 * nth(parts, 1) + 0.11 * nth(parts, 2) < 84;
};

/** Skin of the risen: drained, green in the light, violet in the shadow. */
export function deadSkin(hex: string): Tone {
  const m = mix(hex, '#93b184', 0.72);
  return { l: mix(m, '#eaf5c8', 0.35), m, d: mix(m, '#2a1c46', 0.62) };
}

/** Cloth and hair of the risen: dusty and a little darker. */
export const worn = (hex: string): string => mix(mix(hex, '#5b6657', 0.26), INK, 0.1);
