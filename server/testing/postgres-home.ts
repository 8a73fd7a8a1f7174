/** Files by which the processes that share one test PostgreSQL find each other. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Ready {
  readonly port: number;
  readonly password: string;
  /** Process that stops PostgreSQL when nobody needs it any more. */
  readonly keeper: number;
}

/** One folder per checkout, so that two checkouts do not meet. */
export function homeOfCheckout(): string {
  const checkout = fileURLToPath(new URL('../..', import.meta.url));
  const name = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return join(tmpdir(), `holdout-postgres-${name}`);
}

export const dataOf = (home: string): string => join(home, 'data');
export const lockOf = (home: string): string => join(home, 'lock');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Says that a process needs the server, for as long as it lives. */
export function takeLease(home: string, pid: number): void {
  mkdirSync(join(home, 'leases'), { recursive: true });
  writeFileSync(join(home, 'leases', String(pid)), '');
}

/** Is anybody left who needs the server? Leases of the dead are swept away. */
export function isNeeded(home: string): boolean {
  if (!existsSync(join(home, 'leases'))) return false;
  const pids = readdirSync(join(home, 'leases'));
  const dead = pids.filter((pid) => !isAlive(Number(pid)));
  for (const pid of dead) rmSync(join(home, 'leases', pid), { force: true });
  return dead.length < pids.length;
}

export function writeReady(home: string, ready: Ready): void {
  writeFileSync(join(home, 'ready.new'), JSON.stringify(ready), { mode: 0o600 });
  renameSync(join(home, 'ready.new'), join(home, 'ready.json'));
}

export const removeReady = (home: string): void => rmSync(join(home, 'ready.json'), { force: true });

/** How to reach the running server; undefined when there is none. */
export function readReady(home: string): Ready | undefined {
  const ready = lastReady(home);
  return ready && isAlive(ready.keeper) ? ready : undefined;
}

/** How the last server could be reached, also when its keeper is gone. */
export function lastReady(home: string): Ready | undefined {
  const text = readIfThere(join(home, 'ready.json'));
  return text === undefined ? undefined : (JSON.parse(text) as Ready);
}

export const urlOf = ({ port, password }: Pick<Ready, 'port' | 'password'>, database: string): string =>
  `postgres://holdout:${password}@127.0.0.1:${port}/${database}`;

export async function answers(address: Pick<Ready, 'port' | 'password'>): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(address, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Process of a PostgreSQL that runs on the data folder, if one does. */
export function postmasterOf(home: string): number | undefined {
  const pid = Number(readIfThere(join(dataOf(home), 'postmaster.pid'))?.split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  }
}
