/** A move of the game, as an entry of the log says it. */
import {
  adopt,
  redo,
  stateAt,
  takeAnswer,
  undo,
  type GameEvent,
  type Position,
  type Refusal,
  type State,
  type Timeline,
  type Tried,
} from '@holdout/engine';
import type { Story } from './entry.ts';
import { isPaper, moveOnPaper, paperBefore, type Paper } from './paper.ts';
import { no, type Refused } from './refusals.ts';

/**
 * `told`: what it brought about, if that was kept. `dawn`: the round that began, for rules that cannot play it.
 * `tried`: it has been played already.
 */
export interface Move {
  readonly how: 'answer' | 'undo' | 'redo' | 'forced';
  readonly answer?: string;
  readonly told?: Story | undefined;
  readonly dawn?: Position | undefined;
  readonly tried?: Tried | undefined;
}

interface Moved {
  readonly game: Timeline | Paper;
  readonly events: readonly GameEvent[];
}

/** A log that cannot be followed any more becomes paper, from here on. */
export function moveGame(game: Timeline | Paper, move: Move): Moved {
  const { how, answer = '' } = move;
  if (isPaper(game)) {
    moveOnPaper(game, move);
    return { game, events: move.told?.events ?? [] };
  }
  const before = paperBefore(game);
  let events: readonly GameEvent[] | Refusal | Refused;
  try {
    events = play(game, move);
  } catch {
    events = no('engine.fault', how === 'answer' ? answer : how);
  }
  if (!('refused' in events)) return { game, events };
  const paper = { ...before, broken: no(events.refused, events.at), last: lastOf(game, before.answers) };
  moveOnPaper(paper, move);
  return { game: paper, events: [] };
}

function play(t: Timeline, { how, answer = '', told, tried }: Move): readonly GameEvent[] | Refusal {
  if (how === 'undo' || how === 'forced') return undo(t, how === 'forced');
  if (tried) {
    adopt(t, tried, how);
    return tried.events;
  }
  // What was kept of it need not be told again.
  const listen = told ? false : 'changes';
  const heard = how === 'redo' ? redo(t, listen) : takeAnswer(t, answer, listen);
  return 'refused' in heard ? heard : (told?.events ?? heard);
}

/** The position before a move that failed; the failure may have left the timeline's own half changed. */
function lastOf(t: Timeline, answers: readonly string[]): State | null {
  try {
    return stateAt({ ...t, answers: [...answers] }, answers.length);
  } catch {
    return null;
  }
}
