/** Captains at a table think in a thread of their own: the table goes on listening, and what comes too late is not given. */
import { itemAt, type Json } from '@holdout/engine';
import { setImmediate as later } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { seatedTable, SETUP, testHall, type TestHall, type TestPlayer } from '../testing/hall.ts';
import { Hall } from './hall.ts';
import { isNo } from './refusals.ts';
import { threadThinker, type Think } from './thinker.ts';

afterEach(() => vi.useRealTimers());

type Asked = Parameters<Think> & { answer(text: string): void; fail(): void };

/** A table whose captains answer when they are told to. */
function slowly(): { kit: TestHall; asked: Asked[] } {
  const asked: Asked[] = [];
  const kit = testHall();
  const think: Think = (...question) =>
    new Promise((answer, reject) => {
      asked.push(Object.assign(question, { answer, fail: () => reject(new Error('no answer')) }));
    });
  return { kit: Object.assign(kit, { hall: new Hall({ ...kit.help, think }) }), asked };
}

/** Both chairs are captains; gives the first question to them. */
async function captainsTurn(kit: TestHall, asked: Asked[]): Promise<{ host: TestPlayer; first: Asked }> {
  const { host } = await seatedTable(kit, []);
  await host.do({ kind: 'bot', chair: 0, player: 'captain-1' });
  await host.do({ kind: 'bot', chair: 1, player: 'captain-2' });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { host, first: itemAt(asked, 0) };
}

it('says how a bot plays, and asks it by what the table sees', async () => {
  const { kit, asked } = slowly();
  const { host, first } = await captainsTurn(kit, asked);
  expect(host.welcome.seats.chairs.map((c) => c.player)).toEqual(['captain-1', 'captain-2']);
  const [player, game, seen] = first;
  expect(player).toMatch(/^captain-[12]$/);
  expect(game).toContain(host.welcome.table);
  expect(seen.seed).toBe(kit.engine.mask(seen).seed);
  // Somebody else may take the chair, and nothing is left of how the bot played.
  await host.do({ kind: 'bot', chair: 0 });
  expect(itemAt(host.welcome.seats.chairs, 0).player).toBeUndefined();
});

it('lets any bot think there of a mission that somebody has made: it may take any time', async () => {
  const { kit, asked } = slowly();
  const file = kit.engine.editions.get('classic')?.missions['00'] as Json & object;
  const { host } = await seatedTable(kit, [], { setup: { ...SETUP, mission: { ...file, id: 'own' } } });
  await host.do({ kind: 'bot', chair: 0 });
  await host.do({ kind: 'bot', chair: 1, player: 'greedy' });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(itemAt(asked, 0)[0]).toBe('greedy');
  const { at } = host.welcome;
  // Where that fails nothing is thought of it here either.
  itemAt(asked, 0).fail();
  await vi.waitFor(() => expect(host.welcome.at).toBeGreaterThan(at));
  expect(kit.capsules).toEqual([]);
});

it('goes on listening while a captain thinks, and gives what it says', async () => {
  const { kit, asked } = slowly();
  const { host, first } = await captainsTurn(kit, asked);
  expect(isNo(await host.do({ kind: 'title', title: 'Take your time' }))).toBe(false);
  const { at } = host.welcome;
  first.answer(host.welcome.game?.decision?.options.at(-1)?.id ?? '');
  await vi.waitFor(() => expect(host.welcome.at).toBeGreaterThan(at));
  expect(kit.capsules).toEqual([]);
});

it('gives nothing that was thought by a captain who has left the chair', async () => {
  const { kit, asked } = slowly();
  const { host, first } = await captainsTurn(kit, asked);
  await host.do({ kind: 'bot', chair: 0, player: 'greedy' });
  await host.do({ kind: 'bot', chair: 1, player: 'greedy' });
  const { at } = host.welcome;
  first.answer('fly:moon');
  await vi.waitFor(() => expect(host.welcome.at).toBeGreaterThan(at));
  expect(kit.capsules).toEqual([]);
});

it('lets the plain player answer where the captain fails', async () => {
  const { kit, asked } = slowly();
  const { host, first } = await captainsTurn(kit, asked);
  const { at } = host.welcome;
  first.fail();
  await vi.waitFor(() => expect(host.welcome.at).toBeGreaterThan(at));
  expect(kit.troubles.map((e) => e.message)).toEqual(['no answer']);
});

it('thinks in a thread: this one hears everybody meanwhile', async () => {
  const { kit, asked } = slowly();
  const { first } = await captainsTurn(kit, asked);
  const [, , seen] = first;
  const thinker = threadThinker();
  let turns = 0;
  let answer: string | undefined;
  void thinker.think('captain-1', 'g', seen).then((said) => (answer = said));
  while (answer === undefined) {
    await later();
    turns++;
  }
  expect(turns).toBeGreaterThan(100);
  expect(kit.engine.decisionOf(seen)?.options.map((o) => o.id)).toContain(answer);
  await thinker.close();
});

it('keeps nobody waiting for ever, and takes no more than it can think of', async () => {
  const { kit, asked } = slowly();
  const { first } = await captainsTurn(kit, asked);
  const [, , seen] = first;
  const thinker = threadThinker();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const all = Array.from({ length: LIMITS.thinkWaiting + 1 }, (_, i) =>
    thinker.think('captain-3', `g${i}`, seen).catch((why: Error) => why.message),
  );
  expect(await all.at(-1)).toBe('too many captains think');
  vi.advanceTimersByTime(LIMITS.thinkMs);
  expect(new Set(await Promise.all(all.slice(0, -1)))).toEqual(new Set(['the captain thinks too long']));
  await thinker.close();
});
