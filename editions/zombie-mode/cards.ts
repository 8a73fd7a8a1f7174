/** The cards of both Marvel boxes as zombie mode uses them, one entry per card, the own box first (H-BOTH-1). */
import genders from '../marvel/data/genders.json' with { type: 'json' };
import { boxCards } from '../supers/cards/card-data.ts';
import bystanders from './data/bystanders.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import superHeroes from './data/super-heroes.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };
import otherBystanders from './data/xmen-bystanders.json' with { type: 'json' };
import otherHeroes from './data/xmen-heroes.json' with { type: 'json' };
import otherSuperHeroes from './data/xmen-super-heroes.json' with { type: 'json' };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, Z-PCS-1). */
const figures = [
  { id: 'trooper', actions: 1, toughness: 1, xp: 1, limit: 35 },
  { id: 'guard', actions: 1, toughness: 2, xp: 1, limit: 14 },
  { id: 'specialist', actions: 2, toughness: 1, xp: 1, limit: 14 },
];

export const CARDS = boxCards({
  figures,
  heroes: [...heroes, ...otherHeroes],
  enemyHeroes: [...superHeroes, ...otherSuperHeroes],
  bystanders: [...bystanders, ...otherBystanders],
  traits,
  spawn,
  genders,
});

export const { sheets: SHEETS, heroBoxes: HERO_BOXES } = CARDS;
export const { bystanders: BYSTANDERS, traits: TRAITS, spawnCards: SPAWN_CARDS } = CARDS;
export const { enemyHeroes: SUPER_HEROES, enemyHero: superHero } = CARDS;
