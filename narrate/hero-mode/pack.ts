/** Texts of Hero Mode. */
import { MARVEL } from '../marvel/pack.ts';
import type { Pack } from '../packs.ts';

export const HERO: Pack = { ...MARVEL, client: ['supers', 'living', 'hero-mode'] };
