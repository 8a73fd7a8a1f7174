/** Undo and redo: free up to the last reveal, by agreement beyond it, exact always. */
import { describe, expect, it } from 'vitest';
import {
  adopt,
  isPastReveal,
  isRefusal,
  openTimeline,
  redo,
  saveOf,
  startTimeline,
  stateAt,
  takeAnswer,
  tryAnswer,
  tryRedo,
  undo,
  type Refusal,
  type Timeline,
} from '../index.ts';
import { createRandom, playRandomGame, randomAnswer, type Random } from '../testing/index.ts';
import { engine, SETUP } from '../toy/table.ts';
import { itemAt } from '../lookup.ts';
import type { Tried } from './timeline.ts';

function start(seed = 'timeline'): Timeline {
  const t = startTimeline(engine, SETUP, seed);
  if (isRefusal(t)) throw new Error(t.refused);
  return t;
}
const hashOf = (t: Timeline): string => engine.hash(t.state);

/** One random answer; false when the game is over. */
function step(t: Timeline, random: Random): boolean {
  const d = engine.decisionOf(t.state);
  if (d) expect(takeAnswer(t, randomAnswer(d, random))).not.toHaveProperty('refused');
  return d !== null;
}
/** Plays until the last answer has shown dice or cards, or has not. */
function playUntil(t: Timeline, shown: boolean): void {
  const random = createRandom('until');
  while (isPastReveal(t) !== shown) if (!step(t, random)) throw new Error('never came up');
}

describe('undo', () => {
  it('takes back an answer that showed nothing, for free and without a trace in the save', () => {
    const t = start();
    const before = hashOf(t);
    takeAnswer(t, 'move:S2');
    takeAnswer(t, 'move:S1');
    expect(undo(t)).toEqual([{ id: 1, parent: 0, cause: '', type: 'undone', answers: 1, forced: false }]);
    expect(undo(t)).toEqual([{ id: 1, parent: 0, cause: '', type: 'undone', answers: 1, forced: false }]);
    expect(hashOf(t)).toBe(before);
    expect(saveOf(t)).toMatchObject({ answers: [], rewinds: [] });
  });

  it('has nothing to take back at the start', () => {
    const t = start();
    expect(undo(t)).toMatchObject({ refused: 'undo.nothing' });
    expect(undo(t, true)).toMatchObject({ refused: 'undo.nothing' });
  });

  it('is refused past a reveal and changes nothing', () => {
    const t = start();
    playUntil(t, true);
    const before = [hashOf(t), [...t.answers]];
    expect(undo(t)).toMatchObject({ refused: 'undo.past-reveal' });
    expect([hashOf(t), t.answers]).toEqual(before);
    expect(t.rewinds).toEqual([]);
    expect(redo(t)).toMatchObject({ refused: 'redo.nothing' });
  });

  it('past a reveal when the table agrees is told in the event and remembered in the save', () => {
    const t = start();
    playUntil(t, true);
    const seq = t.answers.length;
    expect(undo(t, true)).toEqual([
      { id: 1, parent: 0, cause: '', type: 'undone', answers: 1, forced: true },
    ]);
    expect(t.answers).toHaveLength(seq - 1);
    expect(saveOf(t).rewinds).toEqual([{ at: seq - 1, dropped: 1 }]);
    const opened = openTimeline(engine, saveOf(t));
    if (isRefusal(opened)) throw new Error(opened.refused);
    expect(saveOf(opened)).toEqual(saveOf(t));
    expect(hashOf(opened)).toBe(hashOf(t));
  });

  it('by agreement leaves no trace where it was free anyway', () => {
    const t = start();
    takeAnswer(t, 'move:S2');
    expect(undo(t, true)).toMatchObject([{ forced: false }]);
    expect(saveOf(t).rewinds).toEqual([]);
  });

  it('is free exactly as far as the last reveal, however long ago that was', () => {
    const t = start();
    // The round ends with a spawn card; what comes after it shows nothing.
    for (const answer of ['end', 'end']) takeAnswer(t, answer);
    expect(isPastReveal(t)).toBe(true);
    for (const answer of ['move:S2', 'move:S1', 'end']) takeAnswer(t, answer);
    for (let i = 0; i < 3; i++) expect(undo(t)).toMatchObject([{ forced: false }]);
    expect(t.answers).toEqual(['end', 'end']);
    expect(undo(t)).toMatchObject({ refused: 'undo.past-reveal' });
  });
});

describe('redo', () => {
  it('gives the answer again, with its events', () => {
    const t = start();
    takeAnswer(t, 'move:S2');
    const back = takeAnswer(t, 'move:S1');
    const after = hashOf(t);
    undo(t);
    expect(redo(t)).toEqual(back);
    expect(hashOf(t)).toBe(after);
    expect(redo(t)).toMatchObject({ refused: 'redo.nothing' });
  });

  it('is gone once something else is answered, but not once something is refused', () => {
    const t = start();
    takeAnswer(t, 'move:S2');
    undo(t);
    expect(takeAnswer(t, 'nonsense')).toMatchObject({ refused: 'answer.not-offered' });
    expect(t.undone).toEqual(['move:S2']);
    takeAnswer(t, 'end');
    expect(redo(t)).toMatchObject({ refused: 'redo.nothing' });
  });
});

describe('an answer that is tried', () => {
  const good = (tried: Tried | Refusal): Tried => {
    if (isRefusal(tried)) throw new Error(tried.refused);
    return tried;
  };

  it('has not happened until it is adopted, and is then as if it were given', () => {
    const [t, plain] = [start(), start()];
    const before = hashOf(t);
    const tried = good(tryAnswer(t, 'move:S2'));
    expect([hashOf(t), t.answers]).toEqual([before, []]);
    expect(tried.events).toEqual(takeAnswer(plain, 'move:S2'));
    adopt(t, tried, 'answer');
    expect([hashOf(t), saveOf(t)]).toEqual([hashOf(plain), saveOf(plain)]);
    expect(undo(t)).toMatchObject([{ answers: 1, forced: false }]);
    expect(hashOf(t)).toBe(before);
  });

  it('is told to nobody where nobody listens', () => {
    expect(good(tryAnswer(start(), 'move:S2', false)).events).toEqual([]);
    expect(good(tryAnswer(start(), 'move:S2')).events).not.toEqual([]);
  });

  it('is refused like any other', () => {
    expect(tryAnswer(start(), 'nonsense')).toMatchObject({ refused: 'answer.not-offered' });
    expect(tryRedo(start())).toMatchObject({ refused: 'redo.nothing' });
  });

  it('can be the last one taken back; the others stay to be done again', () => {
    const t = start();
    takeAnswer(t, 'move:S2');
    takeAnswer(t, 'move:S1');
    undo(t);
    undo(t);
    const again = good(tryRedo(t));
    expect([again.answer, t.undone]).toEqual(['move:S2', ['move:S1', 'move:S2']]);
    expect(again.events.length).toBeGreaterThan(0);
    adopt(t, again, 'redo');
    expect([t.answers, t.undone]).toEqual([['move:S2'], ['move:S1']]);
    expect(good(tryRedo(t, false)).events).toEqual([]);
    adopt(t, good(tryAnswer(t, 'end')), 'answer');
    expect([t.answers, t.undone]).toEqual([['move:S2', 'end'], []]);
  });

  it('knows whether it has shown something', () => {
    const t = start();
    takeAnswer(t, 'end');
    adopt(t, good(tryAnswer(t, 'end')), 'answer');
    expect(isPastReveal(t)).toBe(true);
    expect(undo(t)).toMatchObject({ refused: 'undo.past-reveal' });
  });
});

describe('a whole game', () => {
  const { answers } = playRandomGame(engine, SETUP, 'whole');
  const t = start('whole');
  const hashes = [hashOf(t)];
  for (const answer of answers) {
    takeAnswer(t, answer);
    hashes.push(hashOf(t));
  }

  it('can be looked at in any past moment without being touched', () => {
    for (let seq = 0; seq <= answers.length; seq++) expect(engine.hash(stateAt(t, seq))).toBe(hashes[seq]);
    expect(hashOf(t)).toBe(hashes[answers.length]);
    expect(t.answers).toEqual(answers);
  });

  it('keeps a copy now and then, so that going back plays few answers again', () => {
    const seqs = t.snapshots.map((s) => s.seq);
    expect(seqs).toEqual(seqs.map((_, i) => i * 16));
    expect(seqs.at(-1)).toBe(answers.length - (answers.length % 16));
    for (const { seq, state } of t.snapshots) expect(engine.hash(state)).toBe(hashes[seq]);
  });

  it('taken back to the start and played again is the same at every step', () => {
    expect(answers.length).toBeGreaterThan(20);
    for (let seq = answers.length - 1; seq >= 0; seq--) {
      expect(undo(t, true)).not.toHaveProperty('refused');
      expect(hashOf(t)).toBe(hashes[seq]);
      expect(t.answers).toHaveLength(seq);
    }
    for (let seq = 1; seq <= answers.length; seq++) {
      expect(redo(t)).not.toHaveProperty('refused');
      expect(hashOf(t)).toBe(hashes[seq]);
    }
    expect(t.answers).toEqual(answers);
    expect(saveOf(t).rewinds.length).toBeGreaterThan(0);
  });

  it('with undo and redo at random stays on its one track', () => {
    const walk = start('whole');
    const random = createRandom('walk');
    for (let i = 0; i < 400; i++) {
      const seq = walk.answers.length;
      const act = random(5);
      if (act < 2 && seq > 0) undo(walk, true);
      else if (act === 2 && walk.undone.length > 0) redo(walk);
      else if (seq < answers.length) takeAnswer(walk, itemAt(answers, seq));
      expect(hashOf(walk)).toBe(hashes[walk.answers.length]);
    }
  });
});
