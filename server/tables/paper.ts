/** A game that does not replay under the running rules: it can be read, not played. */
import type { Refusal, Rewind, Save, State, Timeline } from '@holdout/engine';
import { no, type Refused } from './refusals.ts';

export interface Paper {
  readonly broken: Refused;
  /** The last position that is known for certain; null when none is. */
  readonly last: State | null;
  readonly answers: string[];
  readonly undone: string[];
  readonly rewinds: Rewind[];
}

export const isPaper = (game: Timeline | Paper): game is Paper => 'broken' in game;

export const paperOf = (save: Save, why: Refusal | Refused, last: State | null): Paper => ({
  broken: no(why.refused, why.at),
  last,
  answers: [...save.answers],
  undone: [],
  rewinds: [...save.rewinds],
});

/** The game as it was before an entry that nobody can read. */
export function damagedAt(game: Timeline | Paper, seq: number): Paper {
  if (isPaper(game)) return game;
  const { state, answers, undone, rewinds } = game;
  return { broken: no('log.damaged', String(seq)), last: state, answers, undone, rewinds };
}

export function moveOnPaper(p: Paper, how: 'answer' | 'undo' | 'redo' | 'forced', answer: string): void {
  // What came after it may have been said at another position.
  if (p.broken.refused === 'log.damaged') return;
  if (how === 'answer') p.answers.push(answer);
  else if (how === 'redo') p.answers.push(...p.undone.splice(-1));
  else p.undone.push(...p.answers.splice(-1));
  if (how === 'answer') p.undone.length = 0;
  if (how === 'forced') p.rewinds.push({ at: p.answers.length, dropped: 1 });
}
