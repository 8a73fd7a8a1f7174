/** Who has a face here. */
import { DC_HEROES } from '../../art/characters/dc-heroes.ts';
import { DC_RISEN } from '../../art/characters/dc-risen.ts';
import { PEOPLE_DC } from '../../art/characters/people-dc.ts';
import type { Cast } from '../../art/spec.ts';

export const cast: Cast = { ...DC_HEROES, ...DC_RISEN, ...PEOPLE_DC };
