/** Those who look on at a table, and how they are greeted. */
import type { Refused } from './refusals.ts';

/** Somebody who looks on, a player or not. */
export interface Onlooker {
  /** Of this page, for the host who sends it away. */
  readonly id: string;
  /** What somebody is called who only watches. */
  readonly name: string;
  /** The hero they would like to play; empty: none. */
  readonly wish: string;
  /** Of the secrets that were shown. */
  readonly hashes: readonly string[];
  /** Says why, then leaves. */
  bye(why: Refused): void;
  /** An entry, as text for everybody. */
  tell(text: string): void;
  /** Resolves when there is room for more. */
  drained(): Promise<void>;
  /** A passing message, not part of the log. */
  pass(text: string): void;
  /** Rights may have changed. */
  seatsChanged(): void;
}

/** The last entry somebody has heard, and whether it was told by this process. */
export interface Seen {
  readonly seq: number;
  readonly here: boolean;
}

/** What a newcomer is told: everything, or the entries that were missed. Texts, the same for everybody. */
export type Greeting =
  | { readonly is: 'welcome'; readonly text: string }
  | { readonly is: 'missed'; readonly texts: readonly string[] };
