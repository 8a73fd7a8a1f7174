/** The cards of both Marvel boxes as hero mode uses them, one entry per card, from the data files (H-BOTH-1). */
import genders from '../marvel/data/genders.json' with { type: 'json' };
import { boxCards } from '../supers/cards/card-data.ts';
import bystanders from './data/bystanders.json' with { type: 'json' };
import enemyHeroes from './data/enemy-heroes.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, H-PCS-1). */
const figures = [
  { id: 'walker', actions: 1, toughness: 1, xp: 1, limit: 35 },
  { id: 'brute', actions: 1, toughness: 2, xp: 1, limit: 14 },
  { id: 'runner', actions: 2, toughness: 1, xp: 1, limit: 14 },
];

export const CARDS = boxCards({ figures, heroes, enemyHeroes, bystanders, traits, spawn, genders });

export const { sheets: SHEETS, heroBoxes: HERO_BOXES } = CARDS;
export const { bystanders: BYSTANDERS, traits: TRAITS, spawnCards: SPAWN_CARDS } = CARDS;
export const { enemyHeroes: ZOMBIE_HEROES, enemyHero: zombieHero } = CARDS;
