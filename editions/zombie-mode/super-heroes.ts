/** Abilities of Super Heroes that change a number or a choice inside a rule (Z-ENE-2). */
import { heroAt, countOf, type Frame, type Game } from '@holdout/engine';
import { isDevour, type Attack } from '../supers/attack/attack.ts';
import { isUp } from '../supers/enemies/enemy-heroes.ts';
import { LAST_ENEMY } from '../supers/kit.ts';
import { ownOf } from '../supers/own.ts';
import { swingAway } from './abilities/spider-man.ts';
import { stayUp } from './abilities/wolverine.ts';
import { superHero } from './cards.ts';

const SCARLET_WITCH = superHero('scarlet-witch');
const SPIDER_MAN = superHero('spider-man');
const THOR = superHero('thor');
const WOLVERINE = superHero('wolverine');
const MYSTIQUE = superHero('mystique');
const ROGUE = superHero('rogue');

/** Highest die that makes hungry: the 1, the 2 as well while Scarlet Witch stands. */
export const hungerFaces = (g: Game): number => (isUp(g, SCARLET_WITCH) ? 2 : 1);

/** Each attack of Thor wounds every hero of his zone. */
export const strikesAll = (_g: Game, type: number): boolean => type === THOR;

/**
 * Once per round Spider-Man is pushed instead of being eliminated, Wolverine Stunned by anything but a Devour; the hits
 * spent on them are used up.
 */
export function dodges(g: Game, attack: Attack, type: number, zone: number): Frame | null {
  if (type === WOLVERINE) return isDevour(attack) || !isUp(g, type) ? null : stayUp(type, zone);
  const { dodged } = ownOf(g);
  if (type !== SPIDER_MAN || dodged.includes(type) || !isUp(g, type)) return null;
  dodged.push(type);
  return swingAway(type, zone);
}

/** Mystique comes last among enemies, before bystanders (Z-DEV-3). */
export const rank = (g: Game, type: number): number | undefined =>
  type === MYSTIQUE && isUp(g, type) ? LAST_ENEMY : undefined;

/** Everybody's at Yellow. */
const COMMON_SKILL = 'plus-action';

/** Heroes in Rogue's zone are without the skills of their own cards. */
export function workingSkills(g: Game, hero: number, skills: readonly string[]): readonly string[] {
  const { zone } = heroAt(g.state, hero);
  if (zone < 0 || countOf(g, ROGUE, zone) === 0 || !isUp(g, ROGUE)) return skills;
  return skills.filter((skill) => skill === COMMON_SKILL);
}
