/** The gallery over HTTP, on both storages: handed in, looked at by the host, shown, counted, taken out; whatever strangers send. */
import { EDITIONS } from '@holdout/editions';
import tenNights from '@holdout/editions/packs/ten-nights.json' with { type: 'json' };
import { itemAt, type Json } from '@holdout/engine';
import { orThrow, readText, type Shape } from '@holdout/protocol';
import { ADMIN_ADDRESS, adminView, type AdminWish } from '@holdout/protocol/admin';
import {
  adminPackAddress,
  GALLERY_ADDRESS,
  galleryDoor,
  galleryPackAddress,
  galleryPage,
  galleryPageAddress,
  galleryPlayedAddress,
  galleryState,
  galleryStateAddress,
  handedIn,
} from '@holdout/protocol/gallery';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { testDatabase, type TestDatabase } from '../testing/postgres.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import { examine } from './facts.ts';

const ADMIN = 'the secret of the host';

type Fields = { readonly [key: string]: Json };
const { missions } = JSON.parse(JSON.stringify(tenNights)) as { readonly missions: readonly Fields[] };
const [MISSION, OTHER] = [itemAt(missions, 0), itemAt(missions, 1)];
const packOf = (version: string, more: Fields = {}): string =>
  JSON.stringify({
    ...{ holdout: 'pack', format: 1, id: 'night-shift', name: 'Night Shift', author: 'Ann', version },
    missions: [MISSION],
    ...more,
  });

let database: TestDatabase;
const openDatabase = (url: string): Promise<Storage> =>
  openPostgres({ url, connections: 3, trouble: () => undefined });
beforeAll(async () => {
  database = await testDatabase(async (url) => (await openDatabase(url)).close());
});
afterAll(() => database.drop());

describe.each([
  ['SQLite', () => Promise.resolve(openSqlite(':memory:'))],
  ['PostgreSQL', () => openDatabase(database.url)],
] as const)('the gallery on %s', (_, open) => {
  let at: TestServer;
  beforeEach(async () => {
    at = await testServer({
      storage: await open(),
      gallery: true,
      adminSecret: ADMIN,
      examine: async (text) => examine(EDITIONS, text),
    });
  });
  afterEach(() => at.server.stop());

  const ask = async <T>(shape: Shape<T>, path: string, secret = ''): Promise<T> => {
    const reply = await fetch(at.base + path, { headers: { authorization: `Bearer ${secret}` } });
    return orThrow(readText(shape, await reply.text(), 'strict'));
  };
  const send = (path: string, body: object, secret = ''): Promise<Response> =>
    fetch(at.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    });
  const handIn = async (pack: string, id?: string, secret?: string) =>
    orThrow(
      readText(
        handedIn,
        await (await send(GALLERY_ADDRESS, { pack, ...(id ? { id } : {}) }, secret)).text(),
        'strict',
      ),
    );
  const refusedBy = async (reply: Promise<Response>): Promise<unknown> => {
    const said = (await (await reply).json()) as { refused?: unknown };
    return said.refused;
  };
  const wish = (what: AdminWish): Promise<Response> => send(ADMIN_ADDRESS, what, ADMIN);
  const shown = async (): Promise<readonly string[]> => {
    // The list is good for a moment; what this process has changed it knows at once.
    const { lines } = await ask(galleryPage, galleryPageAddress('new', 0));
    return lines.map((line) => `${line.name} ${line.version}`);
  };

  it('shows a pack when the host has approved it, each version by itself, and counts who plays it', async () => {
    expect(await ask(galleryDoor, GALLERY_ADDRESS)).toEqual({ open: true, packs: 0 });
    const { id, secret = '' } = await handIn(packOf('1.0'));
    expect(await shown()).toEqual([]);
    expect((await fetch(at.base + galleryPackAddress(id))).status).toBe(404);
    expect(await ask(galleryState, galleryStateAddress(id), secret)).toMatchObject({
      plays: 0,
      versions: [{ version: '1.0', state: 'waiting' }],
    });
    expect(await refusedBy(fetch(at.base + galleryStateAddress(id)))).toBe('gallery.not-yours');

    // The host reads the very file, and decides.
    const { gallery } = await ask(adminView, ADMIN_ADDRESS, ADMIN);
    expect(gallery).toMatchObject([{ id, version: '1.0', state: 'waiting', author: 'Ann' }]);
    const read = await fetch(at.base + adminPackAddress(id, '1.0'), {
      headers: { authorization: `Bearer ${ADMIN}` },
    });
    expect(await read.text()).toBe(packOf('1.0'));
    expect((await fetch(at.base + adminPackAddress(id, '1.0'))).status).toBe(403);
    expect((await send(ADMIN_ADDRESS, { do: 'approve', id, version: '1.0' })).status).toBe(403);
    expect((await wish({ do: 'approve', id, version: '1.0' })).status).toBe(200);
    expect(await shown()).toEqual(['Night Shift 1.0']);
    expect(await (await fetch(at.base + galleryPackAddress(id))).text()).toBe(packOf('1.0'));

    // A later version waits while the earlier one is shown; one the host refuses is never seen.
    expect((await send(GALLERY_ADDRESS, { pack: packOf('1.1'), id }, secret)).status).toBe(201);
    expect(await shown()).toEqual(['Night Shift 1.0']);
    await wish({ do: 'refuse', id, version: '1.1', said: 'No names of neighbours, please.' });
    expect((await ask(galleryState, galleryStateAddress(id), secret)).versions[1]).toMatchObject({
      state: 'refused',
      said: 'No names of neighbours, please.',
    });
    await handIn(packOf('1.2'), id, secret);
    await wish({ do: 'approve', id, version: '1.2' });
    expect(await shown()).toEqual(['Night Shift 1.2']);

    for (let n = 0; n < 3; n++) expect((await send(galleryPlayedAddress(id), {})).status).toBe(200);
    const { lines: counted } = await ask(galleryPage, galleryPageAddress('played', 0));
    expect(counted).toMatchObject([{ id, plays: 3, missions: ['The Corner Shop'], editions: ['classic'] }]);
    expect(JSON.stringify(counted)).not.toContain(secret);
    await wish({ do: 'remove', id });
    expect(await shown()).toEqual([]);
    expect((await fetch(at.base + galleryPackAddress(id))).status).toBe(404);
  });

  it('takes no version twice, so that what the host has read is what is shown', async () => {
    const { id, secret } = await handIn(packOf('2.0'));
    const again = (version: string, key = secret): Promise<unknown> =>
      refusedBy(send(GALLERY_ADDRESS, { pack: packOf(version, { name: 'Other' }), id }, key));
    expect(await again('2.0')).toBe('gallery.version');
    expect(await again('1.9.9')).toBe('gallery.version');
    expect(await again('2.1', 'somebody else')).toBe('gallery.not-yours');
    // A version that waits gives way to the next, and cannot be approved any more.
    expect(await again('2.0.1')).toBeUndefined();
    expect(await refusedBy(wish({ do: 'approve', id, version: '2.0' }))).toBe('gallery.unknown');
    await wish({ do: 'remove', id });
  });

  it('leaves nobody out of the credit', async () => {
    const { id } = await handIn(packOf('1.0'));
    await wish({ do: 'approve', id, version: '1.0' });
    const texts = { fr: { name: 'Le magasin' } };
    const fork = (more: Fields): string =>
      packOf('1.0', { id: 'mine', name: 'Mine', missions: [{ ...MISSION, id: 'X1', texts }], ...more });
    expect(await refusedBy(send(GALLERY_ADDRESS, { pack: fork({}) }))).toBe('gallery.credit');
    const after = [{ id: 'night-shift', name: 'Night Shift', author: 'Ann', version: '1.0' }];
    const mine = await handIn(fork({ after }));
    // Nor does a later version drop it, whatever is left of the mission.
    const bare = packOf('1.1', { id: 'mine', name: 'Mine', missions: [OTHER] });
    expect(await refusedBy(send(GALLERY_ADDRESS, { pack: bare, id: mine.id }, mine.secret))).toBe(
      'gallery.credit',
    );
    for (const one of [id, mine.id]) await wish({ do: 'remove', id: one });
  });

  it('takes nothing that is not sound, and says what is wrong', async () => {
    const reply = await send(GALLERY_ADDRESS, { pack: packOf('1.0', { name: '<b>' }) });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toEqual({ refused: 'gallery.pack', at: 'pack.markup name' });
    for (const pack of [
      '',
      '{',
      '[]',
      'null',
      packOf('1.0', { missions: [{ ...MISSION, win: 'nonsense' }] }),
    ])
      expect(await refusedBy(send(GALLERY_ADDRESS, { pack }))).toBe('gallery.pack');
    expect(await refusedBy(send(GALLERY_ADDRESS, { pack: 'x'.repeat(600_001) }))).toBe('gallery.full');
    for (const body of [{}, { pack: 7 }, { pack: packOf('1.0'), id: 'x' }, { pack: packOf('1.0'), more: 1 }])
      expect(await refusedBy(send(GALLERY_ADDRESS, body))).toBe('message.shape');
    const nobody = 'q3Xw0Tn7Z1yP5cVb8LkR2A';
    expect(await refusedBy(send(GALLERY_ADDRESS, { pack: packOf('1.0'), id: nobody }))).toBe(
      'gallery.unknown',
    );
    expect((await send(galleryPlayedAddress(nobody), {})).status).toBe(404);
    expect((await wish({ do: 'approve', id: nobody, version: '1.0' })).status).toBe(404);
    expect(await shown()).toEqual([]);
  });
});

it('is not there unless the host has switched it on', async () => {
  const at = await testServer({ storage: openSqlite(':memory:'), adminSecret: ADMIN });
  const door = await fetch(at.base + GALLERY_ADDRESS);
  expect(orThrow(readText(galleryDoor, await door.text(), 'strict'))).toEqual({ open: false, packs: 0 });
  for (const path of [galleryPageAddress('new', 0), galleryPackAddress('q3Xw0Tn7Z1yP5cVb8LkR2A')])
    expect((await fetch(at.base + path)).status).toBe(404);
  const headers = { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' };
  const seen = await (await fetch(at.base + ADMIN_ADDRESS, { headers })).text();
  expect(orThrow(readText(adminView, seen, 'strict')).gallery).toBeNull();
  const approving = JSON.stringify({ do: 'remove', id: 'q3Xw0Tn7Z1yP5cVb8LkR2A' });
  const deed = { method: 'POST', headers, body: approving };
  expect((await fetch(at.base + ADMIN_ADDRESS, deed)).status).toBe(404);
  const body = JSON.stringify({ pack: packOf('1.0') });
  expect((await fetch(at.base + GALLERY_ADDRESS, { method: 'POST', headers, body })).status).toBe(404);
  await at.server.stop();
});

it('examines in a thread of its own', async () => {
  const { examiner } = await import('./examiner.ts');
  const look = examiner();
  const [sound, spoilt] = await Promise.all([look(packOf('1.0')), look('{')]);
  expect(sound).toEqual(examine(EDITIONS, packOf('1.0')));
  expect(spoilt).toEqual({ problem: { code: 'pack.not-json', at: '' } });
});
