/** Going back in a long game that was opened from its snapshot: others are heard after each slice of it. */
import { addTo } from '@holdout/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { awaited, openTable, playedTable, testHall, TestPlayer, type TestHall } from '../testing/hall.ts';
import type { LiveTable } from './live-table.ts';

const ANSWERS = 130;

afterEach(() => vi.restoreAllMocks());

interface Long {
  readonly kit: TestHall;
  readonly table: LiveTable;
  readonly player: TestPlayer;
  readonly before: Awaited<ReturnType<typeof playedTable>>;
}

/** `undo`: how its last answer can be taken back. */
async function longTable(undo: 'free' | 'forced' = 'free'): Promise<Long> {
  const first = testHall();
  const before = await playedTable(first, ANSWERS);
  const { host, players } = before;
  while (host.welcome.game?.undo !== undo) await awaited(players, host).first();
  await before.table.stop();
  const kit = testHall(first.storage);
  const table = await openTable(kit, before.made.id);
  return { kit, table, player: await new TestPlayer(table, before.made.secrets.chairs).join(), before };
}

/** The most answers played in one turn of the loop where each takes a slice of time, and all of them. */
async function played({ kit }: Long, act: () => Promise<unknown>): Promise<{ most: number; all: number }> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += LIMITS.sliceMs));
  const turns = [0];
  const { answer } = kit.engine;
  vi.spyOn(kit.engine, 'answer').mockImplementation((...all) => {
    addTo(turns, turns.length - 1, 1);
    return answer.apply(kit.engine, all);
  });
  let over = false;
  const turn = (): void => {
    turns.push(0);
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  await act();
  over = true;
  return { most: Math.max(...turns), all: turns.reduce((sum, n) => sum + n, 0) };
}

it('a moment is played in slices, once', async () => {
  const long = await longTable();
  const moment = (): Promise<unknown> => long.table.wayBack.moment(ANSWERS - 2);
  const first = await played(long, moment);
  expect(first.all).toBeGreaterThan(ANSWERS / 2);
  expect(first.most).toBe(1);
  vi.restoreAllMocks();
  expect((await played(long, moment)).all).toBeLessThan(16);
});

it('moments that many ask for at once are played one after the other', async () => {
  const long = await longTable();
  const { most, all } = await played(long, () =>
    Promise.all(Array.from({ length: 10 }, () => long.table.wayBack.moment(ANSWERS - 3))),
  );
  expect([most, all < ANSWERS + 10 * 16]).toEqual([1, true]);
});

it.each(['free', 'forced'] as const)('an undo that is %s is played in slices', async (undo) => {
  const long = await longTable(undo);
  const { player, before } = long;
  const { at, log } = player.welcome;
  const { most, all } = await played(long, async () => {
    if (undo === 'free') return player.do({ kind: 'undo', at });
    await player.do({ kind: 'ask', at, chair: 0 });
    return player.do({ kind: 'vote', at, yes: true, chair: 1 });
  });
  expect(player.welcome.log).toHaveLength(log.length - 1);
  expect(all).toBeGreaterThan(ANSWERS / 2);
  expect(most).toBe(1);
  vi.restoreAllMocks();
  expect(await before.table.wayBack.moment(log.length - 2)).toMatchObject({ ...player.welcome.state });
});
