/** The skills of the X-Men. */
import type { Ability, Procedure } from '@holdout/engine';
import { COLOSSUS } from './skills/colossus.ts';
import { MAGNETO, MAGNETO_PROCEDURES } from './skills/magneto.ts';
import { MYSTIQUE } from './skills/mystique.ts';
import { ROGUE, ROGUE_PROCEDURES } from './skills/rogue.ts';
import { STORM, STORM_PROCEDURES } from './skills/storm.ts';
import { WOLVERINE } from './skills/wolverine.ts';

export const XMEN_SKILL_ABILITIES: readonly Ability[] = [
  ...WOLVERINE,
  ...STORM,
  ...MAGNETO,
  ...MYSTIQUE,
  ...ROGUE,
  ...COLOSSUS,
];

export const XMEN_SKILL_PROCEDURES: { readonly [name: string]: Procedure } = {
  ...STORM_PROCEDURES,
  ...MAGNETO_PROCEDURES,
  ...ROGUE_PROCEDURES,
};
