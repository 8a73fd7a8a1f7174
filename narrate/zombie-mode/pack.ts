/** Texts of Zombie Mode. */
import { MARVEL } from '../marvel/pack.ts';
import type { Pack } from '../packs.ts';

export const ZOMBIE: Pack = { ...MARVEL, client: ['supers', 'zombie-mode'] };
