/** What Zombie Heroes do at moments of the rules; what they change otherwise is in ../zombie-heroes.ts. */
import type { Ability, Procedure } from '@holdout/engine';
import { aquaman } from './zombie-heroes/aquaman.ts';
import { CATWOMAN, catwoman } from './zombie-heroes/catwoman.ts';
import { martianManhunter } from './zombie-heroes/martian-manhunter.ts';
import { SUPERMAN, superman } from './zombie-heroes/superman.ts';

export const ZOMBIE_HERO_ABILITIES: readonly Ability[] = [superman, martianManhunter, aquaman, catwoman];

export const ZOMBIE_HERO_PROCEDURES: { readonly [name: string]: Procedure } = { ...SUPERMAN, ...CATWOMAN };
