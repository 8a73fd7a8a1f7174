/** Texts of DCeased; some clauses of Hero Mode hold here too (`also` in rules/chapters.json). */
import genders from '@holdout/editions/dceased/genders.json' with { type: 'json' };
import type { Pack } from '../packs.ts';

export const DCEASED: Pack = {
  genders,
  words: ['supers', 'dceased'],
  rules: ['supers', 'hero-mode', 'marvel', 'dceased'],
  client: ['supers', 'living', 'dceased'],
};
