/** The vocabulary of super-hero missions. */
import type { MissionWords } from '@holdout/engine';
import { DEVOUR_TRIGGERS } from '../attack/attack.ts';
import { BYSTANDER_TRIGGERS } from '../people/bystanders.ts';
import { ENEMY_HERO_TRIGGERS } from '../enemies/enemy-heroes.ts';
import { conditions } from './conditions.ts';
import { effects } from './effects.ts';
import { figures, SECTION } from './section.ts';
import { RESCUE_TRIGGERS } from '../people/rescue.ts';
import { END_TRIGGERS } from '../end-phase.ts';
import { SET_UP_TRIGGERS } from '../set-up.ts';
import { CARD_TRIGGERS } from '../cards/take-card.ts';

export const WORDS: MissionWords = {
  conditions,
  effects,
  triggers: {
    ...SET_UP_TRIGGERS,
    ...ENEMY_HERO_TRIGGERS,
    ...DEVOUR_TRIGGERS,
    ...RESCUE_TRIGGERS,
    ...BYSTANDER_TRIGGERS,
    ...CARD_TRIGGERS,
    ...END_TRIGGERS,
  },
  own: SECTION,
  figures,
};
