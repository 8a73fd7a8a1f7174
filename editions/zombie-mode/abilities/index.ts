/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability } from '@holdout/engine';
import { BYSTANDER_ABILITIES } from './bystanders.ts';
import { HERO_SKILLS } from './skills.ts';
import { SUPER_HERO_ABILITIES } from './super-heroes.ts';
import { TRAIT_ABILITIES } from './traits.ts';

export const ABILITIES: readonly Ability[] = [
  ...HERO_SKILLS,
  ...TRAIT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  ...SUPER_HERO_ABILITIES,
];
