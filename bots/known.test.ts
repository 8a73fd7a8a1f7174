import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type Masked } from '@holdout/engine';
import { expect, it } from 'vitest';
import { greedyBot } from './index.ts';

const EVERY = 15;
const LEAST = 5;

/** Ways, risks and ends found before are used again: they must be the ones that somebody who sees the table for the first time would find. */
it.each(EDITIONS.map((e) => [e.id, e] as const))(
  'in %s the greedy player answers as if it had never seen the table before',
  (_, edition) => {
    const engine = createEngine([edition]);
    const seats = [edition.sheets.slice(0, 4).map((s) => s.id)];
    const mission = Object.keys(edition.missions)[2];
    const state = engine.newGame({ edition: edition.id, mission, seats }, 'known');
    if (isRefusal(state)) throw new Error(state.refused);
    let asked = 0;
    for (let d = engine.decisionOf(state), n = 0; d; d = engine.decisionOf(state), n++) {
      const seen = engine.mask(state);
      const answer = greedyBot(engine, seen, d);
      if (n % EVERY === 0) {
        const stranger = createEngine([edition]);
        const copy = JSON.parse(JSON.stringify(seen)) as Masked;
        expect(greedyBot(stranger, copy, d)).toBe(answer);
        asked++;
      }
      engine.answer(state, answer, false);
    }
    expect(asked).toBeGreaterThan(LEAST);
  },
);
