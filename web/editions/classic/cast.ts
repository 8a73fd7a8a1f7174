/** Who has a face here. */
import { SURVIVORS } from '../../art/characters/survivors.ts';
import type { Cast } from '../../art/spec.ts';

export const cast: Cast = { ...SURVIVORS };
