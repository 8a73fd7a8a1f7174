/** Texts of DCeased; some clauses of Hero Mode hold here too. */
import genders from '@holdout/editions/dceased/genders.json' with { type: 'json' };
import type { Pack } from '../pack.ts';
import borrows from './borrowed.json' with { type: 'json' };
import chapters from './chapters.json' with { type: 'json' };

export const DCEASED = {
  genders,
  words: ['supers', 'dceased'],
  rules: ['supers', 'hero-mode', 'marvel', 'dceased'],
  client: ['supers', 'living', 'dceased'],
  kin: ['supers'],
  chapters,
  borrows,
} as const satisfies Pack;
