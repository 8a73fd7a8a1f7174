/** The cards of both Marvel boxes as hero mode uses them, one entry per card, from the data files (H-BOTH-1). */
import type { EnemyType, HeroSheet } from '@holdout/engine';
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
import enemyHeroes from './data/enemy-heroes.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, H-PCS-1). */
export const TYPES: readonly EnemyType[] = enemyTypes(
  [
    { id: 'walker', actions: 1, toughness: 1, xp: 1, limit: 35 },
    { id: 'brute', actions: 1, toughness: 2, xp: 1, limit: 14 },
    { id: 'runner', actions: 2, toughness: 1, xp: 1, limit: 14 },
  ],
  enemyHeroes,
);
/** Enemy type of a Zombie Hero. */
export const zombieHero = (id: string): number => FIRST_HERO + enemyHeroes.findIndex((e) => e.id === id);

export const SHEETS: readonly HeroSheet[] = sheetsOf(heroes);
export const lineOf = linesOf(heroes);
/** Box of each hero, in the order of the sheets. */
export const HERO_BOXES: readonly string[] = heroes.map((h) => h.box);

export const ZOMBIE_HEROES: readonly EnemyHeroCard[] = enemyHeroCards(enemyHeroes);
export const BYSTANDERS: readonly BystanderCard[] = bystanderCards(bystanders);
export const TRAITS: readonly TraitCard[] = traitCards(traits);
export const SPAWN_CARDS: readonly SpawnCard[] = spawnCards(spawn, TYPES);
