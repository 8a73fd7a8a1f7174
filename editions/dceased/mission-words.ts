/** The vocabulary of DCeased missions: the shared one, with equipment, objects and people who come along. */
import type { MissionWords } from '@holdout/engine';
import { WORDS as shared } from '../supers/missions/words.ts';
import { SECRET_TRIGGERS } from './carried.ts';
import { conditions } from './mission-conditions.ts';
import { effects } from './mission-effects.ts';
import { SECTION } from './mission-section.ts';

export const WORDS: MissionWords = {
  ...shared,
  conditions: { ...shared.conditions, ...conditions },
  effects: { ...shared.effects, ...effects },
  triggers: { ...shared.triggers, ...SECRET_TRIGGERS },
  own: SECTION,
};
