/** The four kinds of zombie, by index in the state (C-PCS-1, C-COM-3, C-COM-10, C-SPAWN-3, C-SPAWN-4). */
import type { EnemyType } from '@holdout/engine';

export const WALKER = 0;
const RUNNER = 1;
const FATTY = 2;
export const ABOMINATION = 3;

export const TYPES: readonly EnemyType[] = [
  { id: 'walker', actions: 1, toughness: 1, xp: 1, limit: 40 },
  { id: 'runner', actions: 2, toughness: 1, xp: 1, limit: 16 },
  { id: 'fatty', actions: 1, toughness: 2, xp: 1, limit: 8, brings: { type: WALKER, count: 2 } },
  { id: 'abomination', actions: 1, toughness: 3, xp: 5, limit: 1, instead: FATTY },
];
export const typeIndex = (id: string): number => TYPES.findIndex((t) => t.id === id);

/** Ranged hits go through these levels in order (C-COM-5). */
export const TARGET_LEVELS: readonly (readonly number[])[] = [[WALKER], [FATTY, ABOMINATION], [RUNNER]];

export const FREE_KINDS = ['freeCombat', 'freeMove', 'freeSearch'] as const;
export const FREE_COMBAT = 0;
export const FREE_MOVE = 1;
export const FREE_SEARCH = 2;

export const EQUIPMENT = 'equipment';
export const ZOMBIES = 'zombies';
