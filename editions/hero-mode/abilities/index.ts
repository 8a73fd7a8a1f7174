/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability } from '@holdout/engine';
import { BYSTANDER_ABILITIES } from './bystanders.ts';
import { CORE_SKILL_ABILITIES } from './core-skills.ts';
import { sacrifice } from './sacrifice.ts';
import { TRAIT_ABILITIES } from './traits.ts';
import { XMEN_SKILL_ABILITIES } from './xmen-skills.ts';
import { ZOMBIE_HERO_ABILITIES } from './zombie-heroes.ts';

export const ABILITIES: readonly Ability[] = [
  { id: 'plus-action', clause: 'K-ACT-1', values: { actions: 1 } },
  ...XMEN_SKILL_ABILITIES,
  ...CORE_SKILL_ABILITIES,
  ...TRAIT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  sacrifice,
  ...ZOMBIE_HERO_ABILITIES,
];
