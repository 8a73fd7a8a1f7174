/** The abilities of devoured bystanders, and the procedures of those that ask something. */
import type { Ability } from '@holdout/engine';
import { AGENT_COULSON, BLIND_AL, SHARON_CARTER, THUNDERBOLT_ROSS } from './bystanders/always.ts';
import { AMANDA_SEFTON } from './bystanders/amanda-sefton.ts';
import { ATTACK_CARDS } from './bystanders/attack.ts';
import { AUNT_MAY } from './bystanders/aunt-may.ts';
import { BETTY_ROSS } from './bystanders/betty-ross.ts';
import { BOB } from './bystanders/bob.ts';
import { GROWTH_CARDS } from './bystanders/growth.ts';
import { J_JONAH_JAMESON } from './bystanders/j-jonah-jameson.ts';
import { MARY_JANE } from './bystanders/mary-jane.ts';
import { OKOYE } from './bystanders/okoye.ts';
import { PEPPER_POTTS } from './bystanders/pepper-potts.ts';
import { SPAWNING_CARDS } from './bystanders/spawning.ts';
import { TURN_CARDS } from './bystanders/turn.ts';
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
  AMANDA_SEFTON,
  ...TURN_CARDS,
  ...ATTACK_CARDS,
  ...GROWTH_CARDS,
  ...SPAWNING_CARDS,
];
