import { itemAt, formatSave, isRefusal, parseSave, type Save } from '@holdout/engine';
import { expect, it } from 'vitest';
import {
  exactSave,
  shared,
  startOf,
  startRow,
  textOf,
  toldOf,
  versionOf,
  type AnswerRow,
  type StartRow,
} from './game-rows.ts';

const save: Save = {
  rules: 'r1',
  setup: { edition: 'classic', mission: '00', seats: [['amy']] },
  seed: 'seed',
  answers: ['amy', 'move:S2', 'end'],
  rewinds: [{ at: 1, dropped: 1 }],
};
const HEAD = { id: 'g', changed: 1, parent: null };
const row: StartRow = { ...HEAD, length: 3, start: startOf(save), rewinds: save.rewinds, version: 'v' };
const rows: AnswerRow[] = save.answers.map((answer, seq) => ({ game: 'g', seq, answer }));

it('puts the rows of a game together to the text of its save', () => {
  expect(textOf(row, rows)).toBe(formatSave(save));
});

it('keeps what later rules go on from, and all that was told', () => {
  const old: Save = {
    rules: 'r1',
    setup: save.setup,
    seed: 'seed',
    earlier: [{ rules: 'r0', told: ['once'] }],
    from: { round: 1 },
    answers: ['amy', 'end'],
    rewinds: [],
    dawn: { after: 1, position: { round: 2 } },
    outcome: 'won',
  };
  const told = [['begun'], ['Amy goes.'], ['Over.', '  Won.']];
  const head = startRow({ ...HEAD, length: 2, save: old, told }, 'v');
  const written = old.answers.map((answer, seq) => ({ game: 'g', seq, answer, told: told[seq + 1] }));
  expect(textOf(head, written)).toBe(formatSave(old));
  expect(toldOf(head, written)).toEqual(told);
  expect(toldOf(head, [itemAt(written, 1)])).toEqual([['begun']]);
  expect(toldOf(row, rows)).toEqual([]);
});

it('does not count answers beyond the length: they were taken back', () => {
  const text = textOf({ ...row, length: 2 }, rows);
  expect(parseSave(text)).toEqual({ ...save, answers: ['amy', 'move:S2'] });
});

it.each([
  ['first', [1, 2]],
  ['middle', [0, 2]],
  ['last', [0, 1]],
  ['only', []],
])('leaves a hole where the %s answer is missing, and no reader takes it for a game', (_, seqs) => {
  const text = textOf(
    row,
    rows.filter((r) => seqs.includes(r.seq)),
  );
  expect(isRefusal(parseSave(text))).toBe(true);
  expect(text).toContain('null');
});

it('hands a damaged beginning back with all the rest', () => {
  const text = textOf({ ...row, start: '{"rules":"r1' }, rows);
  expect(isRefusal(parseSave(text))).toBe(true);
  expect(text).toContain('"amy","move:S2","end"');
});

it('takes a text apart only if it comes out the same', () => {
  expect(exactSave(formatSave(save))).toEqual(save);
  expect(exactSave(`${formatSave(save)} `)).toBeUndefined();
  expect(exactSave(JSON.stringify({ ...save, note: 'mine' }))).toBeUndefined();
  expect(exactSave('{')).toBeUndefined();
});

it('knows a version by its mark, or by its text where it has none', () => {
  expect(versionOf(row)).toBe('v');
  expect(versionOf({ ...HEAD, length: 0, text: 'text' })).toBe('text');
});

it('finds how far two games agree', () => {
  expect(shared(['a', 'b'], ['a', 'b', 'c'])).toBe(2);
  expect(shared(['a', 'b', 'c'], ['a', 'x', 'c'])).toBe(1);
  expect(shared([], ['a'])).toBe(0);
});
