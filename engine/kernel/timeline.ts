/**
 * A game with its past: the answers so far, what each revealed, undo and redo. Undo is free back to the last reveal;
 * beyond it the table must agree (`force`), and the save remembers that it happened.
 */
import type { Listen } from './dry-run.ts';
import { isRefusal, type Engine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { refuse, type Refusal } from './refusals.ts';
import { backTo, keepNowAndThen } from './past.ts';
import type { Dawn, Era } from '../position/keepsake.ts';
import type { Position } from '../position/position.ts';
import { beginningOf, type Rewind, type Save } from './save.ts';
import type { Truth } from './state.ts';
import { itemAt } from '../lookup.ts';

export interface Timeline {
  readonly engine: Engine;
  state: Truth;
  seed: string;
  /** Where it began, if not with the set-up. */
  from?: Position;
  /** What was told of it under earlier rules. */
  earlier?: readonly Era[];
  answers: string[];
  /** Answers taken back, the next one to redo last. */
  undone: string[];
  rewinds: Rewind[];
  /** Reveal counter before each answer. */
  reveals: number[];
  /** The rounds that have begun since, for later rules to go on from. */
  dawns: Dawn[];
  /** Clones taken every so often, so that going back never replays much (past.ts). */
  snapshots: { seq: number; state: Truth }[];
}

export function startTimeline(engine: Engine, setup: unknown, seed: string): Timeline | Refusal {
  const state = engine.newGame(setup, seed);
  return isRefusal(state) ? state : timelineFrom(engine, state, seed);
}

function timelineFrom(engine: Engine, state: Truth, seed: string): Timeline {
  const snapshots = [{ seq: 0, state: engine.clone(state) }];
  return { engine, state, seed, answers: [], undone: [], rewinds: [], reveals: [], dawns: [], snapshots };
}

/** Opens a save; refused if it does not replay. */
export function openTimeline(engine: Engine, save: Save): Timeline | Refusal {
  const opening = openingTimeline(engine, save);
  for (;;) {
    const { done, value } = opening.next();
    if (done) return value;
  }
}

/** The same answer by answer, with the number of those played, for whoever has other things to do meanwhile. */
export function* openingTimeline(engine: Engine, save: Save): Generator<number, Timeline | Refusal, void> {
  const state = beginningOf(engine, save);
  if (isRefusal(state)) return state;
  const t = timelineFrom(engine, state, save.seed);
  if (save.from) t.from = save.from;
  if (save.earlier) t.earlier = save.earlier;
  if (t.state.rules !== save.rules) return refuse('save.rules-version', save.rules);
  for (const [i, answer] of save.answers.entries()) {
    if (isRefusal(take(t, answer, false))) return refuse('save.answer-refused', `answers[${i}] ${answer}`);
    yield i + 1;
  }
  t.rewinds = [...save.rewinds];
  return t;
}

/** The game up to an answer, with the last round that had begun by then. */
export function saveOf(t: Timeline, seq = t.answers.length): Save {
  const dawn = t.dawns.findLast(({ after }) => after <= seq) ?? { after: 0 };
  const outcome = seq === t.answers.length ? t.state.outcome?.result : undefined;
  return {
    rules: t.state.rules,
    setup: t.state.setup,
    seed: t.seed,
    ...(t.earlier ? { earlier: t.earlier } : {}),
    ...(t.from ? { from: t.from } : {}),
    answers: t.answers.slice(0, seq),
    rewinds: [...t.rewinds],
    dawn,
    ...(outcome ? { outcome } : {}),
  };
}

/** Answers the open decision; whatever could have been redone is gone. */
export function takeAnswer(
  t: Timeline,
  answer: string,
  listen: Listen = true,
): readonly GameEvent[] | Refusal {
  const events = take(t, answer, listen);
  if (!isRefusal(events)) t.undone = [];
  return events;
}

/** An answer tried on a copy of the game: nothing has happened until it is adopted. */
export interface Tried {
  readonly answer: string;
  readonly state: Truth;
  readonly events: readonly GameEvent[];
  readonly dawn?: Position;
}

export function tryAnswer(t: Timeline, answer: string, listen: Listen = true): Tried | Refusal {
  const state = t.engine.clone(t.state);
  let dawn: Position | undefined;
  const result = t.engine.answer(state, answer, listen, (position) => (dawn = position));
  return isRefusal(result) ? result : { answer, state, events: result.events, ...(dawn && { dawn }) };
}

/** The answer that can be done again, tried. */
export function tryRedo(t: Timeline, listen: Listen = true): Tried | Refusal {
  const answer = t.undone[t.undone.length - 1];
  return answer === undefined ? refuse('redo.nothing') : tryAnswer(t, answer, listen);
}

/** Makes what was tried at this very position the game. */
export function adopt(t: Timeline, { answer, state, dawn }: Tried, how: 'answer' | 'redo'): void {
  const before = t.state.reveals;
  t.state = state;
  note(t, answer, before, dawn);
  if (how === 'redo') t.undone.pop();
  else t.undone = [];
}

function take(t: Timeline, answer: string, listen: Listen): readonly GameEvent[] | Refusal {
  const before = t.state.reveals;
  let dawn: Position | undefined;
  const result = t.engine.answer(t.state, answer, listen, (position) => (dawn = position));
  if ('refused' in result) return result;
  note(t, answer, before, dawn);
  return result.events;
}

/** `before`: the reveal counter before the answer. */
function note(t: Timeline, answer: string, before: number, dawn: Position | undefined): void {
  t.reveals.push(before);
  t.answers.push(answer);
  if (dawn) t.dawns.push({ after: t.answers.length, position: dawn });
  keepNowAndThen(t, t.answers.length, t.state);
}

/** Did the last answer show dice or cards? */
export const isPastReveal = (t: Timeline): boolean =>
  t.reveals.length > 0 && t.reveals[t.reveals.length - 1] !== t.state.reveals;

/** Takes back the last answer. */
export function undo(t: Timeline, force = false): readonly GameEvent[] | Refusal {
  if (t.answers.length === 0) return refuse('undo.nothing');
  const forced = isPastReveal(t);
  if (forced && !force) return refuse('undo.past-reveal');
  const seq = t.answers.length - 1;
  t.undone.push(itemAt(t.answers, seq));
  if (forced) t.rewinds.push({ at: seq, dropped: 1 });
  rewindTo(t, seq);
  return [{ id: 1, parent: 0, cause: '', type: 'undone', answers: 1, forced }];
}

export function redo(t: Timeline, listen: Listen = true): readonly GameEvent[] | Refusal {
  const answer = t.undone[t.undone.length - 1];
  if (answer === undefined) return refuse('redo.nothing');
  const events = take(t, answer, listen);
  if (!isRefusal(events)) t.undone.pop();
  return events;
}

function rewindTo(t: Timeline, seq: number): void {
  const from = backTo(t, seq);
  const again = t.answers.slice(from.seq, seq);
  t.answers.length = from.seq;
  t.reveals.length = from.seq;
  while (t.dawns.length > 0 && itemAt(t.dawns, t.dawns.length - 1).after > from.seq) t.dawns.pop();
  t.state = t.engine.clone(from.state);
  for (const answer of again) take(t, answer, false);
}
