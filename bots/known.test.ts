import { EDITIONS } from '@holdout/editions';
import { itemAt, addTo, createEngine, isRefusal, type Masked } from '@holdout/engine';
import { expect, it } from 'vitest';
import { greedyBot } from './index.ts';
import { oncePerQuestion } from './plain/once.ts';
import { distancesTo } from './plain/routes.ts';

const EVERY = 10;
const LEAST = 4;

it('ways are found anew when enemies or doors are not where they were', () => {
  const classic = itemAt(EDITIONS, 0);
  const engine = createEngine([classic]);
  const seats = [classic.sheets.slice(0, 4).map((s) => s.id)];
  const state = engine.newGame({ edition: 'classic', mission: '01', seats }, 'ways');
  if (isRefusal(state)) throw new Error(state.refused);
  const g = engine.gameOf(state);
  const ways = (): number[] => [...distancesTo(g, [0], 1)];
  const before = ways();
  const next = itemAt(itemAt(g.view.neighbours, 0), 0);
  addTo(state.enemies, next, 3);
  expect(ways()).not.toEqual(before);
  addTo(state.enemies, next, -3);
  expect(ways()).toEqual(before);
  const shut = state.doors.findIndex((open) => open === 0);
  state.doors[shut] = 1;
  expect(ways()).not.toEqual(before);
});

it('thoughts last as long as the question, each hero and each table having their own', () => {
  const classic = itemAt(EDITIONS, 0);
  const engine = createEngine([classic]);
  const seats = [classic.sheets.slice(0, 4).map((s) => s.id)];
  const state = engine.newGame({ edition: 'classic', mission: '01', seats }, 'thoughts');
  if (isRefusal(state)) throw new Error(state.refused);
  let times = 0;
  const think = oncePerQuestion((_g, hero) => `${hero} ${times++}`);
  const g = engine.gameOf(state);
  expect([think(g, 0), think(g, 1), think(g, 0)]).toEqual(['0 0', '1 1', '0 0']);
  expect(think(engine.gameOf(engine.clone(state)), 0)).toBe('0 2');
  const [first] = engine.decisionOf(state)?.options ?? [];
  engine.answer(state, first?.id ?? '');
  expect(think(g, 0)).toBe('0 3');
});

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
