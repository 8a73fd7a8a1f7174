import type { Refused } from './refusals.ts';

/** Somebody who looks on, a player or not. */
export interface Onlooker {
  /** Of the secrets that were shown. */
  readonly hashes: readonly string[];
  /** Says why, then leaves. */
  bye(why: Refused): void;
  /** An entry, as text for everybody. */
  tell(text: string): void;
  /** A passing message, not part of the log. */
  pass(text: string): void;
  /** Rights may have changed. */
  seatsChanged(): void;
}
