/** The real server in a process of its own, with an empty folder for its tables: the client and it share the protocol alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { WEB } from '../build.ts';
import type { Served } from './world.ts';

const ROOT = resolve(WEB, '..');
const PUSH_MAIN = fileURLToPath(new URL('../../server/testing/push-main.ts', import.meta.url));

export interface TableServer extends Served {
  /** Folder with the SQLite file. */
  readonly data: string;
  /** Ends the process and starts another one at the same address; `between` happens while there is none. */
  restart(between?: () => void): Promise<void>;
}

export interface Push {
  /** What a browser gives away to be called. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** What was sent to it, as it reads it. */
  readonly read: readonly string[];
  close(): Promise<void>;
}

/** A push service of this machine, in a process of its own. */
export async function servePush(): Promise<Push> {
  const child = spawn(process.execPath, ['--import', 'tsx', PUSH_MAIN], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read: string[] = [];
  const subscription = await new Promise<Push['subscription']>((ready, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as {
        readonly subscription?: Push['subscription'];
        readonly read?: string;
      };
      if (said.subscription) ready(said.subscription);
      else read.push(String(said.read));
    });
    child.once('exit', () => fail(new Error('the push service ended')));
  });
  return { subscription, read, close: () => stop(child) };
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Resolves when the process listens. */
async function start(port: number, data: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      HOLDOUT_DATA: data,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((ready, fail) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (said.includes('Holdout is ready')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(`the server ended: ${said}`)));
  });
  return child;
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  return ended;
}

/** `env`: limits of its own, so that nobody has to wait. */
export async function serveTables(env: Record<string, string> = {}): Promise<TableServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'holdout-online-'));
  let child = await start(port, data, env);
  return {
    url: `http://127.0.0.1:${port}/`,
    data,
    async restart(between) {
      await stop(child);
      between?.();
      child = await start(port, data, env);
    },
    async close() {
      await stop(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
