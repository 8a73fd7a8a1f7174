/**
 * The past of a game: copies kept on the way, and what was between them, played again. Whoever has others to hear
 * meanwhile plays it answer by answer (`pastState`, `wayBack`).
 */
import { itemAt } from '../lookup.ts';
import type { Truth } from './state.ts';
import type { Timeline } from './timeline.ts';

const EVERY = 16;
/** Copies of a long game: those of its last answers stay as close as that, of the others every second goes, and again. */
const MOST = 96;
const LAST = 256;

/** Only now and then: a copy is dearer than an answer. */
export function keepNowAndThen(t: Timeline, seq: number, state: Truth): void {
  if (seq % EVERY === 0) keep(t, seq, t.engine.clone(state));
}

function keep(t: Timeline, seq: number, state: Truth): void {
  const before = t.snapshots.findLastIndex((s) => s.seq <= seq);
  if (t.snapshots[before]?.seq === seq) return;
  t.snapshots.splice(before + 1, 0, { seq, state });
  const last = itemAt(t.snapshots, t.snapshots.length - 1).seq;
  for (let step = 2 * EVERY; t.snapshots.length > MOST && step <= last; step *= 2)
    t.snapshots = t.snapshots.filter((s) => s.seq % step === 0 || s.seq > last - LAST);
}

const nearest = (t: Timeline, seq: number): Timeline['snapshots'][number] =>
  t.snapshots.findLast((s) => s.seq <= seq) ?? itemAt(t.snapshots, 0);

/** The last copy before it; what came later is forgotten, and one that was kept for this step alone as well. */
export function backTo(t: Timeline, seq: number): Timeline['snapshots'][number] {
  const from = nearest(t, seq);
  while (itemAt(t.snapshots, t.snapshots.length - 1).seq > from.seq) t.snapshots.pop();
  const before = t.snapshots[t.snapshots.length - 2];
  if (before && from.seq - before.seq < EVERY) t.snapshots.pop();
  return from;
}

/** The state after so many answers, without touching the timeline. */
export function stateAt(t: Timeline, seq: number): Truth {
  const from = nearest(t, seq);
  const state = t.engine.clone(from.state);
  for (const answer of t.answers.slice(from.seq, Math.max(from.seq, seq)))
    t.engine.answer(state, answer, false);
  return state;
}

/** The same answer by answer. Copies are kept on the way, so that nobody plays all of it twice. */
export function* pastState(t: Timeline, seq: number): Generator<void, Truth, void> {
  // The game may go on or be taken back meanwhile: asked for was its past as it is now.
  const answers = t.answers.slice(0, seq);
  const from = nearest(t, seq);
  const state = t.engine.clone(from.state);
  for (let i = from.seq; i < answers.length; i++) {
    t.engine.answer(state, itemAt(answers, i), false);
    if ((i + 1) % EVERY === 0 && answers.slice(0, i + 1).every((answer, n) => t.answers[n] === answer))
      keepNowAndThen(t, i + 1, state);
    yield;
  }
  return state;
}

/** Plays to where the last answer can be taken back to: `undo` has nothing left to play then. */
export function* wayBack(t: Timeline): Generator<void, void, void> {
  const seq = t.answers.length - 1;
  if (seq >= 0) keep(t, seq, yield* pastState(t, seq));
}
