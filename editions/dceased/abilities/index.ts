/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability, Procedure } from '@holdout/engine';
import { sacrifice } from '../escort.ts';
import { BYSTANDER_ABILITIES, BYSTANDER_PROCEDURES } from './bystanders.ts';
import { EQUIPMENT_ABILITIES, EQUIPMENT_PROCEDURES } from './equipment.ts';
import { SKILL_ABILITIES, SKILL_PROCEDURES } from './skills.ts';
import { TRAIT_ABILITIES, TRAIT_PROCEDURES } from './traits.ts';
import { ZOMBIE_HERO_ABILITIES, ZOMBIE_HERO_PROCEDURES } from './zombie-heroes.ts';

export const ABILITIES: readonly Ability[] = [
  { id: 'plus-action', clause: 'D-ACT-2', values: { actions: 1 } },
  ...SKILL_ABILITIES,
  ...TRAIT_ABILITIES,
  ...EQUIPMENT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  sacrifice,
  ...ZOMBIE_HERO_ABILITIES,
];

/** Procedures that abilities run, by name. */
export const ABILITY_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...SKILL_PROCEDURES,
  ...TRAIT_PROCEDURES,
  ...EQUIPMENT_PROCEDURES,
  ...BYSTANDER_PROCEDURES,
  ...ZOMBIE_HERO_PROCEDURES,
};
