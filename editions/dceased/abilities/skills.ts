/** The skills of the eight heroes (D-SKL-1). */
import type { Ability, Procedure } from '@holdout/engine';
import type { Reach } from '../../supers/kit.ts';
import { BATMAN, BATMAN_PROCEDURES } from './skills/batman.ts';
import { CYBORG, CYBORG_PROCEDURES, CYBORG_REACH } from './skills/cyborg.ts';
import { GREEN_ARROW, GREEN_ARROW_PROCEDURES, GREEN_ARROW_REACH } from './skills/green-arrow.ts';
import { GREEN_CANARY, GREEN_CANARY_REACH } from './skills/green-canary.ts';
import { HAWKGIRL, HAWKGIRL_PROCEDURES } from './skills/hawkgirl.ts';
import { LEX_LUTHOR, LEX_LUTHOR_PROCEDURES } from './skills/lex-luthor.ts';
import { THE_FLASH, THE_FLASH_PROCEDURES } from './skills/the-flash.ts';
import { WONDER_WOMAN } from './skills/wonder-woman.ts';

export const SKILL_ABILITIES: readonly Ability[] = [
  ...GREEN_CANARY,
  ...CYBORG,
  ...WONDER_WOMAN,
  ...GREEN_ARROW,
  ...HAWKGIRL,
  ...BATMAN,
  ...THE_FLASH,
  ...LEX_LUTHOR,
];

export const SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...CYBORG_PROCEDURES,
  ...GREEN_ARROW_PROCEDURES,
  ...HAWKGIRL_PROCEDURES,
  ...BATMAN_PROCEDURES,
  ...THE_FLASH_PROCEDURES,
  ...LEX_LUTHOR_PROCEDURES,
};

/** Skills with which the unique attack reaches farther. */
export const REACH: { readonly [ability: string]: Reach } = {
  ...GREEN_CANARY_REACH,
  ...CYBORG_REACH,
  ...GREEN_ARROW_REACH,
};
