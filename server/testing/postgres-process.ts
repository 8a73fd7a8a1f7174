/** Makes the data folder of a PostgreSQL in a home folder, starts and stops the server on it. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareBinaries, type Binaries } from './postgres-binaries.ts';
import { answers, dataOf, postmasterOf, type Ready } from './postgres-home.ts';

const START_MS = 30_000;

export type Address = Pick<Ready, 'port' | 'password'>;

/** An empty database server, not started yet. */
export async function makeServer(home: string, binaries: Binaries): Promise<Address> {
  const address = { port: await freePort(), password: randomBytes(16).toString('hex') };
  initialise(home, binaries, address.password);
  return address;
}

/** Resolves with its process id when it answers. Its log goes where ours goes, or nowhere. */
export async function startServer(
  home: string,
  binaries: Binaries,
  address: Address,
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const child = spawn(binaries.postgres, ['-D', dataOf(home), '-p', String(address.port), ...settings()], {
    ...binaries.user,
    env: {},
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  const until = Date.now() + START_MS;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL does not answer');
    await pause(50);
  }
  return child.pid ?? 0;
}

/** At once, as a crash would: all connections are gone, what was committed is not. */
export async function stopServer(home: string): Promise<void> {
  for (let pid = postmasterOf(home); pid !== undefined; pid = postmasterOf(home)) {
    process.kill(pid, 'SIGQUIT');
    await pause(50);
  }
}

interface OwnPostgres {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the caller's own, running, which can go away and come back. */
export async function ownPostgres(home: string): Promise<OwnPostgres> {
  const binaries = prepareBinaries(home);
  const address = await makeServer(home, binaries);
  const start = async (): Promise<void> => void (await startServer(home, binaries, address, 'ignore'));
  await start();
  return {
    url: `postgres://holdout:${address.password}@127.0.0.1:${address.port}/postgres`,
    start,
    stop: () => stopServer(home),
  };
}

function initialise(home: string, { initdb, user }: Binaries, password: string): void {
  const data = dataOf(home);
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
