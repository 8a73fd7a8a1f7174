/** The chairs of a table: who sits where, who holds which hero, whose secret opens what. */
import type { SeatPlayer } from '@holdout/bots/seats';
import { promptForm, type Decision, type Option, type State } from '@holdout/engine';
import type { Holder, StandIn, You } from '@holdout/protocol';
import { sameHash } from './secrets.ts';

interface Chair {
  readonly holder: Holder;
  /** Name of the person who sits there or sat there last. */
  readonly name: string;
  /** Hash of the secret link; null when no link opens the chair. */
  readonly hash: string | null;
  /** How a bot plays that holds it; left out: plainly. */
  readonly player?: SeatPlayer;
  /** Plays for the person who sits there until they come back: another chair, or a bot. */
  readonly standIn?: StandIn;
}

/** A chair that somebody lost, for whoever still comes with the secret that opened it. */
type Loss = NonNullable<You['lost']>[number] & { readonly hash: string };

export interface Seating {
  readonly chairs: readonly Chair[];
  /** Heroes that were handed over; the others belong to the chair of their seat. */
  readonly handed: { readonly [hero: string]: number };
  /** The chair that is host as long as the host is away. */
  readonly deputy?: number;
  readonly lost: readonly Loss[];
}

/** What a page may do, from the hashes of the secrets it has shown. */
export interface Actor {
  readonly chairs: readonly number[];
  readonly host: boolean;
  /** The host's own secret was shown. */
  readonly owner: boolean;
  /** What somebody who only watches is called. */
  readonly name?: string;
}

export const firstSeating = (hashes: readonly string[]): Seating => ({
  chairs: hashes.map((hash) => ({ holder: 'open', name: '', hash })),
  handed: {},
  lost: [],
});

export const withChair = (seating: Seating, at: number, change: Partial<Chair>): Seating => ({
  ...seating,
  chairs: seating.chairs.map((c, i) => (i === at ? { ...c, ...change } : c)),
});

/** Looks at every chair in any case: how long it takes tells nothing. */
export function actorFor(seating: Seating, hostHash: string, hashes: readonly string[]): Actor {
  const opens = (hash: string): boolean => hashes.filter((h) => sameHash(h, hash)).length > 0;
  const chairs = seating.chairs.flatMap((c, i) => (c.hash !== null && opens(c.hash) ? [i] : []));
  const owner = opens(hostHash);
  const { deputy } = seating;
  return { chairs, owner, host: owner || (deputy !== undefined && chairs.includes(deputy)) };
}

export const plays = (actor: Actor): boolean => actor.host || actor.chairs.length > 0;

/** A person sits there and plays for themselves. */
export function isSeated(seating: Seating, chair: number): boolean {
  const found = seating.chairs[chair];
  return found?.holder === 'person' && found.standIn === undefined;
}

export const seatedPeople = (seating: Seating): number[] =>
  seating.chairs.flatMap((_, i) => (isSeated(seating, i) ? [i] : []));

/** A bot plays there: for good, or for somebody who is away. */
export function isBots({ chairs }: Seating, chair: number): boolean {
  const found = chairs[chair];
  return found?.standIn === undefined ? found?.holder === 'bot' : found.standIn === 'bot';
}

/** The chair that answers for this one. */
function playerFor({ chairs }: Seating, chair: number): number {
  const standIn = chairs[chair]?.standIn;
  return typeof standIn === 'number' ? standIn : chair;
}

export function chairOfHero(seating: Seating, state: State, hero: string): number | undefined {
  const handed = Object.hasOwn(seating.handed, hero) ? seating.handed[hero] : undefined;
  return handed ?? state.heroes.find((h) => h.id === hero)?.seat;
}

/** Chairs that may answer, whoever holds them. */
export function chairsFor(seating: Seating, state: State, d: Decision): readonly number[] {
  return [...new Set(ownersFor(seating, state, d).map((chair) => playerFor(seating, chair)))];
}

/** Chairs whose decision it is, whoever plays for them. */
export function ownersFor(seating: Seating, state: State, d: Decision): readonly number[] {
  if (!promptForm(d.prompt).byHero) return ownersOfAll(seating, state, d);
  return [...new Set(d.options.flatMap((option) => ownersOfOption(seating, state, d, option)))];
}

/** Chairs that may give this answer: nobody begins the turn of a hero whom somebody else is there to play. */
export const chairsForOption = (
  seating: Seating,
  state: State,
  d: Decision,
  option: Option,
): readonly number[] => ownersOfOption(seating, state, d, option).map((chair) => playerFor(seating, chair));

function ownersOfOption(seating: Seating, state: State, d: Decision, option: Option): readonly number[] {
  const [hero] = promptForm(d.prompt).byHero ? (option.heroes ?? []) : [];
  const own = hero === undefined ? undefined : chairOfHero(seating, state, hero);
  const theirs = own !== undefined && isSeated(seating, playerFor(seating, own));
  return theirs ? [own] : ownersOfAll(seating, state, d);
}

function ownersOfAll(seating: Seating, state: State, d: Decision): readonly number[] {
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
