/** What the cards of rescued people do (H-RES-6), by what they are for (bystanders/). */
import type { Ability } from '@holdout/engine';
import { LASTING } from './bystanders/always.ts';
import { ATTACK_CARDS } from './bystanders/attack.ts';
import { DEFENCE_CARDS } from './bystanders/defence.ts';
import { GIFT_CARDS } from './bystanders/gifts.ts';
import { TURN_CARDS } from './bystanders/turn.ts';
import { WATCH_CARDS } from './bystanders/watch.ts';

export const BYSTANDER_ABILITIES: readonly Ability[] = [
  ...LASTING,
  ...ATTACK_CARDS,
  ...TURN_CARDS,
  ...GIFT_CARDS,
  ...DEFENCE_CARDS,
  ...WATCH_CARDS,
];
