import { beforeEach, describe, expect, it } from 'vitest';
import type { Row, Shelf } from './db.ts';
import type { Trouble } from './health.ts';
import { createKeeper, type Keeper } from './keeper.ts';

interface Game extends Row {
  readonly text: string;
}

let rows: Map<string, Game>;
let broken: Trouble | null;
let health: { trouble: Trouble | null; unkept: number };
let keeper: Keeper;
let games: Shelf<Game>;

class Broken extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

const fail = (): void => {
  if (broken) throw new Broken(broken);
};

class Newer extends Error {}

const disk: Shelf<Game> = {
  async readAll() {
    if (broken === 'none') fail();
    return [...rows.values()];
  },
  async readOne(id) {
    if (broken === 'none') fail();
    return rows.get(id);
  },
  async write(row) {
    if (row.text === 'behind') throw new Newer();
    fail();
    rows.set(row.id, row);
  },
  async remove(id) {
    if (broken === 'none') fail();
    rows.delete(id);
  },
};

beforeEach(() => {
  rows = new Map();
  broken = null;
  health = { trouble: null, unkept: 0 };
  keeper = createKeeper(
    (error) => (error instanceof Broken ? error.trouble : null),
    (now) => {
      health = now;
    },
  );
  games = keeper.keeping(disk);
});

describe('a disk that works', () => {
  it('keeps and gives back', async () => {
    await games.write({ id: 'a', text: '1' });
    expect(rows.get('a')).toEqual({ id: 'a', text: '1' });
    expect(await games.readAll()).toHaveLength(1);
    expect(health.trouble).toBeNull();
  });
});

describe('a full disk', () => {
  it('keeps the newest version in the tab and says so', async () => {
    await games.write({ id: 'a', text: 'old' });
    broken = 'full';
    await games.write({ id: 'a', text: 'new' });
    expect(await games.readOne('a')).toEqual({ id: 'a', text: 'new' });
    expect(await games.readAll()).toEqual([{ id: 'a', text: 'new' }]);
    expect(health).toEqual({ trouble: 'full', unkept: 1 });
  });

  it('puts everything on disk as soon as one write succeeds again', async () => {
    broken = 'full';
    await games.write({ id: 'a', text: '1' });
    await games.write({ id: 'b', text: '2' });
    broken = null;
    await games.write({ id: 'c', text: '3' });
    expect([...rows.keys()].sort()).toEqual(['a', 'b', 'c']);
    expect(health).toEqual({ trouble: null, unkept: 0 });
  });

  it('does not bring back what was deleted meanwhile', async () => {
    broken = 'full';
    await games.write({ id: 'a', text: '1' });
    await games.remove('a');
    broken = null;
    await keeper.retry();
    expect(rows.has('a')).toBe(false);
    expect(await games.readAll()).toEqual([]);
  });
});

describe('a row that is behind what another tab has stored', () => {
  it('is refused to whoever writes it, and is no fault of the disk', async () => {
    await games.write({ id: 'a', text: '1' });
    await expect(games.write({ id: 'a', text: 'behind' })).rejects.toThrow(Newer);
    expect(await games.readOne('a')).toEqual({ id: 'a', text: '1' });
    expect(health.trouble).toBeNull();
  });

  it('leaves what was waiting in the tab as it was', async () => {
    broken = 'full';
    await games.write({ id: 'a', text: 'shown' });
    await expect(games.write({ id: 'a', text: 'behind' })).rejects.toThrow(Newer);
    expect(await games.readOne('a')).toEqual({ id: 'a', text: 'shown' });
    expect(await keeper.retry()).toBe(false);
    broken = null;
    expect(await keeper.retry()).toBe(true);
    expect(rows.get('a')).toEqual({ id: 'a', text: 'shown' });
  });
});

describe('no disk at all', () => {
  it('plays from memory, with a warning from the first look on', async () => {
    broken = 'none';
    expect(await games.readAll()).toEqual([]);
    expect(health.trouble).toBe('none');
    await games.write({ id: 'a', text: '1' });
    expect(await games.readOne('a')).toEqual({ id: 'a', text: '1' });
    await games.remove('a');
    expect(await games.readOne('a')).toBeUndefined();
    expect(await keeper.retry()).toBe(false);
  });
});
