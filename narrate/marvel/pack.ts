/** Texts of the Marvel Zombies editions: each has those of both modes, since each box serves both (H-BOTH-1). */
import genders from '@holdout/editions/marvel/genders.json' with { type: 'json' };
import type { Pack } from '../pack.ts';

export const MARVEL = {
  genders,
  words: ['supers', 'marvel', 'zombie-mode', 'hero-mode'],
  rules: ['supers', 'zombie-mode', 'hero-mode', 'marvel'],
  kin: ['marvel', 'supers'],
} as const satisfies Partial<Pack>;
