/** The programs of docs/ENV.md play a game to its end: the Python one where there is Python, its twin otherwise. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const [program, example] = hasPython ? ['python3', 'env-example.py'] : [process.execPath, 'env-example.mjs'];

it(`plays by ${example}`, async () => {
  const holdout = `${process.execPath} --import tsx cli/main.ts`;
  const { stdout } = await promisify(execFile)(program, [`docs/${example}`, holdout, '00', 'a'], {
    cwd: ROOT,
  });
  expect(stdout).toMatch(/^(won|lost) in round \d+ after \d+ answers\n$/);
});

it('stays short enough to be read', () => {
  for (const name of ['env-example.py', 'env-example.mjs'])
    expect(readFileSync(`${ROOT}/docs/${name}`, 'utf8').split('\n').length).toBeLessThanOrEqual(61);
});
