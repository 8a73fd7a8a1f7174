import { expect, it } from 'vitest';
import type { LogEntry } from '../play/table.ts';
import { revealsIn, roundsOf, roundStep } from './history-rounds.ts';

const log: LogEntry[] = [1, 1, 1, 2, 2, 3].map((round, seq) => ({
  seq,
  round,
  events: [],
  revealed: seq === 0 || seq === 3,
}));
const spans = roundsOf(log);

it('groups answers by rounds', () => {
  expect(spans).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 3, to: 4 },
    { round: 3, from: 5, to: 5 },
  ]);
});

it('marks where dice or cards were shown, the set-up aside', () => {
  expect(revealsIn(log)).toEqual([3]);
});

it('steps by rounds: to the beginning of this one first', () => {
  expect([4, 3, 0].map((seq) => roundStep(spans, seq, -1))).toEqual([3, 0, 0]);
  expect([0, 3, 5].map((seq) => roundStep(spans, seq, 1))).toEqual([3, 5, 5]);
});
