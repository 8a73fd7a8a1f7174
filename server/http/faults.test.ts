/** Faults that do happen: a full disk, a database that goes away and comes back, a page that does not read. */
import { itemAt } from '@holdout/engine';
import { PROTOCOL, type MadeTable } from '@holdout/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { ownPostgres } from '../testing/postgres-process.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { makeTableAt, postTable, testServer, type TestServer } from '../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function seated(ws: string, made: MadeTable): Promise<{ ann: Page; bob: Page; asked(): Page }> {
  const ann = await new Page(ws, made.id, [itemAt(made.chairs, 0), made.host]).open();
  const bob = await new Page(ws, made.id, [itemAt(made.chairs, 1)]).open();
  await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
  await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
  await ann.until(() => ann.view?.seq === bob.view?.seq);
  return { ann, bob, asked: () => (ann.isAsked ? ann : bob) };
}

const level = (a: Page, b: Page): Promise<void> => b.until(() => a.view?.seq === b.view?.seq);

/** Everybody knows the same, and a newcomer is told the same. */
async function expectLevel({ ws }: TestServer, made: MadeTable, pages: readonly Page[]): Promise<void> {
  const fresh = await new Page(ws, made.id).open();
  for (const page of pages) {
    await page.until(() => page.view?.seq === fresh.view?.seq);
    expect(page.view).toEqual(fresh.view);
  }
  await fresh.cut();
}

describe('a full disk', () => {
  it('refuses what it cannot store, shows what there is, and goes on when there is room again', async () => {
    const storage = openSqlite(join(folder, 'full.db'), { mostBytes: 200_000 });
    const at = await testServer({ storage });
    const made = await makeTableAt(at.base, SETUP);
    const { ann, bob, asked } = await seated(at.ws, made);
    await storage.create({ id: 'ballast', title: '', header: '' });
    const fill = async (): Promise<void> => {
      for (let n = 0; ; n++) await storage.append('ballast', n, 'x'.repeat(1000));
    };
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });

    // A few more answers fit into the page that the table has begun.
    let said = await asked().first();
    for (; said.t === 'done'; said = await asked().first()) await level(ann, bob);
    expect(said.refused).toBe('storage.failed');
    let status = 201;
    while (status === 201) ({ status } = await postTable(at.base, { title: '', setup: SETUP }));
    expect(status).toBe(503);
    await expectLevel(at, made, [ann, bob]);
    const ready = await fetch(`${at.base}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ok: false, why: 'storage' }]);
    expect((await fetch(`${at.base}/health/live`)).status).toBe(200);

    await storage.forget('ballast');
    expect((await fetch(`${at.base}/health`)).status).toBe(200);
    const head = ann.view?.seq ?? 0;
    expect(await asked().first()).toMatchObject({ t: 'done', seq: head + 1 });
    await expectLevel(at, made, [ann, bob]);
    expect((await storage.read(made.id))?.head).toBe(head + 1);
    await Promise.all([ann.cut(), bob.cut()]);
    await at.server.stop();
  });
});

describe('a storage that is damaged when the server starts', () => {
  it('lets it serve what can be read, and sends visitors elsewhere', async () => {
    const storage = openSqlite(':memory:');
    const at = await testServer({ storage: { ...storage, inspect: async () => ['page 7'] } });
    const ready = await fetch(`${at.base}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ok: false, why: 'damaged' }]);
    const made = await makeTableAt(at.base, SETUP);
    expect((await new Page(at.ws, made.id).open()).view?.game).not.toBeNull();
    await at.server.stop();
  });
});

describe('a database that goes away and comes back', () => {
  it('costs refusals, and not an answer that was acknowledged', async () => {
    const home = mkdtempSync(join(tmpdir(), 'holdout-faults-postgres-'));
    const database = await ownPostgres(home);
    const storage = await openPostgres({ url: database.url, connections: 3, trouble: () => undefined });
    const at = await testServer({ storage });
    const made = await makeTableAt(at.base, SETUP);
    const { ann, bob, asked } = await seated(at.ws, made);
    for (let i = 0; i < 5; i++) {
      expect((await asked().first()).t).toBe('done');
      await level(ann, bob);
    }
    const before = ann.view;

    await database.stop();
    expect(await asked().first()).toMatchObject({ t: 'no', refused: 'storage.failed' });
    expect(await ann.do({ kind: 'bot', chair: 0 })).toMatchObject({ refused: 'storage.failed' });
    expect((await fetch(`${at.base}/health`)).status).toBe(503);
    expect((await postTable(at.base, { title: '', setup: SETUP })).status).toBe(503);
    const early = await new Page(at.ws, made.id, [itemAt(made.chairs, 1)]).open();
    expect([early.bye, early.welcomes]).toEqual(['storage.failed', 0]);
    expect(ann.view).toEqual(before);

    await database.start();
    expect((await fetch(`${at.base}/health`)).status).toBe(200);
    expect(await asked().first()).toMatchObject({ t: 'done', seq: (before?.seq ?? 0) + 1 });
    await expectLevel(at, made, [ann, bob]);
    await Promise.all([ann.cut(), bob.cut()]);
    await at.server.stop();
    await database.stop();
    rmSync(home, { recursive: true });
  });
});

describe('a page that does not read', () => {
  it('is cut off, holds nobody up, and finds everything when it comes back', async () => {
    // Lines so long that a few of them are more than the network itself takes in.
    const limits = { chat: 200_000, messageBytes: 500_000, talkBurst: 1000, waitingBytes: 500_000 };
    const env = { HOLDOUT_DATA: join(folder, 'slow'), HOLDOUT_LIMITS: JSON.stringify(limits) };
    const server = await startServerProcess(env);
    const made = await makeTableAt(server.base, SETUP);
    const { ann, bob } = await seated(server.ws, made);
    const slow = new WebSocket(server.ws);
    const closed = new Promise((done) => slow.once('close', done));
    await new Promise((done) => slow.once('open', done));
    slow.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: made.id, secrets: [] }));
    await new Promise((done) => slow.once('message', done));
    slow.pause();

    const sockets = async (): Promise<number> =>
      Number(/^holdout_sockets (\d+)$/m.exec(await (await fetch(`${server.base}/metrics`)).text())?.[1]);
    expect(await sockets()).toBe(3);
    let lines = 0;
    for (; lines < 200 && (await sockets()) === 3; lines++)
      expect((await ann.do({ kind: 'chat', text: `${lines} ${'x'.repeat(190_000)}` })).t).toBe('done');
    expect(await sockets()).toBe(2);
    await bob.until(() => bob.view?.seq === ann.view?.seq);
    expect(bob.view?.chat).toHaveLength(lines);
    slow.resume();
    await closed;

    // What it missed is more than may wait for a page here, so it tries again as the client does until it is all in.
    const again = new Page(server.ws, made.id);
    await expect.poll(async () => (await again.open()).view?.seq, { timeout: 30_000 }).toBe(ann.view?.seq);
    expect(again.view).toEqual(ann.view);
    await Promise.all([ann, bob, again].map((p) => p.cut()));
    expect(await server.stop()).toBe(0);
  });
});
