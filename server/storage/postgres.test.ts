import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import { storageSuite } from '../testing/storage-suite.ts';
import type { Listener, Storage } from './storage.ts';

const troubles: Error[] = [];
const open = (url: string): Promise<Storage> =>
  openPostgres({ url, connections: 4, trouble: (error) => troubles.push(error) });

let database: TestDatabase;
let storage: Storage;
let other: Storage;
beforeAll(async () => {
  database = await testDatabase(async (url) => (await open(url)).close());
  [storage, other] = await Promise.all([open(database.url), open(database.url)]);
});
afterAll(async () => {
  await Promise.all([storage.close(), other.close()]);
  await database.drop();
});

storageSuite('PostgreSQL', async () => storage);

/** Collects what a storage hears and lets a test wait for it. */
function ear(on: Storage): { next(): Promise<string>; stop(): void } {
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  const hear = (text: string): void => {
    const first = waiting.shift();
    if (first) first(text);
    else heard.push(text);
  };
  const listener: Listener = {
    wake: (id, head) => hear(`wake ${id} ${head}`),
    signal: (id, text) => hear(`signal ${id} ${text}`),
    missed: () => hear('missed'),
  };
  const stop = on.listen(listener);
  return {
    next: () => {
      const first = heard.shift();
      return first === undefined ? new Promise((done) => waiting.push(done)) : Promise.resolve(first);
    },
    stop,
  };
}

describe('two processes on one PostgreSQL', () => {
  it('wakes the other, never itself, and passes signals on', async () => {
    await storage.create({ id: 'w', title: '', header: '' });
    const mine = ear(storage);
    const theirs = ear(other);
    expect(await mine.next()).toBe('missed');
    expect(await theirs.next()).toBe('missed');
    await storage.append('w', 0, 'one');
    expect(await theirs.next()).toBe('wake w 1');
    other.signal('w', 'ping');
    expect(await mine.next()).toBe('signal w ping');
    mine.stop();
    theirs.stop();
  });

  it('lets exactly one win a number', async () => {
    await storage.create({ id: 'race', title: '', header: '' });
    const said = await Promise.all(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? storage : other).append('race', 0, `by ${i}`)),
    );
    expect(said.filter((s) => s === 'ok')).toHaveLength(1);
    expect(await other.entries('race', 0)).toHaveLength(1);
  });

  it('survives the loss of every connection and says that it may have missed something', async () => {
    await storage.create({ id: 'cut', title: '', header: '' });
    const theirs = ear(other);
    await database.cutConnections();
    expect(await theirs.next()).toBe('missed');
    expect(troubles.length).toBeGreaterThan(0);
    expect(await storage.append('cut', 0, 'one')).toBe('ok');
    expect(await theirs.next()).toBe('wake cut 1');
    theirs.stop();
  });
});
