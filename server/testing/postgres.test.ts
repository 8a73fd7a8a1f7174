/** The launcher of the test PostgreSQL: what a killed run leaves behind does no harm. */
import { itemAt } from '@holdout/engine';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive, postmasterOf, readReady } from './postgres-home.ts';
import { testDatabase } from './postgres.ts';

const home = mkdtempSync(join(tmpdir(), 'holdout-launcher-'));
afterAll(async () => {
  // Nobody needs it any more: it stops by itself.
  rmSync(join(home, 'leases'), { recursive: true });
  while (existsSync(join(home, 'data'))) await pause(50);
  expect(readReady(home)).toBeUndefined();
  rmSync(home, { recursive: true });
}, 60_000);

const nothing = async (): Promise<void> => undefined;

async function ask(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.end();
  return itemAt(rows, 0).name;
}

describe('the test PostgreSQL', () => {
  it('is shared, and gives a database to each', async () => {
    const [a, b] = await Promise.all([testDatabase(nothing, home), testDatabase(nothing, home)]);
    expect(await ask(a.url)).not.toBe(await ask(b.url));
    expect(new URL(a.url).port).toBe(new URL(b.url).port);
    expect(new URL(a.url).hostname).toBe('127.0.0.1');
  });

  it('is used again when a kill has left it without a keeper', async () => {
    const orphan = postmasterOf(home) ?? 0;
    const keeper = readReady(home)?.keeper ?? 0;
    process.kill(keeper, 'SIGKILL');
    while (readReady(home)) await pause(20);
    expect(isAlive(orphan)).toBe(true);
    const again = await testDatabase(nothing, home);
    expect(await ask(again.url)).toMatch(/^test_/);
    expect(postmasterOf(home)).toBe(orphan);
    expect(readReady(home)?.keeper).not.toBe(keeper);
  });
});
