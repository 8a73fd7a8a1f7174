/** The cards of the box, one entry per card, from the data files. */
import type { EnemyType, HeroSheet, Source } from '@holdout/engine';
import {
  bystanderCards,
  enemyHeroCards,
  enemyTypes,
  linesOf,
  sheetsOf,
  spawnCards,
  traitCards,
} from '../supers/card-data.ts';
import {
  FIRST_HERO,
  type BystanderCard,
  type EnemyHeroCard,
  type SpawnCard,
  type TraitCard,
} from '../supers/kit.ts';
import bystanders from './data/bystanders.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import superHeroes from './data/super-heroes.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, Z-PCS-1). */
export const TYPES: readonly EnemyType[] = enemyTypes(
  [
    { id: 'trooper', actions: 1, toughness: 1, xp: 1, limit: 35 },
    { id: 'guard', actions: 1, toughness: 2, xp: 1, limit: 14 },
    { id: 'specialist', actions: 2, toughness: 1, xp: 1, limit: 14 },
  ],
  superHeroes,
);
export const superHero = (id: string): number => FIRST_HERO + superHeroes.findIndex((s) => s.id === id);

export const SHEETS: readonly HeroSheet[] = sheetsOf(heroes);
export const lineOf = linesOf(heroes);
/** Box of each hero, in the order of the sheets. */
export const HERO_BOXES: readonly string[] = heroes.map((h) => h.box);

export const SUPER_HEROES: readonly EnemyHeroCard[] = enemyHeroCards(superHeroes);
export const SUPER_HERO_SOURCES: readonly Source[] = SUPER_HEROES.map((s) => s.source);
export const BYSTANDERS: readonly BystanderCard[] = bystanderCards(bystanders);
export const TRAITS: readonly TraitCard[] = traitCards(traits);
export const SPAWN_CARDS: readonly SpawnCard[] = spawnCards(spawn, TYPES);
