/**
 * Abilities as data: a skill, trait or card is an id, the clause that decides it, the numbers it adds while it is
 * held, and the few occasions on which it does something.
 *
 * Order, everywhere: the hero's skills in the order they were won, then the edition's own sources (cards by slot),
 * then the mission's rules. Numbers of the same name add up (C-SKILL-5).
 */
import type { Form } from './option-id.ts';
import type { Option, Topic } from './option.ts';
import type { Edition } from './edition.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import type { RefusalCode } from './refusals.ts';
import type { Frame } from './state.ts';
import { EngineFault, heroAt } from '../lookup.ts';

/**
 * Junctures: places inside a rule at which abilities may step in, each with the procedure that comes to it: it runs the `juncture`
 * procedure (rules/junctures.ts) before it goes on. Widened by the module whose procedure comes to one.
 */
export interface Junctures {
  /** The hero's turn begins, or is about to end: of no procedure in particular. */
  'turn-start': Frame;
}
export type Juncture = keyof Junctures;

/** What an ability does at a juncture. `f` is the procedure that has come to it. */
export interface Reaction<F extends Frame = Frame> {
  /** Happens whenever it can; nobody is asked. */
  readonly must?: boolean;
  /** A card that is gone afterwards: a second copy may act at the same juncture. */
  readonly usedUp?: boolean;
  /** A price paid anew each time: may act again at the same juncture. */
  readonly again?: boolean;
  /** What the juncture is about is settled by it: nobody is asked any more. */
  readonly last?: boolean;
  /** Also open to heroes the juncture does not belong to. */
  readonly anyone?: boolean;
  /** Would it change something now, and can it be paid for? */
  can(g: Game, hero: number, f: F): boolean;
  run(g: Game, hero: number, f: F): Frame | null;
  /** Cards without which the mission is lost and that it would cost. */
  risks?(g: Game, hero: number): readonly string[];
}

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
  use?(g: Game, hero: number, option: Option): Frame | null;
  /** What the ids of those options name; left out: nothing that can be asked about. */
  readonly form?: Form;
  /** Why what it aims at is not on offer, where that can be said. */
  why?(g: Game, hero: number, about: Topic): RefusalCode | undefined;
  /** What it asks or does in steps, under its id: `{ proc: id, step }`. */
  readonly procedure?: Procedure;
  readonly at?: { readonly [M in Juncture]?: Reaction<Junctures[M]> };
}

/** Ids of skills that no card has: whoever looks for those need not look through what a hero holds. */
function skillsAlone({ ownSkills, cards }: Cast): ReadonlySet<string> {
  const onCards = new Set(Object.values(cards).flat());
  return new Set(ownSkills.filter((id) => !onCards.has(id)));
}
type Cast = Pick<Edition, 'abilities' | 'ownSkills' | 'cards'>;

/** What abilities add to a value, and whether one of them may be on a card. */
export interface Values {
  readonly of: ReadonlyMap<string, number>;
  readonly onCards: boolean;
}

/** By the name of the value. */
export function valuesByName(edition: Cast): ReadonlyMap<string, Values> {
  const skills = skillsAlone(edition);
  const byName = new Map<string, Map<string, number>>();
  for (const { id, values = {} } of edition.abilities) {
    for (const [name, n] of Object.entries(values)) {
      const added = byName.get(name);
      if (added) added.set(id, n);
      else byName.set(name, new Map([[id, n]]));
    }
  }
  return new Map([...byName].map(([name, of]) => [name, { of, onCards: hasCards(of, skills) }]));
}

const hasCards = (abilities: ReadonlyMap<string, unknown>, skills: ReadonlySet<string>): boolean =>
  [...abilities.keys()].some((id) => !skills.has(id));

/** Who can step in at a juncture: abilities, and types of enemies that have one of them. */
export interface Reactions {
  readonly of: ReadonlyMap<string, Reaction>;
  readonly types: readonly number[];
  /** May one of them be on a card? */
  readonly onCards: boolean;
  /** Is one of them open to heroes the juncture does not belong to? */
  readonly forOthers: boolean;
}

/** By juncture; where nothing in the edition could step in there is nothing. */
export function reactionsByJuncture(edition: Cast & Pick<Edition, 'types'>): ReadonlyMap<string, Reactions> {
  const { abilities, types } = edition;
  const skills = skillsAlone(edition);
  const names = new Set(abilities.flatMap(({ at = {} }) => Object.keys(at)));
  return new Map(
    [...names].map((name) => {
      const of = new Map(
        abilities.flatMap(({ id, at = {} }) =>
          Object.entries(at).flatMap(([juncture, reaction]) =>
            juncture === name ? [[id, reaction as Reaction] as const] : [],
          ),
        ),
      );
      const reactions: Reactions = {
        of,
        types: types.flatMap(({ id }, type) => (of.has(id) ? [type] : [])),
        onCards: hasCards(of, skills),
        forOthers: [...of.values()].some((r) => r.anyone),
      };
      return [name, reactions];
    }),
  );
}

const NOTHING: readonly string[] = [];

/** The first `won` skills that have an effect now, in the order won. */
export function workingSkillsOf(g: Game, hero: number, won = Infinity): readonly string[] {
  const all = heroAt(g.state, hero).skills;
  const known = won < all.length ? all.slice(0, won) : all;
  return g.context.edition.policies.workingSkills?.(g, hero, known) ?? known;
}

/** What the hero can use besides skills: cards by slot. */
export const holdingsOf = (g: Game, hero: number): readonly string[] =>
  g.context.edition.policies.alsoHolds?.(g, hero) ?? NOTHING;

/** Ids of everything the hero can use: the first `won` skills in the order won, then cards by slot. */
export function abilitiesOf(g: Game, hero: number, won = Infinity): readonly string[] {
  const skills = workingSkillsOf(g, hero, won);
  const more = holdingsOf(g, hero);
  return more.length > 0 ? [...skills, ...more] : skills;
}

/** Does the hero hold something that steps in there? Asked whenever a rule comes to a juncture. */
export function mayStepIn(g: Game, hero: number, reactions: Reactions, isOwner: boolean): boolean {
  const { of, onCards, forOthers } = reactions;
  if (!isOwner && !forOthers) return false;
  if (isAnyAmong(workingSkillsOf(g, hero), of, isOwner)) return true;
  return onCards && isAnyAmong(holdingsOf(g, hero), of, isOwner);
}

function isAnyAmong(ids: readonly string[], of: Reactions['of'], isOwner: boolean): boolean {
  for (const id of ids) if (isOwner ? of.has(id) : of.get(id)?.anyone === true) return true;
  return false;
}

/** A skill that has been won, by its id. */
export function abilityOf(g: Game, skill: string): Ability {
  const ability = g.context.abilities.get(skill);
  if (!ability) throw new EngineFault(`there is no skill ${skill}`);
  return ability;
}

/** Sum of a named value over everything the hero has. */
export function valueOf(g: Game, hero: number, name: string): number {
  const added = g.context.values.get(name);
  if (!added) return 0;
  let sum = 0;
  for (const skill of workingSkillsOf(g, hero)) sum += added.of.get(skill) ?? 0;
  if (added.onCards) for (const held of holdingsOf(g, hero)) sum += added.of.get(held) ?? 0;
  return sum;
}

/** The first of the hero's abilities that adds to the value of that name. */
export const abilityWith = (g: Game, hero: number, name: string): string | undefined =>
  abilitiesOf(g, hero).find((a) => g.context.values.get(name)?.of.get(a));

export const hasSkill = (g: Game, hero: number, skill: string): boolean =>
  heroAt(g.state, hero).skills.includes(skill);

/** Marks something as used up for this turn. */
export const markUsed = (g: Game, hero: number, what: string): void => {
  heroAt(g.state, hero).used.push(what);
};
export const isUsed = (g: Game, hero: number, what: string): boolean =>
  heroAt(g.state, hero).used.includes(what);

/** Used as often this turn as the skill has been won: a second one of the same name adds a use (C-SKILL-5). */
export function isSpent(g: Game, hero: number, skill: string): boolean {
  const { skills, used } = heroAt(g.state, hero);
  const times = (list: readonly string[]): number => list.filter((x) => x === skill).length;
  return times(used) >= times(skills);
}
