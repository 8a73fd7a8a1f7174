/** The skills of the X-Men. */
import type { Ability } from '@holdout/engine';
import { COLOSSUS } from './skills/colossus.ts';
import { MAGNETO } from './skills/magneto.ts';
import { MYSTIQUE } from './skills/mystique.ts';
import { ROGUE } from './skills/rogue.ts';
import { STORM } from './skills/storm.ts';
import { WOLVERINE } from './skills/wolverine.ts';

export const XMEN_SKILL_ABILITIES: readonly Ability[] = [
  ...WOLVERINE,
  ...STORM,
  ...MAGNETO,
  ...MYSTIQUE,
  ...ROGUE,
  ...COLOSSUS,
];
