/** The 21 kinds of heroic traits, by what they are for (traits/). */
import type { Ability, Procedure } from '@holdout/engine';
import { ATTACK_TRAITS } from './traits/attack.ts';
import { barricade } from './traits/barricade.ts';
import { CLOSE_RANKS, closeRanks } from './traits/close-ranks.ts';
import { DEFENCE_TRAITS } from './traits/defence.ts';
import { GET_BACK } from './traits/get-back.ts';
import { IN_HARMS_WAY, inHarmsWay } from './traits/in-harms-way.ts';
import { INTERRUPTIONS } from './traits/interruptions.ts';
import { READ_THE_FIELD, readTheField } from './traits/read-the-field.ts';
import { THIS_WAY, thisWay } from './traits/this-way.ts';
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

export const TRAIT_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...CLOSE_RANKS,
  ...IN_HARMS_WAY,
  ...GET_BACK,
  ...THIS_WAY,
  ...READ_THE_FIELD,
};
