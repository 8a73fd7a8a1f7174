/**
 * Abilities as data: a skill, trait or card is an id, the clause that decides it, the numbers it adds while it is
 * held, and the few moments at which it does something.
 *
 * Order, everywhere: the hero's skills in the order they were won, then the edition's own sources (cards by slot),
 * then the mission's rules. Numbers of the same name add up (C-SKILL-5).
 */
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import type { Next } from './procedure.ts';

export interface Ability {
  readonly id: string;
  readonly clause: string;
  /** Added to the value of that name while the ability is held. */
  readonly values?: { readonly [name: string]: number };
  /** The moment it is won, also in the middle of the own turn (K-XP-3). */
  gained?(g: Game, hero: number): void;
  /** The hero's own turn begins. */
  turnStart?(g: Game, hero: number): void;
  /** Options it puts on the menu of the hero's own turn, and what they do. */
  offer?(g: Game, hero: number, add: (option: Option) => void): void;
  use?(g: Game, hero: number, option: Option): Next;
}

/** Sum of a named value over everything the hero has. */
export function valueOf(g: Game, hero: number, name: string): number {
  let sum = 0;
  const { skills } = g.state.heroes[hero];
  for (let i = 0; i < skills.length; i++) {
    const v = g.context.abilities.get(skills[i])?.values?.[name];
    if (v !== undefined) sum += v;
  }
  return sum;
}

export const hasSkill = (g: Game, hero: number, skill: string): boolean =>
  g.state.heroes[hero].skills.includes(skill);

/** Marks something as used up for this turn. */
export const markUsed = (g: Game, hero: number, what: string): void => {
  g.state.heroes[hero].used.push(what);
};
export const isUsed = (g: Game, hero: number, what: string): boolean =>
  g.state.heroes[hero].used.includes(what);

/** Used as often this turn as the skill has been won: a second one of the same name adds a use (C-SKILL-5). */
export function isSpent(g: Game, hero: number, skill: string): boolean {
  const { skills, used } = g.state.heroes[hero];
  const times = (list: readonly string[]): number => list.filter((x) => x === skill).length;
  return times(used) >= times(skills);
}
