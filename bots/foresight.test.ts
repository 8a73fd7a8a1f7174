import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal } from '@holdout/engine';
import { classic } from '@holdout/editions';
import { findWin } from './index.ts';

describe('foresight', () => {
  it('finds answers that win the tutorial, and they replay', () => {
    const engine = createEngine([classic]);
    const setup = { edition: 'classic', mission: '00', seats: [['amy', 'doug', 'josh', 'ned']] };
    const answers = findWin(engine, setup, 'f', { width: 2, tries: 6, rounds: 20, boldness: 35 });
    const state = engine.newGame(setup, 'f');
    if (isRefusal(state) || !answers) throw new Error('not found');
    for (const answer of answers) expect(isRefusal(engine.answer(state, answer))).toBe(false);
    expect(state.outcome?.result).toBe('won');
  });
});
