/** The sums behind a study: intervals, ranks, ranges. */
import { describe, expect, it } from 'vitest';
import { rangesOf, tasksOf } from '../farm/plan.ts';
import { intervalOf } from '@holdout/bots/measure';
import { rankCorrelation } from './rank.ts';

describe("Wilson's interval", () => {
  it.each([
    [0, 10, 0, 27.8],
    [5, 10, 23.7, 76.3],
    [10, 10, 72.2, 100],
    [30, 60, 37.7, 62.3],
    [0, 0, 0, 100],
  ])('of %d in %d games is %d to %d %%', (won, games, low, high) => {
    expect(intervalOf(won, games).map((share) => Math.round(1000 * share) / 10)).toEqual([low, high]);
  });
});

describe('rank correlation', () => {
  it.each([
    [[1, 2, 3, 4], [10, 20, 30, 40], 1],
    [[1, 2, 3, 4], [4, 3, 2, 1], -1],
    [[1, 1, 2, 2], [1, 2, 3, 4], 0.894],
    [[1, 1, 1], [1, 2, 3], 0],
  ])('of %j and %j is %d', (a, b, wanted) => {
    expect(rankCorrelation(a, b)).toBeCloseTo(wanted, 3);
  });
});

describe('a study', () => {
  const plan = {
    missions: ['01', 'D3'],
    heroes: [4, 6],
    players: [
      { bot: 'greedy' as const, budget: 0 },
      { bot: 'captain' as const, budget: 500 },
    ],
    games: 25,
    range: 10,
    seed: 's',
    rules: [],
  };

  it('asks for every mission with every number of heroes by every player', () => {
    const tasks = tasksOf(plan);
    expect(tasks).toHaveLength(8);
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(8);
  });

  it('has every game of every task in one range', () => {
    const games = rangesOf(plan).flatMap(({ task, first, end }) =>
      Array.from({ length: end - first }, (_, i) => `${task} ${first + i}`),
    );
    expect(games).toHaveLength(8 * 25);
    expect(new Set(games).size).toBe(games.length);
  });
});
