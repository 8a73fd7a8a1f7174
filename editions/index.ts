/** The editions there are. */
import type { Edition } from '@holdout/engine';
import { classic } from './classic/index.ts';
import { dceased } from './dceased/index.ts';
import { hero } from './hero-mode/index.ts';
import { zombie } from './zombie-mode/index.ts';

export { classic, dceased, hero, zombie };
export { contentOf, type Content } from './content.ts';
export { folderOf } from './folders.ts';

export const EDITIONS: readonly Edition[] = [classic, zombie, hero, dceased];

export type {} from './classic/vocabulary.ts';
export type {} from './dceased/vocabulary.ts';
export type {} from './hero-mode/vocabulary.ts';
export type {} from './supers/vocabulary.ts';
export type {} from './zombie-mode/vocabulary.ts';
