/** What people at a hero's side do (D-ESC-2), by what they are for (bystanders/). */
import type { Ability } from '@holdout/engine';
import { bibboBibbowski } from './bystanders/bibbo-bibbowski.ts';
import { danTurpin } from './bystanders/dan-turpin.ts';
import { TURN_PEOPLE } from './bystanders/turn.ts';
import { WATCHFUL_PEOPLE } from './bystanders/watch.ts';

export const BYSTANDER_ABILITIES: readonly Ability[] = [
  danTurpin,
  ...WATCHFUL_PEOPLE,
  ...TURN_PEOPLE,
  bibboBibbowski,
];
