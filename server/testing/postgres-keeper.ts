/**
 * A process of its own that runs PostgreSQL for the tests and stops it when the last process that needs it is gone,
 * however that one ended. Started by postgres.ts with the home folder as its only argument.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareBinaries, type Binaries } from './postgres-binaries.ts';
import {
  answers,
  dataOf,
  isNeeded,
  lastReady,
  postmasterOf,
  removeReady,
  writeReady,
  type Ready,
} from './postgres-home.ts';

const LOOK_MS = 250;
/** So long nobody must need the server before it is stopped. */
const PATIENCE_MS = 1500;
const START_MS = 30_000;

const home = process.argv[2];
const data = dataOf(home);

const server = (await adopted()) ?? (await started());
writeReady(home, { ...server.address, keeper: process.pid });
await untilNobodyNeedsIt();
await stopServer();
rmSync(data, { recursive: true, force: true });

interface Running {
  readonly pid: number;
  readonly address: Omit<Ready, 'keeper'>;
}

/** A server whose keeper was killed is used again. */
async function adopted(): Promise<Running | undefined> {
  const pid = postmasterOf(home);
  const address = lastReady(home);
  return pid !== undefined && address && (await answers(address)) ? { pid, address } : undefined;
}

async function started(): Promise<Running> {
  // One that does not answer blocks the data folder.
  await stopServer();
  const binaries = prepareBinaries(home);
  const address = { port: await freePort(), password: randomBytes(16).toString('hex') };
  initialise(binaries, address.password);
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(address.port), ...settings()], {
    ...binaries.user,
    env: {},
    cwd: '/',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const until = Date.now() + START_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL does not answer');
    await pause(50);
  }
  return { pid: child.pid ?? 0, address };
}

/** At once, without tidying up: the data are of no use to anybody. */
async function stopServer(): Promise<void> {
  for (let pid = postmasterOf(home); pid !== undefined; pid = postmasterOf(home)) {
    process.kill(pid, 'SIGQUIT');
    await pause(50);
  }
}

function initialise({ initdb, user }: Binaries, password: string): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  chmodSync(home, 0o755);
  chmodSync(data, 0o700);
  const secret = join(home, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(data, user.uid, user.gid);
    chownSync(secret, user.uid, user.gid);
  }
  const options = ['-U', 'holdout', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C'];
  const run = spawnSync(initdb, ['-D', data, '--no-sync', ...options], { ...user, env: {}, cwd: '/' });
  rmSync(secret);
  if (run.status !== 0) throw new Error(`initdb: ${run.stderr.toString()}`);
}

/** Only this machine; no sockets in the file system; safe against a crash of its own, as in real use. */
function settings(): string[] {
  const values = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=32MB',
  ];
  return values.flatMap((value) => ['-c', value]);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => done(free));
    });
  });
}

async function untilNobodyNeedsIt(): Promise<void> {
  let needed = Date.now();
  while (postmasterOf(home) === server.pid) {
    await pause(LOOK_MS);
    if (isNeeded(home)) needed = Date.now();
    if (Date.now() - needed < PATIENCE_MS) continue;
    removeReady(home);
    // Somebody may have read the address just before it went away.
    if (!isNeeded(home)) return;
    writeReady(home, { ...server.address, keeper: process.pid });
  }
  removeReady(home);
}
