/** Going back over a long game: in pieces, with copies kept on the way, but not too many. */
import { describe, expect, it, vi } from 'vitest';
import {
  isRefusal,
  pastState,
  startTimeline,
  stateAt,
  takeAnswer,
  undo,
  wayBack,
  type Timeline,
} from '../index.ts';
import { playRandomGame } from '../testing/index.ts';
import { engine, SETUP } from '../toy/table.ts';
import { keepNowAndThen } from './past.ts';

/** A game long enough for some copies. */
const SEED = Array.from({ length: 100 }, (_, i) => `past ${i}`).find(
  (seed) => playRandomGame(engine, SETUP, seed).answers.length > 60,
);
const { answers } = playRandomGame(engine, SETUP, String(SEED));

function begun(): Timeline {
  const t = startTimeline(engine, SETUP, String(SEED));
  if (isRefusal(t)) throw new Error(t.refused);
  return t;
}

function whole(): Timeline {
  const t = begun();
  for (const answer of answers) takeAnswer(t, answer);
  return t;
}

/** As it is opened from a snapshot: nothing is kept between its beginning and its end. */
function restored(): Timeline {
  const t = whole();
  t.snapshots = [...t.snapshots.slice(0, 1), { seq: answers.length, state: engine.clone(t.state) }];
  return t;
}

/** What is played in each step. */
function steps<T>(work: Generator<unknown, T, void>): { readonly played: number[]; readonly made: T } {
  const answer = vi.spyOn(engine, 'answer');
  const played: number[] = [];
  for (;;) {
    const before = answer.mock.calls.length;
    const { done, value } = work.next();
    played.push(answer.mock.calls.length - before);
    if (!done) continue;
    answer.mockRestore();
    return { played, made: value };
  }
}

describe('a position of the past', () => {
  it('is played answer by answer and is the same as at once', () => {
    const t = restored();
    const { played, made } = steps(pastState(t, answers.length - 1));
    expect(played).toHaveLength(answers.length);
    expect(Math.max(...played)).toBe(1);
    expect(engine.hash(made)).toBe(engine.hash(stateAt(whole(), answers.length - 1)));
    expect(t.answers).toEqual(answers);
  });

  it('is near once it has been played', () => {
    const t = restored();
    steps(pastState(t, answers.length));
    for (let seq = 0; seq <= answers.length; seq++) {
      const { played, made } = steps(pastState(t, seq));
      expect(played.length).toBeLessThanOrEqual(16);
      expect(engine.hash(made)).toBe(engine.hash(stateAt(whole(), seq)));
    }
  });

  it('leaves no copy of what is taken back meanwhile', () => {
    const t = restored();
    const work = pastState(t, answers.length);
    work.next();
    while (t.answers.length > 0) undo(t, true);
    takeAnswer(t, answers[0] === 'end' ? 'move:S2' : 'end');
    expect(t.answers).toHaveLength(1);
    while (!work.next().done);
    expect(t.snapshots.map((s) => s.seq)).toEqual([0]);
  });
});

describe('the way back', () => {
  it('leaves undo nothing to play, and no copy of its own', () => {
    const t = restored();
    for (let seq = answers.length - 1; seq > 0; seq--) {
      expect(Math.max(...steps(wayBack(t)).played)).toBeLessThanOrEqual(1);
      const answer = vi.spyOn(engine, 'answer');
      expect(undo(t, true)).not.toHaveProperty('refused');
      expect(answer).not.toHaveBeenCalled();
      answer.mockRestore();
      expect(engine.hash(t.state)).toBe(engine.hash(stateAt(whole(), seq)));
      expect(t.snapshots.every((s) => s.seq % 16 === 0)).toBe(true);
    }
  });

  it('of a game that has not begun is none', () => {
    expect(steps(wayBack(begun())).played).toEqual([0]);
  });
});

it('keeps its copies few, however long a game is, and those of its last answers close together', () => {
  const t = begun();
  for (let seq = 1; seq <= 20_000; seq++) {
    keepNowAndThen(t, seq, t.state);
    expect(t.snapshots.length).toBeLessThanOrEqual(96);
  }
  const seqs = t.snapshots.map((s) => s.seq);
  expect(seqs[0]).toBe(0);
  expect(seqs.slice(-10)).toEqual(Array.from({ length: 10 }, (_, i) => 20_000 - (9 - i) * 16));
  expect(Math.max(...seqs.map((seq, i) => seq - (seqs[i - 1] ?? 0)))).toBeLessThanOrEqual(512);
});
