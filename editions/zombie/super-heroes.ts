/** Abilities of Super Heroes that change a number or a choice inside a rule (Z-ENE-2). */
import type { Frame, Game } from '@holdout/engine';
import type { Attack } from '../supers/attack.ts';
import { isUp } from '../supers/enemy-heroes.ts';
import { ownOf } from '../supers/own.ts';
import { swingAway } from './abilities/spider-man.ts';
import { superHero } from './cards.ts';

const SCARLET_WITCH = superHero('scarlet-witch');
const SPIDER_MAN = superHero('spider-man');
const THOR = superHero('thor');

/** Highest die that makes hungry: the 1, the 2 as well while Scarlet Witch stands. */
export const hungerFaces = (g: Game): number => (isUp(g, SCARLET_WITCH) ? 2 : 1);

/** Each attack of Thor wounds every hero of his zone. */
export const strikesAll = (_g: Game, type: number): boolean => type === THOR;

/** Once per round Spider-Man is pushed instead of being eliminated; the hits spent on him are used up. */
export function dodges(g: Game, _attack: Attack, type: number, zone: number): Frame | null {
  const { dodged } = ownOf(g);
  if (type !== SPIDER_MAN || dodged.includes(type) || !isUp(g, type)) return null;
  dodged.push(type);
  return swingAway(type, zone);
}
