/** Messages on their way: to a service of the test's own, and to addresses that are closed. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { pushService, type PushService } from '../testing/push-service.ts';
import { keptVapid, vapidOf } from './vapid.ts';

let service: PushService;
beforeAll(async () => {
  service = await pushService();
  vi.stubEnv('HOLDOUT_PUSH_LOCAL', '1');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

const CONTACT = 'mailto:ann@example.org';
const troubles: string[] = [];
async function send(endpoint = service.subscription.endpoint): Promise<string> {
  const { Sender } = await import('./sender.ts');
  const vapid = vapidOf(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    CONTACT,
  );
  const sender = new Sender(
    vapid,
    () => 1_000_000,
    (error) => troubles.push(error.message),
  );
  return sender.send({ ...service.subscription, endpoint }, 'Your turn!');
}

describe('a message', () => {
  it('arrives, is read, and says who sent it', async () => {
    expect([await send(), troubles]).toEqual(['sent', []]);
    expect(service.read).toEqual(['Your turn!']);
    expect(service.claims).toEqual([
      {
        aud: new URL(service.subscription.endpoint).origin,
        exp: 1000 + 12 * 60 * 60,
        sub: CONTACT,
      },
    ]);
  });

  it('finds nobody there any more, fails, or is sent elsewhere: that is not followed', async () => {
    service.status = 410;
    expect(await send()).toBe('gone');
    service.status = 500;
    expect(await send()).toBe('failed');
    service.status = 307;
    expect(await send()).toBe('failed');
    expect(service.read).toHaveLength(4);
  });

  it('goes nowhere when the name stands for an address of this machine', async () => {
    expect(await send('https://localhost.localdomain/x')).toBe('failed');
    expect(await send('https://192.168.0.1/x')).toBe('failed');
    expect(service.read).toHaveLength(4);
  });
});

it('the key of the server is made once and kept with the tables', async () => {
  const storage = openSqlite(':memory:');
  const { key } = await keptVapid(storage, CONTACT);
  expect(key).toMatch(/^[\w-]{87}$/);
  expect((await keptVapid(storage, CONTACT)).key).toBe(key);
  expect((await keptVapid(openSqlite(':memory:'), CONTACT)).key).not.toBe(key);
});
