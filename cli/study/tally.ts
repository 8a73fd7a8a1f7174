/** What games of a task came to, added up. */
import type { Ending } from './task.ts';

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly stuck: number;
  readonly answers: number;
  readonly rounds: number;
}

export const NOTHING: Tally = { games: 0, won: 0, lost: 0, stuck: 0, answers: 0, rounds: 0 };

export const withEnding = (t: Tally, { result, answers, rounds }: Ending): Tally => ({
  ...t,
  games: t.games + 1,
  [result]: t[result] + 1,
  answers: t.answers + answers,
  rounds: t.rounds + rounds,
});

export const sumOf = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  stuck: a.stuck + b.stuck,
  answers: a.answers + b.answers,
  rounds: a.rounds + b.rounds,
});
