/** What Zombie Heroes do at junctures of the rules; what they change otherwise is in ../zombie-heroes.ts. */
import type { Ability } from '@holdout/engine';
import { aquaman } from './zombie-heroes/aquaman.ts';
import { catwoman } from './zombie-heroes/catwoman.ts';
import { martianManhunter } from './zombie-heroes/martian-manhunter.ts';
import { superman } from './zombie-heroes/superman.ts';

export const ZOMBIE_HERO_ABILITIES: readonly Ability[] = [superman, martianManhunter, aquaman, catwoman];
