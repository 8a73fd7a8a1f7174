/** The editions there are: one line for each, with what lies in its boxes. */
import type { Edition } from '@holdout/engine';
import { CLASSIC_CONTENT } from './classic/content.ts';
import { classic } from './classic/index.ts';
import { tallied, type Content, type EditionContent } from './content.ts';
import { DCEASED_CONTENT } from './dceased/content.ts';
import { dceased } from './dceased/index.ts';
import { HERO_CONTENT } from './hero-mode/content.ts';
import { hero } from './hero-mode/index.ts';
import { ZOMBIE_CONTENT } from './zombie-mode/content.ts';
import { zombie } from './zombie-mode/index.ts';

export { classic, dceased, hero, zombie };
export type { Content };
export type {} from './supers/vocabulary.ts';

const SHELF: readonly (readonly [Edition, EditionContent])[] = [
  [classic, CLASSIC_CONTENT],
  [zombie, ZOMBIE_CONTENT],
  [hero, HERO_CONTENT],
  [dceased, DCEASED_CONTENT],
];

export const EDITIONS: readonly Edition[] = SHELF.map(([edition]) => edition);

export const contentOf = (edition: Edition): Content =>
  tallied(edition, new Map(SHELF).get(edition) ?? { cards: {} });
