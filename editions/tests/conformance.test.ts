/** The conformance kit over every mission of every edition, with every number of players. */
import { afterAll, describe, expect, it } from 'vitest';
import {
  createEngine,
  isRefusal,
  type Edition,
  type GameEvent,
  type Setup,
  type Truth,
} from '@holdout/engine';
import {
  checkGame,
  checkReplay,
  checkSerialised,
  checkTimeline,
  createRandom,
  madeHeroes,
  nameOf,
  playOn,
  playRandomGame,
  setupFor,
  veteranGame,
  type GameReport,
} from '@holdout/engine/testing';
import * as all from '../index.ts';

/** Whatever edition the package exports, today or later. */
const editions = Object.values(all).filter((x): x is Edition => typeof x === 'object' && 'missions' in x);
const engine = createEngine(editions);
/** Games for each mission and number of players; so many that all come to more than 500. */
const GAMES_EACH = 4;
/** The dear checks are made after every so many answers. */
const SAMPLE = 19;

const PLAYERS = [1, 2, 3, 4, 5, 6];
const missions = editions.flatMap((edition) =>
  Object.keys(edition.missions).map((id) => ({ edition, id, name: `${edition.id} ${id}` })),
);
const ends = new Map<string, number>();
let games = 0;

function note(report: GameReport): void {
  expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
  const result = report.state.outcome?.result ?? 'unfinished';
  ends.set(result, (ends.get(result) ?? 0) + 1);
  games++;
}

function startOf(setup: Setup, seed: string): Truth {
  const state = engine.newGame(setup, seed, [] as GameEvent[]);
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

describe.each(missions)('$name', ({ edition, id }) => {
  const counts = PLAYERS.filter((players) => setupFor(engine, edition, id, players));

  it('can be played', () => {
    expect(counts.length).toBeGreaterThan(0);
  });

  it.each(counts)('plays soundly to its end with %i players', (players) => {
    for (let turn = 0; turn < GAMES_EACH; turn++) {
      const setup = setupFor(engine, edition, id, players, turn);
      if (!setup) throw new Error('no set-up');
      const seed = `${id}/${players}/${turn}`;
      const report = playRandomGame(engine, setup, seed, checkGame(engine, SAMPLE), true);
      note(report);
      expect(checkReplay(engine, report.state, setup, seed, report.answers)).toEqual([]);
      if (turn > 0) continue;
      expect(checkSerialised(engine, startOf(setup, seed), report.state, report.answers)).toEqual([]);
      if (players === counts[0]) expect(checkTimeline(engine, setup, seed, report.answers)).toEqual([]);
    }
  });

  it('plays soundly among veterans with skills at random', () => {
    for (const players of counts) {
      const seed = `${id}/${players}/veterans`;
      const setup = setupFor(engine, edition, id, players, 0, madeHeroes(edition, seed));
      if (!setup) throw new Error('no set-up');
      const start = veteranGame(engine, edition, setup, seed);
      const report = playOn(
        engine,
        engine.clone(start),
        createRandom(seed),
        checkGame(engine, SAMPLE),
        [],
        true,
      );
      note(report);
      expect(checkSerialised(engine, start, report.state, report.answers)).toEqual([]);
    }
  });
});

afterAll(() => {
  expect(games).toBeGreaterThanOrEqual(500);
  expect(ends.get('unfinished') ?? 0).toBe(0);
  expect(ends.get('lost') ?? 0).toBeGreaterThan(0);
});
