import { lookUp } from '@holdout/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playedTable, testHall } from '../testing/hall.ts';
import { TABLE_ACTS, USAGE } from './table-acts.ts';

const lines: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
afterEach(() => void lines.splice(0));

describe('holdout tables', () => {
  const kit = testHall();
  const desk = { storage: kit.storage, now: () => 5000 };
  const run = (name: string, ...words: string[]): Promise<number> =>
    lookUp(TABLE_ACTS, name).run(desk, ...words);

  it('lists, closes, opens, finds, hands out, erases, gives a link, checks and forgets', async () => {
    const { made } = await playedTable(kit, 2);
    await run('list');
    expect(lines.join('\n')).toMatch(new RegExp(`^${made.id} .*Friday\n1 tables$`));
    await run('close', made.id);
    await run('open', made.id);
    await run('find', 'Ann');
    expect(lines.at(-1)).toBe(`${made.id}  0`);
    await run('export', made.id, '0');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ table: made.id, chair: 0 });
    await run('erase', made.id, '0');
    expect(lines.at(-1)).toBe('1 entries changed');
    await run('host', made.id);
    expect(lines.at(-1)).toMatch(new RegExp(`/t/${made.id}#[\\w-]{32}$`));
    expect(await run('check')).toBe(0);
    await run('forget', made.id);
    expect(await kit.storage.count()).toBe(0);
  });

  it('says so when there is no such table', async () => {
    for (const name of ['close', 'open', 'host', 'forget', 'export', 'erase'])
      await expect(run(name, 'nobody', '0')).rejects.toThrow('There is no such table.');
  });

  it('says how each is asked for', () => {
    for (const name of Object.keys(TABLE_ACTS)) expect(USAGE).toContain(`tables ${name} `);
  });
});
