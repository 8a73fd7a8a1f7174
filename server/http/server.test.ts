/** The server over real HTTP and WebSockets, on this machine only. */
import { itemAt } from '@holdout/engine';
import type { MadeTable } from '@holdout/protocol';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { makeTableAt, postTable, testServer, type TestServer } from '../testing/server.ts';
import type { Server } from './server.ts';

let folder: string;
let server: Server;
let base: string;
let ws: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-server-'));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'client', 'index.html'), '<!doctype html>client');
  writeFileSync(join(folder, 'client', 'assets', 'a.js'), '1');
  ({ server, base, ws } = await start());
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const start = (): Promise<TestServer> =>
  testServer({
    storage: openSqlite(join(folder, 'tables.db')),
    origins: ['https://friends.example'],
    client: join(folder, 'client'),
  });

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  postTable(base, body, headers);
const make = (): Promise<MadeTable> => makeTableAt(base, SETUP);

describe('a table over the network', () => {
  it('is made, joined by link, played, left and found again', async () => {
    const made = await make();
    const ann = await new Page(ws, made.id, [itemAt(made.chairs, 0), made.host]).open();
    const bob = await new Page(ws, made.id, [itemAt(made.chairs, 1)]).open();
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await bob.do({ kind: 'sit', chair: 1, name: 'Bob' });
    for (let i = 0; i < 5; i++) expect((await ann.first()).t).toBe('done');
    await bob.until(() => bob.view?.seq === ann.view?.seq);
    expect(bob.view).toEqual(ann.view);
    await bob.cut();
    for (let i = 0; i < 3; i++) await ann.first();
    await bob.open();
    await bob.until(() => bob.view?.seq === ann.view?.seq);
    expect([bob.welcomes, bob.resumed]).toEqual([1, 1]);
    expect(bob.view).toEqual(ann.view);
    const file = await fetch(`${base}/api/tables/${made.id}/save`);
    expect(file.status).toBe(403);
    const own = await fetch(`${base}/api/tables/${made.id}/save`, {
      headers: { authorization: `Bearer ${made.host}` },
    });
    const again = await post({ title: 'Saturday', save: await own.text() });
    expect(again.status).toBe(201);
    await Promise.all([ann.cut(), bob.cut()]);
  });

  it('is found by four letters that only its host may ask for, and by trying only so often', async () => {
    const made = await make();
    const ask = (secret: string): Promise<Response> =>
      fetch(`${base}/api/tables/${made.id}/door`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      });
    expect((await ask(itemAt(made.chairs, 0))).status).toBe(403);
    const { code } = (await (await ask(made.host)).json()) as { code: string };
    const found = await fetch(`${base}/api/doors/${code}`);
    expect(await found.json()).toEqual({ table: made.id });
    expect((await fetch(`${base}/api/doors/nope`)).status).toBe(404);
    const tries = await Promise.all(
      Array.from({ length: LIMITS.doorBurst }, () => fetch(`${base}/api/doors/AAAA`)),
    );
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });

  it('is deleted by its host, not by a player or a stand-in, and gone for those who are there', async () => {
    const made = await make();
    const [first, second] = [itemAt(made.chairs, 0), itemAt(made.chairs, 1)];
    const ann = await new Page(ws, made.id, [first]).open();
    const bob = await new Page(ws, made.id, [second]).open();
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await ann.do({ kind: 'ask', at: ann.view?.at ?? 0, about: 'host', to: 0 });
    await ann.until(() => ann.you.host);
    const remove = (secret: string): Promise<Response> =>
      fetch(`${base}/api/tables/${made.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${secret}` },
      });
    for (const secret of [first, second, '']) {
      const reply = await remove(secret);
      expect([reply.status, await reply.json()]).toEqual([403, { refused: 'host.only' }]);
    }
    expect((await remove(made.host)).status).toBe(204);
    await Promise.all([ann, bob].map((page) => page.until(() => !page.isOpen)));
    expect([ann.bye, bob.bye]).toEqual(['table.unknown', 'table.unknown']);
    expect((await remove(made.host)).status).toBe(404);
    expect((await fetch(`${base}/api/tables/${made.id}`)).status).toBe(404);
  });

  it('is described without anything secret', async () => {
    const made = await make();
    const reply = await fetch(`${base}/api/tables/${made.id}`);
    const { changed, ...card } = (await reply.json()) as { changed: number };
    expect(changed).toBeGreaterThan(0);
    expect(card).toEqual({
      id: made.id,
      title: 'Friday',
      edition: 'classic',
      mission: '00',
      entries: 0,
      answers: 0,
      awaited: [0],
      yours: false,
      over: false,
      people: [],
      next: null,
    });
    const headers = { authorization: `Bearer ${made.chairs[0]}` };
    const mine = await fetch(`${base}/api/tables/${made.id}`, { headers });
    expect(await mine.json()).toMatchObject({ yours: true });
    expect((await fetch(`${base}/api/tables/${'x'.repeat(22)}`)).status).toBe(404);
    expect((await fetch(`${base}/api/tables/..%2f`)).status).toBe(404);
  });

  it('is refused with a code when the set-up is wrong', async () => {
    const reply = await post({ title: '', setup: { edition: 'chess' } });
    expect([reply.status, await reply.json()]).toEqual([
      422,
      { refused: 'setup.edition-unknown', at: 'chess' },
    ]);
    expect((await post({ setup: SETUP })).status).toBe(400);
    expect((await post({ title: '', save: '{}', setup: {} })).status).toBe(400);
    expect((await post({ title: '', save: 'x'.repeat(LIMITS.requestBytes) })).status).toBe(413);
  });
});

describe('pages', () => {
  it('of other sites are refused, over HTTP and WebSocket alike', async () => {
    expect((await post({ title: '', setup: SETUP }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ title: '', setup: SETUP }, { origin: base })).status).toBe(201);
    expect((await post({ title: '', setup: SETUP }, { origin: 'https://friends.example' })).status).toBe(201);
    const made = await make();
    const evil = await new Page(ws, made.id).open({ origin: 'https://evil.example' });
    expect(evil.errors.join()).toContain('403');
    const own = await new Page(ws, made.id).open({ origin: base });
    expect(own.welcomes).toBe(1);
    await own.cut();
  });

  it('come with a strict policy and the right caching', async () => {
    const page = await fetch(`${base}/t/anything`);
    expect(await page.text()).toContain('client');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = await fetch(`${base}/assets/a.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${base}/..%2f..%2fpackage.json`)).status).toBe(404);
  });
});

describe('sockets', () => {
  it('that send too much at once are closed', async () => {
    const socket = new WebSocket(ws);
    const code = await new Promise<number>((done) => {
      socket.on('open', () => socket.send('x'.repeat(LIMITS.messageBytes + 1)));
      socket.on('error', () => undefined);
      socket.on('close', done);
    });
    expect(code).toBe(1009);
  });

  it('that send bytes instead of text are refused', async () => {
    const socket = new WebSocket(ws);
    const said = await new Promise<string>((done) => {
      socket.on('open', () => socket.send(Buffer.from([1, 2, 3])));
      socket.on('message', (data: Buffer) => done(data.toString()));
    });
    expect(said).toBe('{"t":"no","refused":"message.shape"}');
    socket.terminate();
  });

  it('beyond the number of one address are turned away', async () => {
    const made = await make();
    const pages = await Promise.all(
      Array.from({ length: LIMITS.socketsPerAddress }, () => new Page(ws, made.id).open()),
    );
    expect(pages.every((p) => p.welcomes === 1)).toBe(true);
    const last = await new Page(ws, made.id).open();
    expect(last.bye).toBe('limit.sockets');
    await Promise.all([...pages, last].map((p) => p.cut()));
  });
});

describe('operations', () => {
  it('see health and numbers', async () => {
    await make();
    const health = await fetch(`${base}/health`);
    expect(await health.json()).toEqual({ ok: true, process: server.process });
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toMatch(/^holdout_tables_made_total [1-9]/m);
    expect(text).toMatch(/^holdout_live_tables \d+/m);
    const far = await fetch(`${base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(far.status).toBe(404);
  });

  it('stop cleanly: pages are told, nothing is lost, a new process is noticed', async () => {
    const first = await start();
    const made = await make();
    const ann = await new Page(first.ws, made.id, [itemAt(made.chairs, 0)]).open();
    await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await ann.first();
    await first.server.stop();
    await ann.until(() => !ann.isOpen);
    expect(ann.bye).toBe('server.stopping');
    const before = ann.view;
    const second = await start();
    const next = new Page(second.ws, made.id, [itemAt(made.chairs, 0)]);
    next.view = before;
    await next.open();
    expect([next.welcomes, next.resumed]).toEqual([1, 0]);
    expect({ ...next.view, process: '' }).toEqual({ ...before, process: '' });
    await second.server.stop();
  });
});
