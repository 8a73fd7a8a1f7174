import Database from 'libsql';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { storageSuite } from '../testing/storage-suite.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-sqlite-'));
  storage = openSqlite(join(folder, 'deep', 'tables.db'));
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

storageSuite('SQLite', async () => storage);

describe('a thread that writes', () => {
  let threaded: Storage;
  beforeAll(() => {
    threaded = openSqlite(join(folder, 'threaded.db'), { mostBytes: 400_000, threaded: true });
  });
  afterAll(() => threaded.close());

  storageSuite('SQLite by another thread', async () => threaded);

  it('says that the disk is full, and writes on when there is room again', async () => {
    await threaded.create({ id: 'small', title: '', header: '' });
    await threaded.create({ id: 'big', title: '', header: 'x'.repeat(150_000) });
    await expect(threaded.append('small', 0, 'x'.repeat(400_000))).rejects.toThrow('full');
    expect(await threaded.forget('big')).toBe(true);
    expect(await threaded.append('small', 0, 'one')).toBe('ok');
  });
});

describe('a SQLite file', () => {
  it('lies in a folder that only its owner can read', () => {
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
  });

  it('is found again with all that was confirmed', async () => {
    const file = join(folder, 'again.db');
    const first = openSqlite(file);
    await first.create({ id: 'a', title: 'A', header: 'h' });
    await first.append('a', 0, 'one');
    await first.close();
    const second = openSqlite(file);
    expect(await second.read('a')).toMatchObject({ head: 1 });
    expect(await second.entries('a', 0)).toEqual([{ seq: 1, body: 'one' }]);
    await second.close();
  });

  it('is inspected: entries that are missing and pages that are damaged are told', async () => {
    const file = join(folder, 'hurt.db');
    const whole = openSqlite(file);
    for (let i = 0; i < 40; i++) {
      await whole.create({ id: `t${i}`, title: '', header: 'h'.repeat(3000) });
      await whole.append(`t${i}`, 0, 'x'.repeat(3000));
    }
    await whole.close();
    const db = new Database(file);
    db.exec("DELETE FROM entries WHERE id = 't7'");
    db.close();
    const short = openSqlite(file);
    expect(await short.inspect()).toEqual(['table t7 does not have all the entries it counts']);
    await short.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 5 * 4096);
    writeFileSync(file, bytes);
    const hurt = openSqlite(file);
    expect((await hurt.inspect()).length).toBeGreaterThan(0);
    await hurt.close();
  });

  it('shows what was confirmed to another program before it is closed', async () => {
    const file = join(folder, 'two.db');
    const writer = openSqlite(file);
    await writer.create({ id: 'a', title: 'A', header: 'h' });
    await writer.append('a', 0, 'one');
    const reader = openSqlite(file);
    expect(await reader.entries('a', 0)).toEqual([{ seq: 1, body: 'one' }]);
    expect(await reader.append('a', 0, 'other')).toBe('conflict');
    await reader.close();
    await writer.close();
  });
});
