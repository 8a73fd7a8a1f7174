/** What page and worker say to each other. A position is the masked one: of a game under way nothing gets there that nobody may know. */
import type { Hint, Review } from '@holdout/bots/review';
import type { SeatPlayer } from '@holdout/bots/seats';
import type { Save, State } from '@holdout/engine';

export type Question =
  /** `tries`: of each plan. */
  | { readonly kind: 'hint'; readonly state: State; readonly tries: number }
  /** A game that is over, with all that was hidden in it. */
  | { readonly kind: 'review'; readonly save: Save }
  /** `game`: which captain is meant, for each keeps to a plan of its own. */
  | { readonly kind: 'answer'; readonly state: State; readonly player: SeatPlayer; readonly game: string };

export type Said =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'answer'; readonly answer: string };

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'said'; readonly id: number; readonly said: Said }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };
