/** What page and players' threads say to each other: one game at a time. */
import type { GameReport, MeasureTask } from '@holdout/bots/measure';
import type { Setup } from '@holdout/engine';

export interface Game {
  readonly task: MeasureTask;
  readonly setup: Setup;
  readonly nth: number;
}

/** `save`: the game is wanted itself, to be looked at. */
export type ToPlayer = { readonly kind: 'play' | 'save'; readonly game: Game };

export type FromPlayer =
  | { readonly kind: 'played'; readonly game: Game; readonly report: GameReport }
  | { readonly kind: 'saved'; readonly save: string }
  | { readonly kind: 'failed'; readonly why: string };
