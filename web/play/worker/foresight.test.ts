import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import {
  itemAt,
  leading,
  createEngine,
  forecast,
  isRefusal,
  type Engine,
  type Save,
  type Truth,
} from '@holdout/engine';
import { expect, it } from 'vitest';
import '../../editions/testing.ts';
import { EDITION_IDS } from '../../editions/load.ts';
import type { GameStore } from '../../store/games.ts';
import { openLocalTable } from '../local-table.ts';
import type { Table } from '../table.ts';
import { engineFor } from './editions.ts';
import { foresee } from './foresee.ts';
import { openForesight } from './foresight.ts';
import { idleOracle, type Oracle } from './oracle.ts';

const engine = createEngine(EDITIONS);
const STORE: Pick<GameStore, 'put'> = { put: () => Promise.resolve() };

const TEAMS: readonly (readonly [edition: string, mission: string, heroes: readonly string[]])[] = [
  ['classic', '01', ['amy', 'phil', 'josh', 'wanda']],
  ...EDITIONS.filter((e) => e.id !== 'classic').map((e) => {
    const [mission] = leading(Object.keys(e.missions), 1);
    return [e.id, mission, e.sheets.slice(0, 4).map((h) => h.id)] as const;
  }),
];

function begin(edition: string, mission: string, heroes: readonly string[]): { save: Save; state: Truth } {
  const setup = { edition, mission, seats: [heroes] };
  const state = engine.newGame(setup, 'foresight');
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return { state, save: { rules: state.rules, setup, seed: 'foresight', answers: [], rewinds: [] } };
}

/** Some turns into a game, whoever plays it. */
function* turnsOf(state: Truth, engine: Engine): Generator<readonly string[]> {
  for (let n = 0; n < 25; n++) {
    const d = engine.decisionOf(state);
    if (!d) return;
    if (d.prompt === 'turn') yield d.options.map((o) => o.id);
    engine.answer(state, greedyBot(engine, engine.mask(state), d), false);
  }
}

it.each(EDITIONS)('knows the rules of every edition that can be played: $id', async (edition) => {
  expect(EDITION_IDS).toContain(edition.id);
  expect((await engineFor(edition.id)).editions.get(edition.id)).toBe(edition);
});

it.each(TEAMS)('sees from what everybody may know all that the engine sees: %s', (...team) => {
  const { state } = begin(...team);
  let seen = 0;
  for (const options of turnsOf(state, engine)) {
    const masked = engine.mask(state);
    expect(foresee(engine, masked, [])?.forecast.events).toEqual(forecast(engine, masked).events);
    for (const option of options) {
      const after = engine.clone(state);
      engine.answer(after, option, false);
      const dry = foresee(engine, masked, [option]);
      if (after.reveals !== state.reveals) expect(dry).toBeNull();
      if (!dry) continue;
      seen++;
      expect(dry.forecast.events).toEqual(forecast(engine, engine.mask(after)).events);
    }
  }
  expect(seen).toBeGreaterThan(10);
});

function tableAtTurn(): { table: Table; moves: readonly string[] } {
  const { save, state } = begin(...itemAt(TEAMS, 0));
  const answers: string[] = [];
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    if (d.prompt === 'turn' && d.options.filter((o) => o.verb === 'move').length > 1) break;
    answers.push(greedyBot(engine, engine.mask(state), d));
    engine.answer(state, itemAt(answers, answers.length - 1), false);
  }
  const table = openLocalTable(engine, 'game', { ...save, answers }, STORE as GameStore, () => []);
  if (isRefusal(table)) throw new Error(table.refused);
  const moves = (table.view().decision?.options ?? []).filter((o) => o.verb === 'move').map((o) => o.id);
  return { table, moves };
}

/** Answers when it is told to. */
function slowOracle(): Oracle & { asked: string[]; go(): void } {
  const inner = idleOracle(engine);
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  return {
    asked,
    go: () => waiting.shift()?.(),
    async ask(state, answers) {
      asked.push(answers.join(' '));
      await new Promise<void>((go) => waiting.push(go));
      return inner.ask(state, answers);
    },
    close: () => undefined,
  };
}

it('lets the newest question win, and remembers what was answered', async () => {
  const { table, moves } = tableAtTurn();
  const [one, two] = leading(moves, 2);
  const oracle = slowOracle();
  const foresight = openForesight(table, () => oracle);
  const first = foresight.after([one]);
  const second = foresight.after([]);
  const third = foresight.after([two]);
  expect(await first).toBeUndefined();
  expect(await second).toBeUndefined();
  oracle.go();
  await expect.poll(() => oracle.asked).toEqual([one, two]);
  oracle.go();
  const answer = await third;
  expect(answer?.state.heroes).toEqual(foresee(engine, table.view().state, [two])?.state.heroes);
  expect(answer?.facts.facts).toBeDefined();
  // Nobody waited for the first one, but it was worked out.
  expect(await foresight.after([one])).toBeTruthy();
  expect(await foresight.after([two])).toBe(answer);
  expect(oracle.asked).toHaveLength(2);

  // A new position has another future.
  const late = foresight.after([]);
  expect(await table.answer(one)).toBeNull();
  expect(await late).toBeUndefined();
  oracle.go();
  const now = foresight.after([]);
  await expect.poll(() => oracle.asked).toHaveLength(4);
  oracle.go();
  expect((await now)?.forecast.events).toEqual(table.forecast().events);
});

it('asks the page itself where there is no worker, or one that fails', async () => {
  const { table, moves } = tableAtTurn();
  const none = openForesight(table, () => {
    throw new Error('no workers here');
  });
  expect(await none.after([itemAt(moves, 0)])).toBeTruthy();
  const broken: Oracle = { ask: () => Promise.reject(new Error('gone')), close: () => undefined };
  const failing = openForesight(table, () => broken);
  expect(await failing.after([itemAt(moves, 0)])).toBeTruthy();
  expect(await failing.after(['fly:moon'])).toBeNull();
});

it('answers nobody after it was cancelled', async () => {
  const { table, moves } = tableAtTurn();
  const oracle = slowOracle();
  const foresight = openForesight(table, () => oracle);
  const asked = foresight.after([itemAt(moves, 0)]);
  foresight.cancel();
  expect(await asked).toBeUndefined();
  oracle.go();
  foresight.close();
});
