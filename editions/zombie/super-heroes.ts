/** Abilities of Super Heroes that change a number or a choice inside a rule. */
import type { Frame, Game } from '@holdout/engine';
import { isUp } from '../supers/enemy-heroes.ts';
import type { Attack } from '../supers/attack.ts';
import { superHero } from './cards.ts';

const SCARLET_WITCH = superHero('scarlet-witch');
const THOR = superHero('thor');

/** Highest die that makes hungry: the 1, the 2 as well while Scarlet Witch stands. */
export const hungerFaces = (g: Game): number => (isUp(g, SCARLET_WITCH) ? 2 : 1);

/** Each attack of Thor wounds every hero of his zone. */
export const strikesAll = (_g: Game, type: number): boolean => type === THOR;

export const dodges = (_g: Game, _attack: Attack, _type: number, _zone: number): Frame | null => null;
