/** What is said of a mission after many games of it: with fixed seeds, always the same. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, isRefusal, replay, type Setup } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';
import {
  leastUsed,
  minutesOf,
  nothingMeasured,
  rateOf,
  spreadOf,
  withReport,
  type Measured,
} from './measured.ts';
import { measuredGames, measuredSave, setupFor, type MeasureTask } from './task.ts';
import type { GameReport } from './watch.ts';

const engine = createEngine(EDITIONS);

const TASK: MeasureTask = { edition: 'classic', mission: '01', heroes: 4, bot: 'greedy', seed: 'm' };

function setUp(task: MeasureTask): Setup {
  const setup = setupFor(engine, task);
  if (!setup || isRefusal(setup)) throw new Error('no set-up');
  return setup;
}

function reportsOf(task: MeasureTask, games: number): GameReport[] {
  const play = measuredGames(engine, task, setUp(task));
  return Array.from({ length: games }, (_, nth) => play(nth));
}

describe('a watched game', () => {
  const report = itemAt(reportsOf(TASK, 1), 0);

  it('is the same for the same seed', () => {
    expect(reportsOf(TASK, 1)).toEqual([report]);
  });

  it('tells who died where, of what, and when', () => {
    expect(report.result).toBe('lost');
    expect(report.deaths).toHaveLength(4);
    const zones = engine.gameOf(stateOf()).context.board.zones.map((z) => z.id);
    for (const death of report.deaths) {
      expect(zones).toContain(death.zone);
      expect(death.round).toBeLessThanOrEqual(report.rounds);
      expect(['walker', 'runner', 'fatty', 'abomination', 'friends', 'otherwise']).toContain(death.cause);
    }
  });

  it('counts every step of the heroes, noise and kills', () => {
    const all = (counts: GameReport['walked']): number => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(all(report.walked)).toBeGreaterThan(4);
    expect(all(report.noise)).toBeGreaterThan(0);
    expect(all(report.killed)).toBeGreaterThan(0);
  });

  it('can be looked at as a game: its answers lead to the same end', () => {
    const { state, save } = { state: stateOf(), save: measuredSave(engine, TASK, setUp(TASK), 0) };
    expect(save.answers).toHaveLength(report.answers);
    expect(state.outcome).toEqual({ result: report.result, cause: report.cause });
    expect(state.heroes.filter((h) => h.status === 'dead')).toHaveLength(report.deaths.length);
  });

  function stateOf() {
    const state = replay(engine, measuredSave(engine, TASK, setUp(TASK), 0));
    if (isRefusal(state)) throw new Error(state.refused);
    return state;
  }
});

describe('who plays', () => {
  it.each([1, 2, 3, 4, 5, 6])('%d survivors', (heroes) => {
    expect(setUp({ ...TASK, heroes }).seats.flat()).toHaveLength(heroes);
  });

  it('those named, as many as are asked for', () => {
    const team = ['wanda', 'josh', 'ned'];
    expect(setUp({ ...TASK, heroes: 2, team }).seats).toEqual([['wanda', 'josh']]);
  });

  it('a mission file of one’s own; a broken one is refused with its place', () => {
    expect(setupFor(engine, { ...TASK, mission: { id: 'x' } })).toMatchObject({
      refused: 'setup.mission-broken',
    });
  });
});

const reports = (...results: readonly Partial<GameReport>[]): Measured =>
  results.reduce<Measured>(
    (m, r, nth) =>
      withReport(m, {
        nth,
        result: 'lost',
        cause: 'C-LOSE-1',
        rounds: 5,
        answers: 60,
        deaths: [],
        walked: {},
        noise: {},
        killed: {},
        taken: [],
        woken: [],
        ...r,
      }),
    nothingMeasured(4),
  );

describe('many games', () => {
  it('are added up: how they are lost, where who died, what woke when', () => {
    const death = { zone: 'S1', hero: 'ned', round: 3, cause: 'walker' };
    const m = reports(
      { deaths: [death], walked: { S1: 2 }, woken: [0, 4], rounds: 4 },
      { walked: { S1: 1, S2: 1 }, woken: [2, 0], rounds: 8 },
      { result: 'won', cause: 'M', rounds: 6 },
      { result: 'stuck' },
    );
    expect(m).toMatchObject({ games: 4, won: 1, stuck: 1, rounds: [4, 8, 6, 5] });
    expect(m.lostBy).toEqual({ 'C-LOSE-1': [4, 8] });
    expect(m.deaths).toEqual([{ ...death, nth: 0 }]);
    expect(m.walked).toEqual({ S1: 3, S2: 1 });
    expect(m.woken).toEqual([]);
  });

  it('say how many are won only when there are thirty, with the interval', () => {
    const games = (won: number, of: number): Measured =>
      reports(
        ...Array.from({ length: of }, (_, i): Partial<GameReport> => (i < won ? { result: 'won' } : {})),
      );
    expect(rateOf(games(10, 29))).toBeUndefined();
    const rate = rateOf(games(12, 30));
    expect(rate?.share).toBe(0.4);
    expect(rate?.interval.map((share) => Math.round(100 * share))).toEqual([25, 58]);
  });

  it('have a middle and most of their rounds between two others', () => {
    expect(spreadOf([])).toBeUndefined();
    expect(spreadOf([9, 1, 5])).toEqual({ median: 5, from: 1, to: 9 });
  });

  it('last as long as the printed minutes of the box say, by fives', () => {
    expect(minutesOf(reports({ answers: 65 }, { answers: 65 }, { answers: 9000 }), 'classic')).toBe(45);
    expect(minutesOf(reports({ answers: 1 }), 'zombie')).toBe(5);
  });

  it('find the token that games are won without', () => {
    const won = (taken: readonly number[], n: number): Partial<GameReport>[] =>
      Array.from({ length: n }, () => ({ result: 'won' as const, taken }));
    expect(leastUsed([reports(...won([3, 0], 27), ...won([3, 2], 3))])).toEqual({ token: 1, share: 0.1 });
    expect(leastUsed([reports(...won([3, 4], 30))])).toBeUndefined();
    expect(leastUsed([reports(...won([3, 0], 29))])).toBeUndefined();
  });
});

describe('the label', () => {
  it.each([
    [[0.8, 0.95], ['easy']],
    [[0.5, 0.7], ['medium']],
    [
      [0.36, 0.5],
      ['medium', 'hard'],
    ],
    [[0.2, 0.3], ['hard']],
    [[0, 0.1], ['very-hard']],
    [[0.1, 0.6], undefined],
  ] as const)('of %j is %j', (interval, label) => {
    expect(labelOf(interval)).toEqual(label);
  });
});
