/** Everything missions of an edition can say: the words and triggers of every edition, and its own. */
import type { Edition } from '../kernel/edition.ts';
import { ENTRY_TRIGGERS } from '../rules/activation.ts';
import { DOOR_TRIGGERS } from '../rules/doors.ts';
import { LEVEL_TRIGGERS } from '../rules/experience.ts';
import { OBJECTIVE_TRIGGERS } from '../rules/objectives.ts';
import { COMMON_CONDITIONS } from './common-conditions.ts';
import { COMMON_EFFECTS } from './common-effects.ts';
import { KERNEL_TRIGGERS } from './triggers.ts';
import type { Lookup } from './words.ts';

export const wordsOf = ({ words }: Edition): Pick<Lookup, 'conditions' | 'effects' | 'triggers'> => ({
  conditions: { ...COMMON_CONDITIONS, ...words.conditions },
  effects: { ...COMMON_EFFECTS, ...words.effects },
  triggers: {
    ...OBJECTIVE_TRIGGERS,
    ...ENTRY_TRIGGERS,
    ...KERNEL_TRIGGERS,
    ...DOOR_TRIGGERS,
    ...LEVEL_TRIGGERS,
    ...words.triggers,
  },
});
