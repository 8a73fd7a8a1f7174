/** What hosts of a server ask of it: metrics, bans, limits of all processes, the admin's interface, drain, proxies. */
import { itemAt, leading } from '@holdout/engine';
import { readValue, type Command } from '@holdout/protocol';
import { adminTable, adminView } from '@holdout/protocol/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Listener, Storage } from '../storage/storage.ts';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { makeTableAt, postTable, testServer, type TestServer } from '../testing/server.ts';
import { Gate } from './gate.ts';

const TOKEN = 'a-token-for-scrapers';
const SECRET = 'the-admin-of-this-server';
const bearer = (secret: string): Record<string, string> => ({ authorization: `Bearer ${secret}` });
interface Line {
  readonly msg: string;
  readonly address?: string;
}
const said: Line[] = [];

let at: TestServer;
beforeAll(async () => {
  at = await testServer({
    storage: openSqlite(':memory:'),
    metricsToken: TOKEN,
    adminSecret: SECRET,
    custom: false,
    proxies: ['10.0.0.1'],
    logger: { level: 'warn', stream: { write: (line) => void said.push(JSON.parse(line) as Line) } },
  });
});
afterAll(() => at.server.stop());

const ask = (path: string, secret = SECRET): Promise<Response> =>
  fetch(at.base + path, { headers: bearer(secret) });
const wish = (body: object, secret = SECRET): Promise<Response> =>
  fetch(`${at.base}/api/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(secret) },
    body: JSON.stringify(body),
  });

async function seated(): Promise<{ id: string; ann: Page }> {
  const made = await makeTableAt(at.base, SETUP);
  const ann = await new Page(at.ws, made.id, [itemAt(made.chairs, 0), made.host]).open();
  await ann.do({ kind: 'sit', chair: 0, name: 'Ann' });
  return { id: made.id, ann };
}

describe('metrics', () => {
  it('are for this machine, and from elsewhere for whoever shows the token', async () => {
    const far = { 'x-forwarded-for': '203.0.113.5' };
    const statuses = [{}, far, { ...far, ...bearer('wrong') }, { ...far, ...bearer(TOKEN) }].map(
      async (headers) => (await fetch(`${at.base}/metrics`, { headers })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 200]);
  });

  it('tell how long answers, writes and blocks took, and how much is stored', async () => {
    const { ann } = await seated();
    await ann.first();
    const text = await (await fetch(`${at.base}/metrics`)).text();
    const number = (name: string): number =>
      Number(new RegExp(`^holdout_${name} (.+)$`, 'm').exec(text)?.[1]);
    expect(number('answer_seconds_count')).toBeGreaterThan(0);
    expect(number('answer_seconds_bucket{le="\\+Inf"}')).toBe(number('answer_seconds_count'));
    expect(number('write_seconds_count')).toBeGreaterThan(1);
    expect(number('loop_block_seconds_sum')).toBeGreaterThanOrEqual(0);
    expect(number('storage_bytes')).toBeGreaterThan(4096);
    expect(number('stored_tables')).toBeGreaterThan(0);
    await ann.cut();
  });
});

describe('a proxy that nobody has named', () => {
  it('is told of, once', async () => {
    for (let i = 0; i < 3; i++)
      await fetch(`${at.base}/health/live`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    const told = said.filter(({ msg }) => msg.includes('TRUST_PROXY'));
    expect(told).toMatchObject([{ address: '127.0.0.1' }]);
  });
});

describe('a server without things of the players’ own', () => {
  it('takes games of the box, and no file, mission, sheet or pack', async () => {
    const [amy = ''] = itemAt(SETUP.seats, 0);
    const bodies = [
      { title: '', setup: { ...SETUP, mission: { id: 'own' } } },
      { title: '', setup: { ...SETUP, sheets: { [amy]: {} } } },
      { title: '', setup: { ...SETUP, pack: { id: 'own', cards: [] } } },
      { title: '', save: '{}' },
    ];
    for (const body of bodies) {
      const reply = await postTable(at.base, body);
      expect([reply.status, await reply.json()]).toEqual([422, { refused: 'custom.forbidden' }]);
    }
    expect((await postTable(at.base, { title: '', setup: SETUP })).status).toBe(201);
  });
});

describe('whoever runs the server', () => {
  it('shows a secret, and is nobody without it', async () => {
    expect((await ask('/api/admin', 'x'.repeat(24))).status).toBe(403);
    expect((await fetch(`${at.base}/api/admin`)).status).toBe(403);
    expect((await wish({ do: 'lift', network: 'x' }, 'wrong')).status).toBe(403);
    expect((await wish({ do: 'dance' })).status).toBe(400);
    const none = await testServer({ storage: openSqlite(':memory:') });
    expect((await fetch(`${none.base}/api/admin`, { headers: bearer('') })).status).toBe(404);
    await none.server.stop();
  });

  it('sees what is going on, without seeds and secrets', async () => {
    const { id, ann } = await seated();
    await ann.do({ kind: 'chat', text: 'hello' } satisfies Command);
    const view = await (await ask('/api/admin')).text();
    const read = readValue(adminView, JSON.parse(view), 'strict');
    if (!('value' in read)) throw new Error(read.fault.at);
    expect(read.value.tables[0]).toMatchObject({ id, edition: 'classic', sockets: 1, closed: false });
    expect(read.value.addresses).toEqual([{ network: '127.0.0.1', sockets: 1 }]);
    const table = await (await ask(`/api/admin/tables/${id}`)).text();
    const told = readValue(adminTable, JSON.parse(table), 'strict');
    expect(told).toMatchObject({
      value: { chairs: [{ name: 'Ann', here: true }, {}], chat: [{ text: 'hello' }] },
    });
    for (const text of [view, table]) expect(text).not.toMatch(/seed|salt|hash|secret/);
    expect((await ask(`/api/admin/tables/${'x'.repeat(22)}`)).status).toBe(404);
    await ann.cut();
  });

  it('closes, opens, hides, gives the host another link, forgets', async () => {
    const { id, ann } = await seated();
    await ann.do({ kind: 'chat', text: 'nasty' });
    await wish({ do: 'hide', table: id, line: ann.view?.chat[0]?.seq ?? 0 });
    await ann.until(() => ann.view?.chat.length === 0);
    await wish({ do: 'close', table: id });
    await ann.until(() => ann.view?.closed === true);
    expect(await ann.first()).toMatchObject({ refused: 'table.closed' });
    await wish({ do: 'open', table: id });
    await ann.until(() => ann.view?.closed === undefined);
    const { secret } = (await (await wish({ do: 'host', table: id })).json()) as { secret: string };
    const host = await new Page(at.ws, id, [secret]).open();
    await host.until(() => host.you.host);
    expect((await ann.do({ kind: 'title', title: 'x' })).t).toBe('no');
    expect((await wish({ do: 'forget', table: id })).status).toBe(200);
    await ann.until(() => !ann.isOpen);
    expect(ann.bye).toBe('table.unknown');
    expect((await wish({ do: 'forget', table: id })).status).toBe(404);
    await host.cut();
  });

  it('shuts an address out and lets it in again, itself never', async () => {
    const { id, ann } = await seated();
    expect((await wish({ do: 'ban', address: 'nobody', why: '' })).status).toBe(400);
    await wish({ do: 'ban', address: '127.0.0.1', why: 'noise' });
    await ann.until(() => !ann.isOpen);
    expect(ann.bye).toBe('address.banned');
    expect((await fetch(`${at.base}/api/tables/${id}`)).status).toBe(403);
    expect(await (await ask('/api/admin')).json()).toMatchObject({
      bans: [{ network: '127.0.0.1', why: 'noise' }],
    });
    await wish({ do: 'lift', network: '127.0.0.1' });
    expect((await fetch(`${at.base}/api/tables/${id}`)).status).toBe(200);
  });
});

describe('several processes', () => {
  /** Storages that hear each other, as those of one database do. */
  function shared(): () => Storage {
    const one = openSqlite(':memory:');
    const listeners = new Map<Storage, Listener>();
    return () => {
      const storage: Storage = {
        ...one,
        signal(id, text) {
          for (const [of, listener] of listeners) if (of !== storage) listener.signal(id, text);
        },
        listen(listener) {
          listeners.set(storage, listener);
          return () => listeners.delete(storage);
        },
      };
      return storage;
    };
  }

  it('count together what an address uses up, and forget a process that is gone', async () => {
    const open = shared();
    let clock = 0;
    const trouble = (error: Error): void => expect.fail(error.message);
    const [a, b] = leading(
      ['a', 'b'].map((name) => new Gate(open(), name, () => clock, trouble)),
      2,
    );
    const ann = '203.0.113.9';
    for (let i = 0; i < LIMITS.createBurst; i++) expect(a.creating.take(ann)).toBe(true);
    a.sockets.add(ann, 1);
    a.share();
    expect(b.creating.take(ann)).toBe(false);
    expect(b.creating.take('203.0.113.10')).toBe(true);
    expect([b.sockets.of(ann), b.sockets.total]).toEqual([1, 0]);
    clock += LIMITS.createEveryMs;
    expect(b.creating.take(ann)).toBe(true);
    clock += LIMITS.processMs;
    b.share();
    expect(b.sockets.of(ann)).toBe(0);
    for (let i = 0; i < 200; i++) a.asking.take(`203.0.${i}.1`);
    a.share();
    for (let i = 1; i < LIMITS.requestBurst; i++) b.asking.take('203.0.199.1');
    expect(b.asking.take('203.0.199.1')).toBe(false);
    await a.bans.add(ann, '');
    await new Promise(setImmediate);
    expect(b.bans.has(ann)).toBe(true);
    a.stop();
    b.stop();
  });
});

describe('a server that is to stop', () => {
  it('is not ready any more while it still serves, and then says goodbye', async () => {
    const going = await testServer({ storage: openSqlite(':memory:'), drainMs: 300 });
    const made = await makeTableAt(going.base, SETUP);
    const ann = await new Page(going.ws, made.id, [itemAt(made.chairs, 0)]).open();
    const stopped = going.server.stop();
    expect(await (await fetch(`${going.base}/health/ready`)).json()).toMatchObject({
      ok: false,
      why: 'stopping',
    });
    expect((await ann.do({ kind: 'sit', chair: 0, name: 'Ann' })).t).toBe('done');
    await stopped;
    expect(ann.bye).toBe('server.stopping');
  });
});
