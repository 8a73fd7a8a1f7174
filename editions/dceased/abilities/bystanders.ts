/** What people at a hero's side do (D-ESC-2), by what they are for (bystanders/). */
import type { Ability, Procedure } from '@holdout/engine';
import { BIBBO_BIBBOWSKI, bibboBibbowski } from './bystanders/bibbo-bibbowski.ts';
import { danTurpin } from './bystanders/dan-turpin.ts';
import { TURN_PEOPLE } from './bystanders/turn.ts';
import { WATCHFUL_PEOPLE } from './bystanders/watch.ts';

export const BYSTANDER_ABILITIES: readonly Ability[] = [
  danTurpin,
  ...WATCHFUL_PEOPLE,
  ...TURN_PEOPLE,
  bibboBibbowski,
];

export const BYSTANDER_PROCEDURES: { readonly [name: string]: Procedure } = { ...BIBBO_BIBBOWSKI };
