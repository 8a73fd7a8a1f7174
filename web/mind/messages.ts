/** What page and worker say to each other. A position is the masked one: what nobody may know never gets there. */
import type { Hint } from '@holdout/bots/review';
import type { SeatPlayer } from '@holdout/bots/seats';
import type { State } from '@holdout/engine';

export type Question =
  /** `tries`: of each plan. */
  | { readonly kind: 'hint'; readonly state: State; readonly tries: number }
  /** `game`: which captain is meant, for each keeps to a plan of its own. */
  | { readonly kind: 'answer'; readonly state: State; readonly player: SeatPlayer; readonly game: string };

export type Said =
  { readonly kind: 'hint'; readonly hint: Hint } | { readonly kind: 'answer'; readonly answer: string };

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'said'; readonly id: number; readonly said: Said }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly why: string };
