/** The chairs of a table: who sits where, who holds which hero, whose secret opens what. */
import { promptForm, type Decision, type Option, type State } from '@holdout/engine';
import type { Holder } from '@holdout/protocol';
import { sameHash } from './secrets.ts';

interface Chair {
  readonly holder: Holder;
  /** Name of the person who sits there or sat there last. */
  readonly name: string;
  /** Hash of the secret link; null when no link opens the chair. */
  readonly hash: string | null;
}

export interface Seating {
  readonly chairs: readonly Chair[];
  /** Heroes that were handed over; the others belong to the chair of their seat. */
  readonly handed: { readonly [hero: string]: number };
}

/** What a page may do, from the hashes of the secrets it has shown. */
export interface Actor {
  readonly chairs: readonly number[];
  readonly host: boolean;
}

export const firstSeating = (hashes: readonly string[]): Seating => ({
  chairs: hashes.map((hash) => ({ holder: 'open', name: '', hash })),
  handed: {},
});

export const withChair = (seating: Seating, at: number, change: Partial<Chair>): Seating => ({
  ...seating,
  chairs: seating.chairs.map((c, i) => (i === at ? { ...c, ...change } : c)),
});

/** Looks at every chair in any case: how long it takes tells nothing. */
export function actorFor(seating: Seating, hostHash: string, hashes: readonly string[]): Actor {
  const opens = (hash: string): boolean => hashes.filter((h) => sameHash(h, hash)).length > 0;
  const chairs = seating.chairs.flatMap((c, i) => (c.hash !== null && opens(c.hash) ? [i] : []));
  return { chairs, host: opens(hostHash) };
}

export const plays = (actor: Actor): boolean => actor.host || actor.chairs.length > 0;

export const isSeated = (seating: Seating, chair: number): boolean =>
  seating.chairs[chair]?.holder === 'person';

export const seatedPeople = (seating: Seating): number[] =>
  seating.chairs.flatMap((c, i) => (c.holder === 'person' ? [i] : []));

export function chairOfHero(seating: Seating, state: State, hero: string): number | undefined {
  const handed = Object.hasOwn(seating.handed, hero) ? seating.handed[hero] : undefined;
  return handed ?? state.heroes.find((h) => h.id === hero)?.seat;
}

/** Chairs that may answer, whoever holds them. */
export function chairsFor(seating: Seating, state: State, d: Decision): readonly number[] {
  return [...new Set(d.options.flatMap((option) => chairsForOption(seating, state, d, option)))];
}

/** Chairs that may give this answer: nobody begins the turn of a hero whom somebody else is there to play. */
export function chairsForOption(
  seating: Seating,
  state: State,
  d: Decision,
  option: Option,
): readonly number[] {
  const [hero] = promptForm(d.prompt).byHero ? (option.heroes ?? []) : [];
  const own = hero === undefined ? undefined : chairOfHero(seating, state, hero);
  return own !== undefined && isSeated(seating, own) ? [own] : chairsForAll(seating, state, d);
}

function chairsForAll(seating: Seating, state: State, d: Decision): readonly number[] {
  if (d.by === 'team') {
    const people = seatedPeople(seating);
    return people.length > 0 ? people : seating.chairs.map((_, i) => i);
  }
  const own = d.hero === undefined ? undefined : chairOfHero(seating, state, d.hero);
  if (own !== undefined) return [own];
  const heroes = state.heroes.filter((h) => h.seat === d.by);
  const holders = heroes.flatMap((h) => chairOfHero(seating, state, h.id) ?? []);
  return holders.length > 0 ? [...new Set(holders)] : [d.by];
}
