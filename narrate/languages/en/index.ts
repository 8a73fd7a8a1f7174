/** English: what every page says comes with it, the rest is fetched when wanted. */
import type { LanguageFolder } from '../language.ts';
import { part as classic } from './classic/index.ts';
import { part as client } from './client/index.ts';
import { grammar } from './grammar.ts';
import { part as shared } from './shared/index.ts';

export const folder: LanguageFolder = {
  grammar,
  parts: {
    client,
    shared,
    classic,
    supers: () => import('./supers/index.ts'),
    living: () => import('./living/index.ts'),
    marvel: () => import('./marvel/index.ts'),
    'zombie-mode': () => import('./zombie-mode/index.ts'),
    'hero-mode': () => import('./hero-mode/index.ts'),
    dceased: () => import('./dceased/index.ts'),
    family: () => import('./family/index.ts'),
    terminal: () => import('./terminal/index.ts'),
  },
};
