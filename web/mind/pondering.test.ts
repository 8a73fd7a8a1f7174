import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type State } from '@holdout/engine';
import { expect, it, vi } from 'vitest';
import type { FromWorker, Question, ToWorker } from './messages.ts';
import { pondering } from './pondering.ts';

const engine = createEngine(EDITIONS);

function opening(): State {
  const setup = { edition: 'zombie', mission: 'MZ1', seats: [['wasp', 'hulk']] };
  const state = engine.newGame(setup, 'mind');
  if (isRefusal(state)) throw new Error(state.refused);
  return engine.mask(state);
}
const state = opening();
const HINT: Question = { kind: 'hint', state, tries: 400 };

/** Whoever thinks, and what was said so far. */
function mind(): { hear: (message: ToWorker) => void; said: FromWorker[]; of: (id: number) => string[] } {
  const said: FromWorker[] = [];
  return {
    said,
    hear: pondering(
      () => Promise.resolve(engine),
      (message) => said.push(message),
    ),
    of: (id) => said.flatMap((m) => (m.id === id ? [m.kind] : [])),
  };
}
const ask = (id: number, question: Question): ToWorker => ({ kind: 'ask', id, question });

it('lets a new question end the one before, and gives an answer besides', async () => {
  const { hear, said, of } = mind();
  hear(ask(1, HINT));
  await vi.waitFor(() => expect(of(1)).toContain('said'));
  hear(ask(2, { ...HINT, tries: 2 }));
  hear(ask(3, { kind: 'answer', state, player: 'greedy', game: 'g' }));
  await vi.waitFor(() => expect([of(1), of(2), of(3)].every((kinds) => kinds.includes('done'))).toBe(true));
  const until = said.findIndex((m) => m.id === 1 && m.kind === 'done');
  expect(said.slice(until + 1).filter((m) => m.id === 1)).toEqual([]);
  const hints = said.flatMap((m) => (m.kind === 'said' && m.said.kind === 'hint' ? [m.said.hint.tries] : []));
  // The first was given up long before its tries were done.
  expect(Math.max(...hints)).toBeLessThan(800);
  const answers = said.flatMap((m) => (m.kind === 'said' && m.said.kind === 'answer' ? [m.said.answer] : []));
  expect(engine.decisionOf(state)?.options.map((o) => o.id)).toContain(answers[0]);
});

it('stops when it is told to, and says so when it fails', async () => {
  const { hear, of } = mind();
  hear(ask(1, HINT));
  await vi.waitFor(() => expect(of(1)).toContain('said'));
  hear({ kind: 'stop', id: 1 });
  await vi.waitFor(() => expect(of(1)).toContain('done'));
  const { rules, setup } = state;
  hear(ask(2, { kind: 'review', save: { rules, setup, seed: 'mind', answers: ['fly:moon'], rewinds: [] } }));
  await vi.waitFor(() => expect(of(2)).toEqual(['failed']));
});
