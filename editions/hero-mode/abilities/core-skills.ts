/** The skills of the core box's living six. */
import type { Ability } from '@holdout/engine';
import { BLACK_PANTHER } from './skills/black-panther.ts';
import { DOCTOR_STRANGE } from './skills/doctor-strange.ts';
import { MS_MARVEL } from './skills/ms-marvel.ts';
import { SCARLET_WITCH } from './skills/scarlet-witch.ts';
import { SPIDER_MAN } from './skills/spider-man.ts';
import { THOR } from './skills/thor.ts';

export const CORE_SKILL_ABILITIES: readonly Ability[] = [
  ...BLACK_PANTHER,
  ...DOCTOR_STRANGE,
  ...MS_MARVEL,
  ...THOR,
  ...SCARLET_WITCH,
  ...SPIDER_MAN,
];
