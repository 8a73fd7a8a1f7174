/** The 22 kinds of traits, by what they are for (traits/). */
import type { Ability } from '@holdout/engine';
import { ATTACK_TRAITS } from './traits/attack.ts';
import { crackTheShell } from './traits/crack-the-shell.ts';
import { deadCalm } from './traits/dead-calm.ts';
import { DEFENCE_TRAITS } from './traits/defence.ts';
import { freshBait } from './traits/fresh-bait.ts';
import { glassyStare } from './traits/glassy-stare.ts';
import { graveDread } from './traits/grave-dread.ts';
import { INTERRUPTIONS } from './traits/interruptions.ts';
import { meatShield } from './traits/meat-shield.ts';
import { MOVING_TRAITS } from './traits/moving.ts';
import { TURN_TRAITS } from './traits/turn.ts';

export const TRAIT_ABILITIES: readonly Ability[] = [
  ...ATTACK_TRAITS,
  deadCalm,
  crackTheShell,
  ...DEFENCE_TRAITS,
  meatShield,
  ...INTERRUPTIONS,
  ...TURN_TRAITS,
  ...MOVING_TRAITS,
  graveDread,
  freshBait,
  glassyStare,
];
