/** A study on a real PostgreSQL, by two machines, one of which is killed: every game counts once. */
import { testDatabase, type TestDatabase } from '@holdout/server/testing/postgres';
import { execFile, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const HOLDOUT = ['--import', 'tsx', 'cli/main.ts'];
const ABOUT = ['--mission', '00,MZ1', '--bot', 'random,greedy', '--games', '20', '--range', '2'];
const GAMES = 4 * 20;

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

/** A machine that works until it has told of some games, and then gets a signal: how it ended. */
const endedOnItsWay = (signal: NodeJS.Signals): Promise<number | string | null> =>
  new Promise((done) => {
    const args = [...HOLDOUT, 'farm', '--study', 'two', ...ABOUT, '--workers', '2'];
    const machine = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    machine.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (!machine.killed && /^\d+ of \d+ games done/m.test(said)) machine.kill(signal);
    });
    machine.once('exit', (code, by) => done(by ?? code));
  });

it('counts every game once, though one machine is stopped, another killed on its way, and two go on', async () => {
  const ends = await Promise.all([endedOnItsWay('SIGINT'), endedOnItsWay('SIGKILL')]);
  expect(ends).toEqual([130, 'SIGKILL']);
  const [joined, whole] = await Promise.all([
    holdout('farm', '--study', 'two', '--json'),
    holdout('farm', '--study', 'two', ...ABOUT, '--json'),
    expect(holdout('farm', '--study', 'two', '--mission', '00')).rejects.toThrow('under way'),
    expect(holdout('farm', '--study', 'three')).rejects.toThrow('no study "three"'),
  ]);
  const findings = read(whole.stdout);
  expect(read(joined.stdout)).toEqual(findings);
  expect(findings.map(({ mission, bot, games }) => `${mission} ${bot} ${games}`)).toEqual([
    '00 random 20',
    '00 greedy 20',
    'MZ1 random 20',
    'MZ1 greedy 20',
  ]);
  expect(whole.stderr).toContain(`${GAMES} of ${GAMES} games done`);
  for (const { won, interval } of findings) {
    expect(interval[0]).toBeLessThanOrEqual(won / 20);
    expect(interval[1]).toBeGreaterThanOrEqual(won / 20);
  }
}, 240_000);
