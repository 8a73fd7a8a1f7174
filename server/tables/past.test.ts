/** The story of a game, for those who come late. */
import { createEngine, parseSave, isRefusal } from '@holdout/engine';
import { EDITIONS } from '@holdout/editions';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { awaited, makeTable, openTable, playedTable, testHall, TestPlayer } from '../testing/hall.ts';
import type { Header } from './header.ts';

const LONG = 2 * LIMITS.pageLines + 10;

/** A storage that holds the table as the first servers wrote it: without stories. */
async function withoutStories(from: Storage, id: string): Promise<Storage> {
  const to = openSqlite(':memory:');
  const table = await from.read(id);
  if (!table) throw new Error('no table');
  const header = { ...(JSON.parse(table.header) as Header), opening: undefined };
  await to.create({ id, title: table.title, header: JSON.stringify(header) });
  for (const { seq, body } of await from.entries(id, 0)) {
    const entry = { ...(JSON.parse(body) as object), told: undefined };
    await to.append(id, seq - 1, JSON.stringify(entry));
  }
  return to;
}

describe('a newcomer', () => {
  it('is told the story in pages, without playing it again, and hears the same as those who were there', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, LONG);
    await kit.hall.stop();
    const engine = createEngine(EDITIONS);
    const answer = vi.spyOn(engine, 'answer');
    const page = await new TestPlayer(await openTable(testHall(kit.storage, engine), made.id)).join();
    expect(page.texts.map((text) => text.slice(6, 10))).toEqual(['past', 'past', 'welc']);
    expect(page.welcome).toEqual(host.welcome);
    expect(answer).not.toHaveBeenCalled();
  });

  it('is told a page at a time: others are heard between two', async () => {
    const kit = testHall();
    const { table } = await playedTable(kit, LONG);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += LIMITS.sliceMs));
    let turn = 0;
    const turns: number[] = [];
    const next = (): void => void (turn++ < 1000 && setImmediate(next));
    next();
    const late = new TestPlayer(table);
    late.drained = async () => void turns.push(turn);
    await late.join();
    clock.mockRestore();
    turn = 1000;
    expect(turns).toHaveLength(2);
    expect(new Set(turns).size).toBe(2);
  });

  it('is told what happens while the pages are on their way', async () => {
    const kit = testHall();
    const { table, players, host } = await playedTable(kit, LONG);
    const late = new TestPlayer(table);
    let pages = 0;
    late.drained = async () => {
      if (pages++ === 1) await awaited(players, host).first();
    };
    await late.join();
    expect(pages).toBe(2);
    expect(late.welcome).toEqual(host.welcome);
  });

  it('is not told what was taken back meanwhile', async () => {
    const kit = testHall();
    const { table, players, host } = await playedTable(kit, LIMITS.pageLines + 1);
    const free = host.welcome.game?.undo === 'free';
    const late = new TestPlayer(table);
    late.drained = async () => {
      const at = (): number => host.welcome.at;
      for (let i = 0; i < 3; i++) await players[0].do({ kind: 'undo', at: at() });
      await awaited(players, host).first();
    };
    await late.join();
    expect(free).toBe(true);
    expect(late.welcome).toEqual(host.welcome);
  });
});

describe('a story that nobody has kept', () => {
  it('of a log from the first days is told once more, and kept', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, LONG);
    const storage = await withoutStories(kit.storage, made.id);
    const late = testHall(storage);
    const page = await new TestPlayer(await openTable(late, made.id)).join();
    expect(page.welcome.log).toEqual(host.welcome.log);
    expect(page.welcome.state).toEqual(host.welcome.state);
    const { seq } = page.welcome;
    expect(seq).toBe(host.welcome.seq + 3);
    const again = await new TestPlayer(await openTable(testHall(storage), made.id)).join();
    expect(again.welcome).toEqual(page.welcome);
  });

  it('of a game that came as a file is told when somebody comes', async () => {
    const kit = testHall();
    const { host } = await playedTable(kit, LONG);
    const save = await host.takeSave();
    if (typeof save !== 'string' || isRefusal(parseSave(save))) throw new Error('no file');
    const made = await makeTable(kit, { save });
    const page = await new TestPlayer(await openTable(kit, made.id), made.secrets.chairs).join();
    expect(page.welcome.log).toEqual(host.welcome.log);
    expect(page.welcome.state).toEqual(host.welcome.state);
  });
});
