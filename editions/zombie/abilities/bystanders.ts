/** The abilities of devoured bystanders, and the procedures of those that ask something. */
import type { Ability, Procedure } from '@holdout/engine';
import { AGENT_COULSON, BLIND_AL, SHARON_CARTER, THUNDERBOLT_ROSS } from './bystanders/always.ts';
import { AUNT_MAY, feedProcedure } from './bystanders/aunt-may.ts';
import { BETTY_ROSS } from './bystanders/betty-ross.ts';
import { BOB } from './bystanders/bob.ts';
import { J_JONAH_JAMESON } from './bystanders/j-jonah-jameson.ts';
import { MARY_JANE } from './bystanders/mary-jane.ts';
import { OKOYE } from './bystanders/okoye.ts';
import { delegateProcedure, PEPPER_POTTS } from './bystanders/pepper-potts.ts';
import { WONG } from './bystanders/wong.ts';

export const BYSTANDER_ABILITIES: readonly Ability[] = [
  J_JONAH_JAMESON,
  MARY_JANE,
  AGENT_COULSON,
  BLIND_AL,
  AUNT_MAY,
  THUNDERBOLT_ROSS,
  PEPPER_POTTS,
  BOB,
  SHARON_CARTER,
  OKOYE,
  BETTY_ROSS,
  WONG,
];

export const BYSTANDER_PROCEDURES: { readonly [name: string]: Procedure } = {
  'aunt-may': feedProcedure,
  'pepper-potts': delegateProcedure,
};
