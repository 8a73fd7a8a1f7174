/**
 * A real PostgreSQL for tests, from the binaries of an npm package. The first process that asks starts it, the others
 * share it, and it stops by itself. What a killed run left behind is used again or stopped.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import {
  answers,
  homeOfCheckout,
  isAlive,
  lockOf,
  readIfThere,
  readReady,
  takeLease,
  urlOf,
  type Ready,
} from './postgres-home.ts';

const START_MS = 60_000;
const LOOK_MS = 50;
const TEMPLATE = 'template_of_tests';

export interface TestDatabase {
  readonly url: string;
  /** Ends every connection to it, as a restart of the database would. */
  cutConnections(): Promise<void>;
  drop(): Promise<void>;
}

/** A database of its own, copied from a template that `prepare` fills once. */
export async function testDatabase(
  prepare: (url: string) => Promise<void>,
  home = homeOfCheckout(),
): Promise<TestDatabase> {
  const ready = await runningServer(home);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(ready, async (admin) => {
    // Only one at a time: a template cannot be copied while somebody is connected to it.
    await admin.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      await admin.query('CREATE DATABASE template_half_made');
      await prepare(urlOf(ready, 'template_half_made'));
      await admin.query(`ALTER DATABASE template_half_made RENAME TO ${TEMPLATE}`);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return {
    url: urlOf(ready, name),
    cutConnections: () =>
      asAdmin(ready, async (admin) => {
        await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
          name,
        ]);
      }),
    drop: () =>
      asAdmin(ready, async (admin) => {
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}

async function asAdmin(ready: Ready, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOf(ready, 'postgres') });
  admin.on('error', (error) => console.error(`test PostgreSQL: ${error.message}`));
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function runningServer(home: string): Promise<Ready> {
  // Between two test files no worker may be alive: the run itself needs the server too.
  for (const pid of process.env['VITEST'] ? [process.pid, process.ppid] : [process.pid]) takeLease(home, pid);
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const ready = readReady(home);
    if (ready && (await answers(ready))) return ready;
    if (!ready && takeLock(home)) {
      try {
        await startKeeper(home, until);
      } finally {
        rmSync(lockOf(home), { force: true });
      }
    } else await pause(LOOK_MS);
  }
  throw new Error(`PostgreSQL did not start; see ${join(home, 'keeper.log')}`);
}

/** One starts, the others wait; the lock of a dead process counts for nothing. */
function takeLock(home: string): boolean {
  mkdirSync(home, { recursive: true });
  try {
    const file = openSync(lockOf(home), 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    const holder = Number(readIfThere(lockOf(home)) || NaN);
    if (holder > 0 && !isAlive(holder)) rmSync(lockOf(home), { force: true });
    return false;
  }
}

async function startKeeper(home: string, until: number): Promise<void> {
  const log = openSync(join(home, 'keeper.log'), 'w');
  const script = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const keeper = spawn(process.execPath, ['--import', loader, script, home], {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  closeSync(log);
  keeper.unref();
  while (!readReady(home)) {
    if (keeper.exitCode !== null || Date.now() > until)
      throw new Error(`PostgreSQL did not start: ${readIfThere(join(home, 'keeper.log')) ?? ''}`);
    await pause(LOOK_MS);
  }
}
