/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability, Procedure } from '@holdout/engine';
import { BYSTANDER_ABILITIES, BYSTANDER_PROCEDURES } from './bystanders.ts';
import { CORE_SKILL_ABILITIES, CORE_SKILL_PROCEDURES } from './core-skills.ts';
import { sacrifice } from './sacrifice.ts';
import { TRAIT_ABILITIES, TRAIT_PROCEDURES } from './traits.ts';
import { XMEN_SKILL_ABILITIES, XMEN_SKILL_PROCEDURES } from './xmen-skills.ts';
import { ZOMBIE_HERO_ABILITIES, ZOMBIE_HERO_PROCEDURES } from './zombie-heroes.ts';

export const ABILITIES: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  ...XMEN_SKILL_ABILITIES,
  ...CORE_SKILL_ABILITIES,
  ...TRAIT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  sacrifice,
  ...ZOMBIE_HERO_ABILITIES,
];

/** Procedures that abilities run, by name. */
export const ABILITY_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...XMEN_SKILL_PROCEDURES,
  ...CORE_SKILL_PROCEDURES,
  ...TRAIT_PROCEDURES,
  ...BYSTANDER_PROCEDURES,
  ...ZOMBIE_HERO_PROCEDURES,
};
