/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability, Procedure } from '@holdout/engine';
import { BYSTANDER_ABILITIES, BYSTANDER_PROCEDURES } from './bystanders.ts';
import { HERO_SKILLS, SKILL_PROCEDURES } from './skills.ts';
import { SUPER_HERO_ABILITIES, SUPER_HERO_PROCEDURES } from './super-heroes.ts';
import { TRAIT_ABILITIES, TRAIT_PROCEDURES } from './traits.ts';

export const ABILITIES: readonly Ability[] = [
  ...HERO_SKILLS,
  ...TRAIT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  ...SUPER_HERO_ABILITIES,
];

/** Procedures that abilities run, by name. */
export const ABILITY_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...SKILL_PROCEDURES,
  ...TRAIT_PROCEDURES,
  ...BYSTANDER_PROCEDURES,
  ...SUPER_HERO_PROCEDURES,
};
