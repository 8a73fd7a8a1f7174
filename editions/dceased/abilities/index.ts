/** Everything that gives a hero or an enemy an ability, in one list. */
import type { Ability } from '@holdout/engine';
import { sacrifice } from '../escort.ts';
import { BYSTANDER_ABILITIES } from './bystanders.ts';
import { EQUIPMENT_ABILITIES } from './equipment.ts';
import { SKILL_ABILITIES } from './skills.ts';
import { TRAIT_ABILITIES } from './traits.ts';
import { ZOMBIE_HERO_ABILITIES } from './zombie-heroes.ts';

export const ABILITIES: readonly Ability[] = [
  { id: 'plus-action', clause: 'D-ACT-2', values: { actions: 1 } },
  ...SKILL_ABILITIES,
  ...TRAIT_ABILITIES,
  ...EQUIPMENT_ABILITIES,
  ...BYSTANDER_ABILITIES,
  sacrifice,
  ...ZOMBIE_HERO_ABILITIES,
];
