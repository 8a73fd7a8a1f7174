/** Nobody can bring a table to its end for the others. */
import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { awaited, openTable, playedTable, seatedTable, testHall, TestPlayer } from '../testing/hall.ts';
import { usedUp, withSpent, type Spent } from './allowance.ts';
import type { Entry } from './entry.ts';

const LONG = 60_000;

describe('what a chair may write', () => {
  const sit: Entry = { kind: 'sit', by: 1, time: 0, chair: 1, name: 'Bob' };
  const after = (entries: number): Spent =>
    Array.from({ length: entries }).reduce<Spent>((spent) => withSpent(spent, sit), {});

  it('is counted by chair and by purpose', () => {
    const spent = after(LIMITS.seatEntries);
    expect(usedUp(after(LIMITS.seatEntries - 1), sit)).toBeUndefined();
    expect(usedUp(spent, sit)).toBe('seats');
    expect(usedUp(spent, { kind: 'stand', by: 1 })).toBe('seats');
    expect(usedUp(spent, { kind: 'chat', by: 1 })).toBeUndefined();
    expect(usedUp(spent, { kind: 'sit', by: 0 })).toBeUndefined();
    expect(usedUp(spent, { kind: 'answer', by: 1 })).toBeUndefined();
  });

  it('is whole again after a new link', () => {
    const link: Entry = { kind: 'link', by: 'host', time: 0, chair: 1, hash: '' };
    expect(usedUp(withSpent(after(LIMITS.seatEntries), link), sit)).toBeUndefined();
  });

  it(
    'ends no game: a guest who sits down without end is refused, the others, the host and the file are not',
    async () => {
      const kit = testHall();
      const { made, table, host, players } = await seatedTable(kit, ['Ann', 'Bob']);
      const again = { kind: 'sit', chair: 1, name: 'Bob' } as const;
      for (let i = 1; i < LIMITS.seatEntries; i++) expect(await players[1].do(again)).toHaveProperty('seq');
      expect(await players[1].do(again)).toEqual({ refused: 'chair.spent', at: 'seats' });
      expect(await players[1].do({ kind: 'chat', text: 'me too' })).toHaveProperty('seq');
      expect(await awaited(players, host).first()).toHaveProperty('seq');
      expect(await host.do({ kind: 'title', title: 'Monday' })).toHaveProperty('seq');
      expect(typeof (await host.takeSave())).toBe('string');
      await kit.hall.stop();
      const next = await new TestPlayer(await openTable(testHall(kit.storage), made.id), [
        made.secrets.chairs[1],
      ]).join();
      expect(await next.do(again)).toEqual({ refused: 'chair.spent', at: 'seats' });
      expect(table.seq).toBe(next.table.seq);
    },
    LONG,
  );
});

describe('a log with as many answers as it may have', () => {
  it('takes no more of them, and everything else', async () => {
    const kit = testHall();
    const { host, players, table } = await playedTable(kit, 2);
    await table.look((fold) => (fold.answered = LIMITS.answers));
    const chair = host.welcome.game?.answerers[0] ?? 0;
    expect(await itemAt(players, chair).first()).toEqual({ refused: 'table.full' });
    expect(await itemAt(players, chair).do({ kind: 'chat', text: 'what now?' })).toHaveProperty('seq');
    expect(typeof (await host.takeSave())).toBe('string');
  });
});

describe('the file', () => {
  it('is told to have been taken once, however often the host takes it', async () => {
    const { host } = await playedTable(testHall(), 2);
    const { seq } = host.welcome;
    await host.takeSave();
    await host.takeSave();
    expect(host.welcome.seq).toBe(seq + 1);
  });
});
