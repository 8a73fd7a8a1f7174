import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type Decision, type State } from '@holdout/engine';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { openLocalTable } from '../play/local-table.ts';
import type { Table } from '../play/table.ts';
import type { GameStore } from '../store/games.ts';
import { botTable } from './bot-table.ts';
import { botSeat, readBots, type Bots } from './bots.ts';

const engine = createEngine(EDITIONS);
const STORE: Pick<GameStore, 'put'> = { put: () => Promise.resolve() };
const MIXED: Bots = [null, 'captain-1'];

function tableOf(): Table {
  const setup = { edition: 'zombie', mission: 'MZ1', seats: [['wasp'], ['hulk']] };
  const state = engine.newGame(setup, 'seats');
  if (isRefusal(state)) throw new Error(state.refused);
  const save = { rules: state.rules, setup, seed: 'seats', answers: [], rewinds: [] };
  const table = openLocalTable(engine, 'game', save, STORE as GameStore, () => []);
  if (isRefusal(table)) throw new Error(table.refused);
  return table;
}

const isBots = (table: Table): boolean => {
  const { state, decision } = table.view();
  return decision !== null && botSeat(MIXED, state, decision) !== undefined;
};

/** Everybody plays plainly until somebody has seen enough. */
async function play(table: Table, enough: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !enough(); n++) {
    const { state, decision } = table.view();
    if (!decision) throw new Error('the game is over');
    await table.answer(greedyBot(engine, engine.mask(state), decision));
  }
  expect(enough()).toBe(true);
}

it('keeps what it knows of the seats, and gives the rest to people', () => {
  expect(readBots(['captain-2', null, 'chess', 7])).toEqual(['captain-2', null, null, null]);
  expect(readBots()).toEqual([]);
});

it('lets a bot answer for its seat and its heroes, and the team only where no person sits', () => {
  const heroes = [
    { id: 'wasp', seat: 0 },
    { id: 'hulk', seat: 1 },
  ];
  const seatOf = (bots: Bots, d: Partial<Decision>): number | undefined =>
    botSeat(bots, { heroes } as unknown as State, d as Decision);
  expect(seatOf(MIXED, { by: 0 })).toBeUndefined();
  expect(seatOf(MIXED, { by: 1 })).toBe(1);
  expect(seatOf(MIXED, { by: 'team', hero: 'hulk' })).toBe(1);
  expect(seatOf(MIXED, { by: 'team' })).toBeUndefined();
  expect(seatOf(['greedy', 'random'], { by: 'team' })).toBe(0);
  expect(seatOf([], { by: 'team' })).toBeUndefined();
});

it('offers nobody the answers of a bot, and takes them back with what was before them', async () => {
  const table = tableOf();
  const seen = botTable(table, MIXED);
  await play(table, () => isBots(table));
  expect(seen.view().mine).toBe(false);
  expect(seen.view()).toBe(seen.view());
  const last = table.view().state.seq;
  await play(table, () => table.view().state.seq >= last + 2);
  await seen.undo(true);
  expect(isBots(table)).toBe(false);
  expect(table.view().state.seq).toBeLessThan(last);
  expect(seen.view().mine).toBe(true);
  await seen.redo();
  expect(isBots(table) && table.view().redo).toBe(false);
});
