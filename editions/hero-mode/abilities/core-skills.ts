/** The skills of the core box's living six. */
import type { Ability, Procedure } from '@holdout/engine';
import { BLACK_PANTHER } from './skills/black-panther.ts';
import { DOCTOR_STRANGE, DOCTOR_STRANGE_PROCEDURES } from './skills/doctor-strange.ts';
import { MS_MARVEL, MS_MARVEL_PROCEDURES } from './skills/ms-marvel.ts';
import { SCARLET_WITCH, SCARLET_WITCH_PROCEDURES } from './skills/scarlet-witch.ts';
import { SPIDER_MAN, SPIDER_MAN_PROCEDURES } from './skills/spider-man.ts';
import { THOR, THOR_PROCEDURES } from './skills/thor.ts';

export const CORE_SKILL_ABILITIES: readonly Ability[] = [
  ...BLACK_PANTHER,
  ...DOCTOR_STRANGE,
  ...MS_MARVEL,
  ...THOR,
  ...SCARLET_WITCH,
  ...SPIDER_MAN,
];

export const CORE_SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...DOCTOR_STRANGE_PROCEDURES,
  ...MS_MARVEL_PROCEDURES,
  ...THOR_PROCEDURES,
  ...SCARLET_WITCH_PROCEDURES,
  ...SPIDER_MAN_PROCEDURES,
};
