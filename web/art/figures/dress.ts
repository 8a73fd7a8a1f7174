/** Bystanders on the board: one body of no trade, five kinds of dress, the pose chosen by the id. */
import type { BuildName } from '../parts/torsos.ts';
import type { Figure } from './body.ts';
import { nth } from '../parts/nth.ts';

const SHOE = '#2f2f38';
const DRESSES = {
  smart: { wear: ['a', 'a', 's', '#3f4656', SHOE], chest: 'shirt' },
  skirt: { wear: ['a', 'a', 's', 's', SHOE], chest: 'blouse', skirt: 'short' },
  coat: { wear: ['a', 'a', 's', '#4a4a58', SHOE], chest: 'shirt', skirt: 'coat' },
  work: { wear: ['a', 'a', 's', '#5a5a4c', SHOE], chest: 'strap' },
  wild: { wear: ['s', 's', 's', 's', 's'], chest: 'hide', skirt: 'hide' },
} satisfies { readonly [name: string]: Omit<Figure, 'arms' | 'legs'> };

const POSES = [
  ['down', 'stand'],
  ['hips', 'wide'],
  ['worry', 'stand'],
  ['wave', 'stride'],
] as const;

export interface Dressed {
  readonly id: string;
  readonly build: BuildName;
  readonly dress: keyof typeof DRESSES;
  readonly held?: Figure['held'];
}

export function dressedFigure({ id, build, dress, held }: Dressed): Figure {
  const sum = [...id].reduce((n, letter) => n + letter.charCodeAt(0), 0);
  const [arms, legs] = nth(POSES, sum % POSES.length);
  const huge = build === 'huge';
  return {
    ...DRESSES[dress],
    arms: held === undefined ? arms : 'plant',
    legs,
    held,
    build: huge ? 'broad' : build,
    scale: huge ? 1.02 : 0.94,
  };
}
