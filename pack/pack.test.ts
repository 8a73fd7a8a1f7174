/** The package as a host gets it: packed, installed without development packages into an empty folder, started, played. */
import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRegistry } from './testing/registry.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..');
const MOST_MB = 60;

let folder: string;
let bin: string;
let said: string;
let server: ChildProcessByStdio<null, Readable, null> | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-pack-'));
  const app = mkdtempSync(join(folder, 'app-'));
  bin = join(app, 'node_modules', '.bin', 'holdout');
  // As a command of its own: the builder must not see a test runner.
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  await run(process.execPath, ['--import', 'tsx', join(ROOT, 'pack', 'main.ts'), folder], { cwd: ROOT, env });
  const [file = 'nothing packed'] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const registry = await openRegistry();
  const { stdout, stderr } = await run(
    'npm',
    [
      'install',
      '--omit=dev',
      '--fetch-retries=0',
      '--registry',
      registry.url,
      '--cache',
      join(folder, 'cache'),
      join(folder, file),
    ],
    { cwd: app, env },
  );
  registry.close();
  said = stdout + stderr;
}, 240_000);
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const modules = (): string => join(bin, '..', '..');

function bytesIn(path: string): number {
  const at = statSync(path);
  if (!at.isDirectory()) return at.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

it('holds the game, a native library, and no tool', () => {
  const names = readdirSync(modules()).filter((name) => !name.startsWith('.'));
  expect(names.sort()).toEqual(['@libsql', '@neon-rs', 'detect-libc', 'holdout', 'libsql']);
  const files = readdirSync(join(modules(), 'holdout'));
  expect(files).toEqual(
    expect.arrayContaining([
      ...['LICENSE', 'NOTICE', 'THIRD-PARTY.md', 'CHANGELOG.md', 'README.md'],
      ...['Containerfile', 'holdout.service', 'client', 'lib'],
    ]),
  );
  const mb = bytesIn(modules()) / 1e6;
  console.log(`the package, installed with its dependencies: ${mb.toFixed(1)} MB`);
  expect(mb).toBeLessThan(MOST_MB);
});

it('is installed without a warning of ours', () => {
  const warnings = said.split('\n').filter((line) => /warn|deprecated/i.test(line));
  // What the settings of this machine make npm say is not ours.
  expect(warnings.filter((line) => !/Unknown (user|env|builtin|global) config/.test(line))).toEqual([]);
});

it('starts with one command, serves the client, is played by the example client, and stops', async () => {
  const data = join(folder, 'data');
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    HOLDOUT_DATA: data,
    HOLDOUT_LIMITS: '{"messageEveryMs":1}',
  };
  const started = spawn(bin, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  const base = await new Promise<string>((ready, fail) => {
    let output = '';
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) ready(found[0]);
    });
    started.once('exit', () => fail(new Error(`it ended: ${output}`)));
  });
  const page = await (await fetch(base)).text();
  const [, script] = /src="\.?(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(base + script)).headers.get('content-type')).toContain('javascript');
  const example = join(ROOT, 'docs', 'example-client.mjs');
  const seats = [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ];
  const setup = { edition: 'classic', mission: '00', seats };
  const { stdout } = await run(process.execPath, [example, base, JSON.stringify(setup), '1']);
  expect(stdout).toMatch(/^The game is (won|lost)/m);
  const ended = new Promise((done) => started.once('exit', done));
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
  const tables = await run(bin, ['tables', 'list'], { env });
  expect(tables.stdout).toContain('1 table');
  const { stdout: content } = await run(bin, ['content', '--json'], { env });
  expect(content).toContain('"edition":"classic"');
});
