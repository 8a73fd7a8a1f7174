import { formatSave } from '@holdout/engine';
import { randomBot } from '@holdout/bots';
import { expect, it } from 'vitest';
import { newEngine } from '../editions.ts';
import { playGame } from '@holdout/bots/measure';
import { runCommand } from '../run.ts';
import { testIo } from '../test-io.ts';

const setup = { edition: 'zombie', mission: 'MZ1', seats: [['wasp']] };
const BRIEF = ['--budget', '40', '--tries', '3'];

function shortGame(): string {
  const answers: string[] = [];
  const { state } = playGame(newEngine(), setup, 'r14', randomBot('r14'), (_, answer) =>
    answers.push(answer),
  );
  return formatSave({ rules: state.rules, setup, seed: 'r14', answers, rewinds: [] });
}

it('tells of a game in every language, and as data', async () => {
  const io = testIo();
  io.files.set('game.json', shortGame());
  expect(await runCommand(['review', 'game.json', ...BRIEF], io)).toBe(0);
  expect(io.text).toContain('Chance to win before each round');
  expect(io.text).toMatch(/^ {2}round 1 {2}[#.]{24} {2}\d+% \(\d+% to \d+%\)$/m);
  expect(io.text).toMatch(/at the end {2}\.{24} {2}0%/);
  expect(io.text).toContain('Luck, in points of 100');
  expect(io.text).not.toMatch(/[{}]|undefined|NaN/);

  const french = testIo();
  french.files.set('game.json', shortGame());
  expect(await runCommand(['review', 'game.json', ...BRIEF, '--lang', 'fr'], french)).toBe(0);
  expect(french.text).toContain('Chances de victoire avant chaque round');
  expect(french.lines.length).toBe(io.lines.length);

  const data = testIo();
  data.files.set('game.json', shortGame());
  expect(await runCommand(['review', 'game.json', ...BRIEF, '--json'], data)).toBe(0);
  expect(JSON.parse(data.text)).toMatchObject({ answers: 6, curve: expect.any(Array) as unknown });
});

it('says what is wrong with a file', async () => {
  const io = testIo();
  io.files.set('bad.json', '{}');
  expect(await runCommand(['review', 'bad.json'], io)).toBe(1);
  expect(io.errors[0]).toMatch(/^bad\.json: /);
});
