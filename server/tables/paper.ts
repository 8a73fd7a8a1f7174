/** A game that does not replay under the running rules: it can be read, and may go on from its last round (onward.ts). */
import {
  saveOf,
  type Dawn,
  type Refusal,
  type Rewind,
  type Save,
  type State,
  type Timeline,
} from '@holdout/engine';
import type { Move } from './move.ts';
import { no, type Refused } from './refusals.ts';

/** What the answers of a game begin with. */
type Base = Pick<Save, 'rules' | 'setup' | 'seed' | 'earlier' | 'from'>;

export interface Paper {
  readonly broken: Refused;
  readonly base: Base;
  /** The last position that is known for certain; null when none is. */
  readonly last: State | null;
  readonly answers: string[];
  readonly undone: string[];
  readonly rewinds: Rewind[];
  /** The rounds that have begun, as far as somebody has written it down. */
  readonly dawns: Dawn[];
  outcome: Save['outcome'];
}

export const isPaper = (game: Timeline | Paper): game is Paper => 'broken' in game;

export function baseOf(game: Timeline | Paper): Base {
  if (isPaper(game)) return game.base;
  const { state, seed, earlier, from } = game;
  return { rules: state.rules, setup: state.setup, seed, ...(earlier && { earlier }), ...(from && { from }) };
}

export const paperOf = (save: Save, why: Refusal | Refused, last: State | null): Paper => ({
  broken: no(why.refused, why.at),
  base: baseIn(save),
  last,
  answers: [...save.answers],
  undone: [],
  rewinds: [...save.rewinds],
  dawns: save.dawn ? [save.dawn] : [],
  outcome: save.outcome,
});

const baseIn = ({ rules, setup, seed, earlier, from }: Save): Base => ({
  rules,
  setup,
  seed,
  ...(earlier && { earlier }),
  ...(from && { from }),
});

/** What of a game outlives a move that fails. */
export const paperBefore = (t: Timeline): Omit<Paper, 'broken' | 'last'> => ({
  base: baseOf(t),
  answers: [...t.answers],
  undone: [...t.undone],
  rewinds: [...t.rewinds],
  dawns: [...t.dawns],
  outcome: t.state.outcome?.result,
});

/** The game as it was before an entry that nobody can read. */
export function damagedAt(game: Timeline | Paper, seq: number): Paper {
  if (isPaper(game)) return game;
  return { ...paperBefore(game), broken: no('log.damaged', String(seq)), last: game.state };
}

export function saveOfGame(game: Timeline | Paper): Save {
  if (!isPaper(game)) return saveOf(game);
  const { base, answers, rewinds, dawns, outcome } = game;
  const dawn = dawns.at(-1) ?? { after: 0 };
  return { ...base, answers: [...answers], rewinds: [...rewinds], dawn, ...(outcome && { outcome }) };
}

export function moveOnPaper(p: Paper, { how, answer = '', told, dawn }: Move): void {
  // What came after it may have been said at another position.
  if (p.broken.refused === 'log.damaged') return;
  if (how === 'answer') p.answers.push(answer);
  else if (how === 'redo') p.answers.push(...p.undone.splice(-1));
  else p.undone.push(...p.answers.splice(-1));
  if (how === 'answer') p.undone.length = 0;
  if (how === 'forced') p.rewinds.push({ at: p.answers.length, dropped: 1 });
  while ((p.dawns.at(-1)?.after ?? 0) > p.answers.length) p.dawns.pop();
  if (dawn) p.dawns.push({ after: p.answers.length, position: dawn });
  const end = told?.events.find((e) => e.type === 'won' || e.type === 'lost');
  p.outcome = end?.type === 'won' || end?.type === 'lost' ? end.type : undefined;
}
