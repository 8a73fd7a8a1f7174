/** Texts of the classic game: they come with every page. */
import type { Pack } from '../pack.ts';
import chapters from './chapters.json' with { type: 'json' };

export const CLASSIC = {
  words: ['classic'],
  rules: ['classic'],
  client: ['classic'],
  chapters,
} as const satisfies Pack;
