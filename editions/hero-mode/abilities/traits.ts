/** The 21 kinds of heroic traits, by what they are for (traits/). */
import type { Ability } from '@holdout/engine';
import { ATTACK_TRAITS } from './traits/attack.ts';
import { barricade } from './traits/barricade.ts';
import { closeRanks } from './traits/close-ranks.ts';
import { DEFENCE_TRAITS } from './traits/defence.ts';
import { inHarmsWay } from './traits/in-harms-way.ts';
import { INTERRUPTIONS } from './traits/interruptions.ts';
import { readTheField } from './traits/read-the-field.ts';
import { thisWay } from './traits/this-way.ts';
import { TURN_TRAITS } from './traits/turn.ts';

export const TRAIT_ABILITIES: readonly Ability[] = [
  ...ATTACK_TRAITS,
  ...DEFENCE_TRAITS,
  closeRanks,
  inHarmsWay,
  ...INTERRUPTIONS,
  ...TURN_TRAITS,
  thisWay,
  barricade,
  readTheField,
];
