/** From an answer at the table to the browser of whoever is next, and what follows when nobody is there any more. */
import { itemAt, leading } from '@holdout/engine';
import { PUSH_ADDRESS, pushKey, orThrow, readText } from '@holdout/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { SETUP } from '../testing/hall.ts';
import { Page } from '../testing/page.ts';
import { pushService, type PushService } from '../testing/push-service.ts';
import { makeTableAt, testServer, type TestServer } from '../testing/server.ts';

const storage = openSqlite(':memory:');
let at: TestServer;
let service: PushService;
beforeAll(async () => {
  vi.stubEnv('HOLDOUT_PUSH_LOCAL', '1');
  service = await pushService();
  at = await testServer({ storage });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await at.server.stop();
  await service.close();
});

it('calls whoever is next and not there, and forgets a browser that is gone', async () => {
  const { key } = orThrow(readText(pushKey, await (await fetch(at.base + PUSH_ADDRESS)).text(), 'strict'));
  expect(key).toHaveLength(87);
  const made = await makeTableAt(at.base, SETUP);
  const [ann, bob] = leading(
    [0, 1].map((chair) => new Page(at.ws, made.id, [itemAt(made.chairs, chair)])),
    2,
  );
  for (const [chair, page] of [ann, bob].entries()) {
    await page.open();
    await page.do({ kind: 'sit', chair, name: `P${chair}` });
  }
  await bob.do({ kind: 'bell', chair: 1, ...service.subscription, words: 'Your turn!' });
  await bob.cut();
  const asked = (): boolean => ann.view?.game?.answerers.includes(1) ?? false;
  for (let n = 0; n < 200 && !asked(); n++) await ann.first();
  await expect.poll(() => service.read).toEqual([JSON.stringify({ table: made.id, words: 'Your turn!' })]);
  expect(itemAt(service.claims, 0).aud).toBe(new URL(service.subscription.endpoint).origin);

  // It is Ann's turn again, then Bob's, whose browser is not there any more.
  service.status = 410;
  await bob.open();
  const before = ann.view?.seq ?? 0;
  while (bob.isAsked) await bob.first();
  await ann.until(() => (ann.view?.seq ?? 0) > before && !asked());
  await bob.cut();
  for (let n = 0; n < 400 && !asked(); n++) await ann.first();
  await expect.poll(() => service.read.length).toBe(2);
  const kinds = async (): Promise<string[]> =>
    (await storage.entries(made.id, 0)).map(({ body }) => (JSON.parse(body) as { kind: string }).kind);
  await expect.poll(kinds).toContain('unbell');
  await ann.cut();
});
