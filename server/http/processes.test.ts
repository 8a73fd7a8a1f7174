/** Two server processes on one PostgreSQL, with players of one table on both. */
import { addTo, itemAt } from '@holdout/engine';
import type { MadeTable } from '@holdout/protocol';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { balance } from '../testing/balancer.ts';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { makeTableAt } from '../testing/server.ts';

const open = (url: string): Promise<Storage> =>
  openPostgres({ url, connections: 2, trouble: () => undefined });

let folder: string;
let database: TestDatabase;
let servers: ServerProcess[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-processes-'));
  database = await testDatabase(async (url) => (await open(url)).close());
  const env = { DATABASE_URL: database.url, HOLDOUT_DATA: folder };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((s) => s.kill()));
  await database.drop();
  rmSync(folder, { recursive: true });
}, 60_000);

const level = (a: Page, b: Page): Promise<unknown> =>
  Promise.all([a, b].map((p) => p.until(() => p.view?.seq === Math.max(a.view?.seq ?? 0, b.view?.seq ?? 0))));

const shared = (p: Page): unknown => ({ ...p.view, process: '' });

async function seated(): Promise<{ made: MadeTable; ann: Page; bob: Page }> {
  const made = await makeTableAt(itemAt(servers, 0).base, SETUP);
  const ann = await new Page(itemAt(servers, 0).ws, made.id, [itemAt(made.chairs, 0), made.host]).open();
  const bob = await new Page(itemAt(servers, 1).ws, made.id, [itemAt(made.chairs, 1)]).open();
  await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
  await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
  await level(ann, bob);
  return { made, ann, bob };
}

describe('two processes', () => {
  it('let players of one table play on both, and tell both the same', async () => {
    const { ann, bob } = await seated();
    const answered = [0, 0];
    for (let i = 0; i < 40; i++) {
      const [page, other] = ann.isAsked ? [ann, bob] : [bob, ann];
      const [said, chat] = await Promise.all([page.first(), other.do({ kind: 'chat', text: `${i}` })]);
      expect(said.t).toBe('done');
      addTo(answered, page === ann ? 0 : 1, 1);
      if (i < 10) expect(chat.t).toBe('done');
      await level(ann, bob);
    }
    expect(shared(bob)).toEqual(shared(ann));
    expect(Math.min(...answered)).toBeGreaterThan(5);
    await ann.cut();
    await bob.cut();
  });

  it('take one of two answers to the same decision', async () => {
    const { made, ann, bob } = await seated();
    const rival = await new Page(itemAt(servers, 1).ws, made.id, [itemAt(made.chairs, 0)]).open();
    for (let i = 0; i < 8; i++) {
      await Promise.all([level(ann, rival), level(ann, bob)]);
      const said = await Promise.all([ann.first(), rival.first()]);
      expect(said.filter((s) => s.t === 'done')).toHaveLength(1);
      expect(said.filter((s) => s.t === 'no' && s.refused === 'answer.stale')).toHaveLength(1);
    }
    await Promise.all([ann, bob, rival].map((p) => p.cut()));
  });

  it('pass marks on, and revoke a link everywhere', async () => {
    const { ann, bob } = await seated();
    ann.send(JSON.stringify({ t: 'mark', kind: 'ping', at: 0, ids: ['S1'] }));
    await bob.until(() => bob.marks.length === 1);
    expect(bob.marks).toEqual([{ t: 'mark', chair: 0, kind: 'ping', at: 0, ids: ['S1'] }]);
    await ann.do({ kind: 'free', chair: 1 });
    await bob.until(() => bob.you.chairs.length === 0);
    expect(await bob.do({ kind: 'sit', chair: 1, name: 'Bob' })).toMatchObject({
      refused: 'chair.not-yours',
    });
    await ann.cut();
    await bob.cut();
  });

  it('stand behind a balancer that sends every connection elsewhere', async () => {
    const balancer = await balance(servers.map((s) => Number(new URL(s.base).port)));
    const made = await makeTableAt(balancer.base, SETUP);
    const ann = await new Page(balancer.ws, made.id, [itemAt(made.chairs, 0)]).open();
    const bob = await new Page(balancer.ws, made.id, [itemAt(made.chairs, 1)]).open();
    expect(ann.view?.process).not.toBe(bob.view?.process);
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    for (let i = 0; i < 10; i++) {
      await level(ann, bob);
      expect((await (ann.isAsked ? ann : bob).first()).t).toBe('done');
      // Whoever was just served comes back, to the other process: with all there is, and nothing twice.
      const page = i % 2 ? ann : bob;
      const before = page.view?.process;
      const known = page.view?.seq ?? 0;
      do {
        await page.cut();
        await page.open();
        expect(page.view?.seq).toBeGreaterThanOrEqual(known);
      } while (page.view?.process === before);
    }
    await level(ann, bob);
    expect(shared(bob)).toEqual(shared(ann));
    await Promise.all([ann.cut(), bob.cut()]);
    await balancer.close();
  });

  it('survive the sudden death of one: the player goes on at the other', async () => {
    const { made, ann, bob } = await seated();
    await ann.first();
    await level(ann, bob);
    const before = bob.view;
    await itemAt(servers, 1).kill();
    await bob.until(() => !bob.isOpen);
    await ann.first();
    const again = new Page(itemAt(servers, 0).ws, made.id, [itemAt(made.chairs, 1)]);
    again.view = before;
    await again.open();
    expect([again.welcomes, again.resumed]).toEqual([1, 0]);
    await level(ann, again);
    expect(shared(again)).toEqual(shared(ann));
    await again.do({ kind: 'chat', text: 'still here' });
    await level(ann, again);
    expect(ann.view?.chat.at(-1)?.text).toBe('still here');
    await Promise.all([ann, again].map((p) => p.cut()));
    expect(await itemAt(servers, 0).stop()).toBe(0);
  });
});
