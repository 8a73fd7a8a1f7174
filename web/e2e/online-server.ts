/** The real server in a process of its own, with an empty folder for its tables: the client and it share no code. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WEB } from '../build.ts';
import type { Served } from './world.ts';

const ROOT = resolve(WEB, '..');

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

export async function serveTables(): Promise<Served> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'holdout-online-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      HOLDOUT_DATA: data,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
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
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
