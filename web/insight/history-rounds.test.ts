import { EDITIONS } from '@holdout/editions';
import { itemAt, leading, isRefusal, type Decision } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { LANGUAGES, narrator } from '@holdout/narrate';
import { expect, it } from 'vitest';
import type { LogEntry } from '../play/table.ts';
import { engine } from '../table/testing.ts';
import { revealsIn, roundGiven, roundsOf, roundStep } from './history-rounds.ts';

/** The third answer ends the first round, the fifth the second. */
const log: LogEntry[] = [1, 1, 1, 2, 2, 3].map((round, seq) => ({
  seq,
  round,
  events: [],
  revealed: seq === 0 || seq === 3,
}));
const spans = roundsOf(log);

it('puts an answer into the round in which it was given', () => {
  expect(spans).toEqual([
    { round: 1, from: 0, to: 3 },
    { round: 2, from: 4, to: 5 },
  ]);
});

it('marks where dice or cards were shown, the set-up aside', () => {
  expect(revealsIn(log)).toEqual([3]);
});

it('steps by rounds: to the beginning of this one first', () => {
  expect([5, 4, 3, 0].map((seq) => roundStep(spans, seq, -1))).toEqual([3, 3, 0, 0]);
  expect([0, 3, 5].map((seq) => roundStep(spans, seq, 1))).toEqual([3, 5, 5]);
});

it.each(EDITIONS)('names the hero and the round of every answer, in every language: $id', (edition) => {
  const [mission] = leading(Object.keys(edition.missions).slice(1), 1);
  const setup = setupFor(engine, edition, mission, 4);
  const state = setup && engine.newGame(setup, 'history');
  if (!state || isRefusal(state)) throw new Error('no game');
  const random = createRandom(`history ${edition.id}`);
  const told: LogEntry[] = [{ seq: 0, round: 1, events: [], revealed: true }];
  const tellers = LANGUAGES.map((language) => narrator(language, { edition: edition.id }));
  const wrong: string[] = [];
  const heroOf = (d: Decision, answer: string): string | undefined =>
    d.hero ?? (d.prompt === 'activate' ? d.options.find((o) => o.id === answer)?.heroes?.[0] : undefined);
  for (let seq = 1; seq <= 300; seq++) {
    const decision = engine.decisionOf(state);
    if (!decision) break;
    const { round } = state;
    const answer = randomAnswer(decision, random);
    const hero = heroOf(decision, answer);
    const result = engine.answer(state, answer);
    if (isRefusal(result)) throw new Error(result.refused);
    told.push({ seq, round: state.round, events: result.events, revealed: true });
    if (roundGiven(told, seq) !== round) wrong.push(`${seq}: round ${round}`);
    for (const say of tellers) {
      const text = say.event(itemAt(result.events, 0));
      if (hero && (!text.includes(say.hero(hero)) || /Player \d|Joueur \d/.test(text))) wrong.push(text);
    }
  }
  expect(told.at(-1)?.round).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});
