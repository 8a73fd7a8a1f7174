/** Backups on a schedule, forgetting by age, a look at the storage: with a clock of the test's own. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { backUp, backUpIfDue } from './backups.ts';
import { forgetOld } from './retention.ts';
import { Upkeep } from './upkeep.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let folder: string;
let clock: number;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-upkeep-'));
  clock = 100 * DAY;
  storage = openSqlite(':memory:', { now: () => clock });
  await storage.create({ id: 'a', title: 'A', header: 'h' });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('backups on a schedule', () => {
  const wish = (): Parameters<typeof backUpIfDue>[1] => ({
    folder: join(folder, 'b'),
    everyMs: 6 * HOUR,
    kept: 2,
  });
  const names = (): string[] => readdirSync(join(folder, 'b'));
  const due = async (): Promise<string | undefined> => {
    const file = await backUpIfDue((copy) => backUp(storage, copy), wish(), clock);
    // The disk has a clock of its own.
    if (file !== undefined) utimesSync(file, clock / 1000, clock / 1000);
    return file;
  };

  it('are made when the last one is old enough, and only so many stay', async () => {
    const first = await due();
    expect(readFileSync(first ?? '', 'utf8')).toContain('"end":1');
    expect(statSync(first ?? '').mode & 0o777).toBe(0o600);
    clock += 5 * HOUR;
    expect(await due()).toBeUndefined();
    for (let i = 0; i < 3; i++) {
      clock += 6 * HOUR;
      expect(await due()).toBeDefined();
    }
    expect(names()).toHaveLength(2);
    expect(names().map((name) => join(folder, 'b', name))).not.toContain(first);
  });

  it('leave other files alone, and clear away one that was broken off', async () => {
    await due();
    writeFileSync(join(folder, 'b', 'mine.txt'), '');
    writeFileSync(join(folder, 'b', 'holdout-1970-01-01T00-00-00-000Z.jsonl.part'), '');
    clock += DAY;
    await due();
    clock += DAY;
    await due();
    expect(names()).toHaveLength(3);
    expect(names()).toContain('mine.txt');
  });
});

describe('tables by age', () => {
  it('are forgotten when nobody wrote to them for so long, however many they are', async () => {
    for (let i = 0; i < 120; i++) await storage.create({ id: `old${i}`, title: '', header: '' });
    clock += 9 * DAY;
    await storage.append('a', 0, 'one');
    clock += 2 * DAY;
    expect(await forgetOld(storage, 10 * DAY, clock)).toBe(120);
    expect(await storage.ids('', 9)).toEqual(['a']);
  });
});

describe('upkeep', () => {
  const upkeepOf = (of: Storage, said: unknown[], config: object = {}): Upkeep =>
    new Upkeep({
      storage: of,
      copy: (file) => backUp(of, file),
      config: { keepMs: undefined, backups: undefined, ...config },
      now: () => clock,
      say: (what, about) => said.push([what, about]),
      trouble: (error) => said.push(error.message),
      doubt: (why) => said.push(why),
    });

  it('says what it did, and forgets nothing unless it is told to', async () => {
    const said: unknown[] = [];
    clock += 100 * DAY;
    const idle = upkeepOf(storage, said);
    idle.begin();
    await idle.stop();
    expect([said, await storage.count()]).toEqual([[], 1]);
    const busy = upkeepOf(storage, said, { keepMs: DAY });
    busy.begin();
    await busy.stop();
    expect(said).toEqual([['forgotten for their age', { tables: 1 }]]);
  });

  it('goes on when one part of it fails', async () => {
    const said: unknown[] = [];
    clock += 100 * DAY;
    writeFileSync(join(folder, 'file'), '');
    const upkeep = upkeepOf(storage, said, {
      keepMs: DAY,
      backups: { folder: join(folder, 'file'), everyMs: 1, kept: 1 },
    });
    upkeep.begin();
    await upkeep.stop();
    expect(said).toEqual([expect.stringContaining('EEXIST'), ['forgotten for their age', { tables: 1 }]]);
  });

  it('tells of a storage that is damaged', async () => {
    const said: unknown[] = [];
    const upkeep = upkeepOf({ ...storage, inspect: async () => ['page 7'] }, said);
    await upkeep.inspect();
    await upkeep.stop();
    expect(said).toEqual([['the storage is damaged', { faults: ['page 7'] }], 'damaged']);
  });
});
