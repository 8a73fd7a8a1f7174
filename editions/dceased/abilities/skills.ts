/** The skills of the eight heroes (D-SKL-1). */
import type { Ability } from '@holdout/engine';
import type { Reach } from '../../supers/kit.ts';
import { BATMAN } from './skills/batman.ts';
import { CYBORG, CYBORG_REACH } from './skills/cyborg.ts';
import { GREEN_ARROW, GREEN_ARROW_REACH } from './skills/green-arrow.ts';
import { GREEN_CANARY, GREEN_CANARY_REACH } from './skills/green-canary.ts';
import { HAWKGIRL } from './skills/hawkgirl.ts';
import { LEX_LUTHOR } from './skills/lex-luthor.ts';
import { THE_FLASH } from './skills/the-flash.ts';
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

/** Skills with which the unique attack reaches farther. */
export const REACH: { readonly [ability: string]: Reach } = {
  ...GREEN_CANARY_REACH,
  ...CYBORG_REACH,
  ...GREEN_ARROW_REACH,
};
