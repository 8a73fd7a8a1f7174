/** Backups: taken while people play, brought back into the same kind of storage and into the other. */
import { itemAt, leading } from '@holdout/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { makeTableAt, testServer } from '../testing/server.ts';
import { linesOf, restore } from './copy.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-copy-'));
  database = await testDatabase(async (url) => (await openDatabase(url)).close());
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const openDatabase = (url: string): Promise<Storage> =>
  openPostgres({ url, connections: 3, trouble: () => undefined });

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function filled(): Promise<Storage> {
  const storage = openSqlite(':memory:');
  for (const id of ['a', 'b', 'c']) {
    await storage.create({ id, title: `table ${id}`, header: `{"of":"${id}"}` });
    for (let n = 0; n < 3; n++) await storage.append(id, n, `${id}${n} "é😀\n`);
  }
  await storage.putSnapshot('b', { seq: 2, body: 'cache' });
  await storage.putPiece('packs', 'p', 0, 'pack "é😀\n');
  await storage.putPiece('gallery', 'p', 0, 'entry');
  return storage;
}

describe('a copy of a storage', () => {
  it('brings everything back, and nothing twice', async () => {
    const lines = await collect(linesOf(await filled()));
    const other = openSqlite(':memory:');
    expect(await restore(other, each(lines))).toEqual({ brought: 3, known: 0, different: [] });
    expect(await collect(linesOf(other))).toEqual(lines);
    expect(await restore(other, each(lines))).toEqual({ brought: 0, known: 3, different: [] });
    expect(await collect(linesOf(other))).toEqual(lines);
  });

  it('goes on where it was broken off, and takes nothing from a table that is further', async () => {
    const lines = await collect(linesOf(await filled()));
    const other = openSqlite(':memory:');
    await expect(restore(other, each(lines.slice(0, 2)))).rejects.toThrow('not whole');
    await other.append('a', 3, 'later');
    await other.create({ id: 'b', title: 'table b', header: '{"of":"b"}' });
    await other.append('b', 0, itemAt(await (await filled()).entries('b', 0), 0).body);
    expect(await restore(other, each(lines))).toEqual({ brought: 2, known: 1, different: [] });
    expect((await other.entries('a', 3)).map((e) => e.body)).toEqual(['later']);
    expect((await other.read('b'))?.head).toBe(3);
  });

  it('leaves a table with another past as it is, and says so', async () => {
    const lines = await collect(linesOf(await filled()));
    const other = openSqlite(':memory:');
    await other.create({ id: 'a', title: '', header: '{"of":"a"}' });
    await other.append('a', 0, 'something else');
    await other.create({ id: 'c', title: '', header: 'another game' });
    expect(await restore(other, each(lines))).toEqual({ brought: 1, known: 0, different: ['a', 'c'] });
    expect((await other.read('a'))?.head).toBe(1);
  });

  it('that is none is refused', async () => {
    const other = openSqlite(':memory:');
    await expect(restore(other, each(['{"some":"thing"}']))).rejects.toThrow();
    await expect(restore(other, each([]))).rejects.toThrow('not whole');
    expect(await other.count()).toBe(0);
  });
});

describe('a backup of a server that runs', () => {
  it('taken while people play goes on, from SQLite in PostgreSQL and back', async () => {
    const file = join(folder, 'tables.db');
    const first = await playing(openSqlite(file));
    const copy = await whilePlaying(first, openSqlite(file));
    await first.stop();
    const second = await continued(await openDatabase(database.url), copy, first);
    const again = await whilePlaying(second, await openDatabase(database.url));
    await second.stop();
    const third = await continued(openSqlite(join(folder, 'again.db')), again, second);
    await third.stop();
  });
});

interface Playing {
  readonly table: Awaited<ReturnType<typeof makeTableAt>>;
  readonly ann: Page;
  readonly bob: Page;
  answer(): Promise<number>;
  stop(): Promise<void>;
}

async function playing(storage: Storage, known?: Playing): Promise<Playing> {
  const { server, base, ws } = await testServer({ storage });
  const table = known?.table ?? (await makeTableAt(base, SETUP));
  const [ann, bob] = leading(
    await Promise.all(table.chairs.map((secret) => new Page(ws, table.id, [secret]).open())),
    2,
  );
  if (!known) {
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
  }
  const answer = async (): Promise<number> => {
    await ann.until(() => ann.view?.seq === bob.view?.seq);
    const said = await (ann.isAsked ? ann : bob).first();
    if (said.t !== 'done') throw new Error(said.refused);
    await Promise.all([ann, bob].map((p) => p.until(() => (p.view?.seq ?? 0) >= said.seq)));
    return said.seq;
  };
  const stop = async (): Promise<void> => {
    await Promise.all([ann.cut(), bob.cut()]);
    await server.stop();
  };
  return { table, ann, bob, answer, stop };
}

/** A copy that a second program takes, with answers before, during and after. */
async function whilePlaying({ answer }: Playing, beside: Storage): Promise<string[]> {
  for (let i = 0; i < 5; i++) await answer();
  const taking = collect(linesOf(beside));
  for (let i = 0; i < 5; i++) await answer();
  const lines = await taking;
  for (let i = 0; i < 5; i++) await answer();
  await beside.close();
  return lines;
}

async function continued(storage: Storage, copy: readonly string[], before: Playing): Promise<Playing> {
  expect(await restore(storage, each(copy))).toEqual({ brought: 1, known: 0, different: [] });
  const next = await playing(storage, before);
  const { seq = 0, log = [], seats } = next.ann.view ?? {};
  expect(seq).toBeGreaterThanOrEqual((before.ann.view?.seq ?? 0) - 10);
  expect(log).toEqual(before.ann.view?.log.slice(0, log.length));
  expect(seats?.chairs.map((c) => c.name)).toEqual(['Ann', 'Bob']);
  expect(await next.answer()).toBe(seq + 1);
  return next;
}
