/**
 * What equipment does (D-EQP-4). Weapons are data (equipment.ts `cardWeapons`), with what is special about
 * Energy Blaster, Energy Blade and Nth Metal Axe; what comes besides is here. Overflow Cell: overflow.ts.
 */
import type { Ability } from '@holdout/engine';
import { fieldSurgeryKit } from './equipment/field-surgery-kit.ts';
import { grappleLine } from './equipment/grapple-line.ts';
import { riotShield } from './equipment/riot-shield.ts';
import { sirenDrone } from './equipment/siren-drone.ts';
import { transitOverride } from './equipment/transit-override.ts';
import { tridentOfPoseidon } from './equipment/trident-of-poseidon.ts';
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
