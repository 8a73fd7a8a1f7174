/**
 * What equipment does (D-EQP-4). Attacks are lines of the data (equipment.ts `cardLines`), with what is special about
 * Energy Blaster, Energy Blade and Nth Metal Axe; what comes besides is here. Overflow Cell: overflow.ts.
 */
import type { Ability, Procedure } from '@holdout/engine';
import { OVERFLOW, overflowProcedure } from '../overflow.ts';
import { fieldSurgeryKit } from './equipment/field-surgery-kit.ts';
import { grappleLine } from './equipment/grapple-line.ts';
import { RIOT_SHIELD, riotShield } from './equipment/riot-shield.ts';
import { sirenDrone } from './equipment/siren-drone.ts';
import { transitOverride } from './equipment/transit-override.ts';
import { TRIDENT, tridentOfPoseidon } from './equipment/trident-of-poseidon.ts';
import { WEAPONS } from './equipment/weapons.ts';

export const EQUIPMENT_ABILITIES: readonly Ability[] = [
  ...WEAPONS,
  tridentOfPoseidon,
  grappleLine,
  riotShield,
  fieldSurgeryKit,
  sirenDrone,
  transitOverride,
];

export const EQUIPMENT_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...TRIDENT,
  ...RIOT_SHIELD,
  [OVERFLOW]: overflowProcedure,
};
