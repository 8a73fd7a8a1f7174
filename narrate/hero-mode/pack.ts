/** Texts of Hero Mode. */
import marvel from '../marvel/chapters.json' with { type: 'json' };
import { MARVEL } from '../marvel/pack.ts';
import type { Pack } from '../pack.ts';
import own from './chapters.json' with { type: 'json' };

export const HERO = {
  ...MARVEL,
  client: ['supers', 'living', 'hero-mode'],
  chapters: [...own, ...marvel],
} as const satisfies Pack;
