import { beforeEach, describe, expect, it } from 'vitest';
import type { Row, Shelf } from './db.ts';
import type { Trouble } from './health.ts';
import { createKeeper, type Keeper } from './keeper.ts';

interface Game extends Row {
  readonly text: string;
}

let rows: Map<string, Row>;
let broken: Trouble | null;
let health: { trouble: Trouble | null; unkept: number };
let keeper: Keeper;

class Broken extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

const fail = (): void => {
  if (broken) throw new Broken(broken);
};

const disk: Shelf = {
  async readAll<T extends Row>() {
    if (broken === 'none') fail();
    return [...rows.values()] as T[];
  },
  async readOne<T extends Row>(_store: string, id: string) {
    if (broken === 'none') fail();
    return rows.get(id) as T | undefined;
  },
  async write(_store, row) {
    fail();
    rows.set(row.id, row);
  },
  async remove(_store, id) {
    if (broken === 'none') fail();
    rows.delete(id);
  },
};

beforeEach(() => {
  rows = new Map();
  broken = null;
  health = { trouble: null, unkept: 0 };
  keeper = createKeeper(
    disk,
    (error) => (error as Broken).trouble,
    (now) => {
      health = now;
    },
  );
});

describe('a disk that works', () => {
  it('keeps and gives back', async () => {
    await keeper.write('games', { id: 'a', text: '1' } as Game);
    expect(rows.get('a')).toEqual({ id: 'a', text: '1' });
    expect(await keeper.readAll('games')).toHaveLength(1);
    expect(health.trouble).toBeNull();
  });
});

describe('a full disk', () => {
  it('keeps the newest version in the tab and says so', async () => {
    await keeper.write('games', { id: 'a', text: 'old' } as Game);
    broken = 'full';
    await keeper.write('games', { id: 'a', text: 'new' } as Game);
    expect(await keeper.readOne<Game>('games', 'a')).toEqual({ id: 'a', text: 'new' });
    expect(await keeper.readAll<Game>('games')).toEqual([{ id: 'a', text: 'new' }]);
    expect(health).toEqual({ trouble: 'full', unkept: 1 });
  });

  it('puts everything on disk as soon as one write succeeds again', async () => {
    broken = 'full';
    await keeper.write('games', { id: 'a', text: '1' } as Game);
    await keeper.write('games', { id: 'b', text: '2' } as Game);
    broken = null;
    await keeper.write('games', { id: 'c', text: '3' } as Game);
    expect([...rows.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect(health).toEqual({ trouble: null, unkept: 0 });
  });

  it('does not bring back what was deleted meanwhile', async () => {
    broken = 'full';
    await keeper.write('games', { id: 'a', text: '1' } as Game);
    await keeper.remove('games', 'a');
    broken = null;
    await keeper.retry();
    expect(rows.has('a')).toBe(false);
    expect(await keeper.readAll('games')).toEqual([]);
  });
});

describe('no disk at all', () => {
  it('plays from memory, with a warning from the first look on', async () => {
    broken = 'none';
    expect(await keeper.readAll('games')).toEqual([]);
    expect(health.trouble).toBe('none');
    await keeper.write('games', { id: 'a', text: '1' } as Game);
    expect(await keeper.readOne<Game>('games', 'a')).toEqual({ id: 'a', text: '1' });
    await keeper.remove('games', 'a');
    expect(await keeper.readOne<Game>('games', 'a')).toBeUndefined();
    expect(await keeper.retry()).toBe(false);
  });
});
