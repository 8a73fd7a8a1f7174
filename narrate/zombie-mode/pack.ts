/** Texts of Zombie Mode. */
import { MARVEL } from '../marvel/pack.ts';
import type { Pack } from '../pack.ts';
import supers from '../supers/chapters.json' with { type: 'json' };
import own from './chapters.json' with { type: 'json' };

export const ZOMBIE = {
  ...MARVEL,
  client: ['supers', 'zombie-mode'],
  chapters: [...supers, ...own],
} as const satisfies Pack;
