import { expect, it, vi } from 'vitest';
import type { Table } from '../play/table.ts';
import { TwoTabsError } from '../store/games.ts';
import { guardedTable } from './guarded-table.ts';

const table = (answer: Table['answer']): Table => ({ id: 'g', answer }) as unknown as Table;

it('passes answers on while the game is ours', async () => {
  const answer = vi.fn(async () => null);
  await guardedTable(table(answer), () => true, vi.fn()).answer('move:S1');
  expect(answer).toHaveBeenCalledWith('move:S1');
});

it('takes no answer once another tab has the game', async () => {
  const answer = vi.fn(async () => null);
  expect(await guardedTable(table(answer), () => false, vi.fn()).answer('move:S1')).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

it('says so when another tab has stored more than we know', async () => {
  const lost = vi.fn();
  await guardedTable(
    table(() => Promise.reject(new TwoTabsError('g'))),
    () => true,
    lost,
  ).answer('x');
  expect(lost).toHaveBeenCalledOnce();
});

it('hides no other error', async () => {
  const broken = guardedTable(
    table(() => Promise.reject(new Error('disk on fire'))),
    () => true,
    vi.fn(),
  );
  await expect(broken.answer('x')).rejects.toThrow('disk on fire');
});
