/** A study on a real PostgreSQL, by two machines, one of which is killed: every game counts once. */
import { testDatabase, type TestDatabase } from '@holdout/server/testing/postgres';
import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const HOLDOUT = ['--import', 'tsx', 'cli/main.ts'];
const ABOUT = ['--mission', '00,MZ1', '--bot', 'random,greedy', '--games', '40', '--range', '4'];
const GAMES = 4 * 40;

let database: TestDatabase;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await testDatabase(() => Promise.resolve());
  env = { ...process.env, DATABASE_URL: database.url };
});
afterAll(() => database.drop());

const holdout = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [...HOLDOUT, ...args], { cwd: ROOT, env });

interface Finding {
  readonly mission: string;
  readonly bot: string;
  readonly games: number;
  readonly won: number;
  readonly interval: readonly [number, number];
}
const read = (lines: string): Finding[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Finding);

/** A machine that works until it has told of some games, and then is gone. */
const killedOnItsWay = (): Promise<void> =>
  new Promise((done, fail) => {
    const machine = spawn(
      process.execPath,
      [...HOLDOUT, 'farm', '--study', 'two', ...ABOUT, '--workers', '2'],
      {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    machine.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (/^[1-9]\d* of \d+ games/m.test(said)) machine.kill('SIGKILL');
    });
    machine.once('exit', (_, signal) =>
      signal === 'SIGKILL' ? done() : fail(new Error(`it ended by itself: ${said}`)),
    );
  });

it('counts every game once, though a machine is killed on its way and two go on', async () => {
  await killedOnItsWay();
  const half = read((await holdout('farm', '--study', 'two', '--report', '--json')).stdout);
  const done = half.reduce((sum, { games }) => sum + games, 0);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(GAMES);

  const [joined, whole, alone] = await Promise.all([
    holdout('farm', '--study', 'two', '--json'),
    holdout('farm', '--study', 'two', ...ABOUT, '--json'),
    holdout('sim', ...['--mission', 'MZ1', '--games', '40', '--bot', 'greedy', '--seed', 'farm', '--json']),
  ]);
  const findings = read(whole.stdout);
  expect(read(joined.stdout)).toEqual(findings);
  expect(findings.map(({ mission, bot, games }) => `${mission} ${bot} ${games}`)).toEqual([
    '00 random 40',
    '00 greedy 40',
    'MZ1 random 40',
    'MZ1 greedy 40',
  ]);
  expect(whole.stderr).toContain(`${GAMES} of ${GAMES} games done`);

  // The very games that one machine plays alone.
  const { won } = JSON.parse(alone.stdout) as Finding;
  expect(findings[3].won).toBe(won);
  expect(findings[3].interval[0]).toBeLessThan(won / 40);
  expect(findings[3].interval[1]).toBeGreaterThan(won / 40);
});

it('refuses another study of the same name, and one nobody has begun', async () => {
  await Promise.all([
    expect(holdout('farm', '--study', 'two', '--mission', '00')).rejects.toThrow('under way'),
    expect(holdout('farm', '--study', 'three')).rejects.toThrow('no study "three"'),
  ]);
});
