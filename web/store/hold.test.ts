import { expect, it } from 'vitest';
import { holdGame, type Hold } from './hold.ts';

/** Locks as browsers have them: one holder per name, and stealing rejects the holder's request. */
function fakeLocks(): LockManager {
  const held = new Map<string, (reason: Error) => void>();
  const request = async (
    name: string,
    options: LockOptions,
    act: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (held.has(name) && !options.steal) return act(null);
    held.get(name)?.(new Error('stolen'));
    let mine: (reason: Error) => void = () => undefined;
    const stolen = new Promise<never>((_, reject) => {
      mine = reject;
    });
    held.set(name, mine);
    try {
      return await Promise.race([act({ name, mode: 'exclusive' }) as Promise<unknown>, stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('gives a game to the first tab, tells the second, and lets it take over', async () => {
  const locks = fakeLocks();
  const first: Hold[] = [];
  const second: Hold[] = [];
  holdGame('g', (h) => first.push(h), locks);
  await settle();
  const other = holdGame('g', (h) => second.push(h), locks);
  await settle();
  expect(first).toEqual(['waiting', 'mine']);
  expect(second).toEqual(['waiting', 'elsewhere']);
  other.takeOver();
  await settle();
  expect(first.at(-1)).toBe('taken');
  expect(second.at(-1)).toBe('mine');
});

it('frees the game when the tab leaves it', async () => {
  const locks = fakeLocks();
  const second: Hold[] = [];
  holdGame('g', () => undefined, locks).release();
  await settle();
  holdGame('g', (h) => second.push(h), locks);
  await settle();
  expect(second.at(-1)).toBe('mine');
});

it('holds every game where the browser has no locks', () => {
  const heard: Hold[] = [];
  holdGame('g', (h) => heard.push(h), null);
  expect(heard.at(-1)).toBe('mine');
});
