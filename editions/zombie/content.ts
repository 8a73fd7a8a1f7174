/** The cards of zombie mode by source; heroes, tiles and missions carry theirs in the edition. */
import type { Source } from '@holdout/engine';
import { BYSTANDERS, SPAWN_CARDS, SUPER_HERO_SOURCES, TRAITS } from './cards.ts';

export const ZOMBIE_CARDS: { readonly [kind: string]: readonly Source[] } = {
  superHeroes: SUPER_HERO_SOURCES,
  bystanderCards: BYSTANDERS.map((c) => c.source),
  traits: TRAITS.map((c) => c.source),
  spawnCards: SPAWN_CARDS.map((c) => c.source),
};
