/**
 * Who the people at the table are: names by seat for the narrator, and whose each hero is for the screens. Local and
 * online tables fill it in their own way; names are no part of the rules and never reach the engine.
 */
import type { Decision, State } from '@holdout/engine';
import { createContext } from 'react';

/** Somebody who plays heroes: a seat of a local table, a chair of an online one. */
export interface Player {
  /** Their place at the table, from 0: gives the colour, and the name of somebody who has none. */
  readonly place: number;
  readonly name: string | null;
  /** At an online table: not there at the moment. */
  readonly away?: boolean;
}

export interface Players {
  /** By seat, null where nobody in particular is meant. */
  readonly names: readonly (string | null)[];
  /** By hero; empty where one person plays everybody. */
  readonly owners: { readonly [hero: string]: Player };
}

export const NO_PLAYERS: Players = { names: [], owners: {} };
export const PlayersScope = createContext(NO_PLAYERS);

/** Everybody at one screen: a seat is a person. `names` may be shorter than the table, and have gaps. */
export function playersAt(seats: readonly (readonly string[])[], names: readonly string[] = []): Players {
  const named = seats.map((_, seat) => names[seat]?.trim() || null);
  const owned = seats.flatMap((heroes, place) =>
    heroes.map((hero) => [hero, { place, name: named[place] ?? null }] as const),
  );
  return { names: named, owners: seats.length > 1 ? Object.fromEntries(owned) : {} };
}

/** Whose decision it is: nobody's in particular where it is the team's, or lies in several hands. */
export function deciderOf(
  { owners }: Players,
  { heroes }: State,
  { by, hero }: Decision,
): Player | undefined {
  if (by === 'team') return undefined;
  if (hero !== undefined && owners[hero]) return owners[hero];
  const [first, ...others] = heroes.filter((h) => h.seat === by).map((h) => owners[h.id]);
  return others.every((o) => o?.place === first?.place) ? first : undefined;
}
