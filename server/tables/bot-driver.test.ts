import { itemAt } from '@holdout/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { BotDriver } from './bot-driver.ts';
import { no, type Refused } from './refusals.ts';

const THINK_MS = 10;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A bot that is due for ever; each answer of the table to it comes from `replies`. */
function drive(...replies: (object | Refused | Error)[]): {
  driver: BotDriver;
  table: { at: number; asked: number };
  troubles: Error[];
} {
  const table = { at: 1, asked: 0 };
  const troubles: Error[] = [];
  const play = async (): Promise<object> => {
    const reply = itemAt(replies, table.asked++);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const bot = { isDue: () => table.asked < replies.length, at: () => table.at, play };
  return { driver: new BotDriver(bot, THINK_MS, (error) => troubles.push(error)), table, troubles };
}

it('plays one answer after the other, however often it is woken', async () => {
  const { driver, table } = drive({ seq: 1 }, { seq: 2 });
  driver.wake();
  driver.wake();
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect(table.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect(table.asked).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('tries again by itself when the storage was away', async () => {
  const { driver, table, troubles } = drive(new Error('gone'), { seq: 1 });
  driver.wake();
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect([table.asked, troubles.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(LIMITS.botRetryMs);
  expect(table.asked).toBe(2);
});

it('goes on where somebody else was faster', async () => {
  const { driver, table } = drive(no('answer.stale'), no('table.busy'), { seq: 1 });
  driver.wake();
  await vi.advanceTimersByTimeAsync(3 * THINK_MS);
  expect(table.asked).toBe(3);
});

it.each([
  ['the engine fails', 'engine.fault'],
  ['an answer would cost too much', 'answer.too-much-work'],
  ['the log is full', 'table.full'],
] as const)('leaves a decision alone where %s, until the game has moved', async (_, refused) => {
  const { driver, table } = drive(no(refused), { seq: 1 });
  driver.wake();
  await vi.advanceTimersByTimeAsync(10 * THINK_MS);
  driver.wake();
  await vi.advanceTimersByTimeAsync(10 * THINK_MS);
  expect(table.asked).toBe(1);
  table.at = 2;
  driver.wake();
  await vi.advanceTimersByTimeAsync(THINK_MS);
  expect(table.asked).toBe(2);
});

it('does nothing after it was stopped', async () => {
  const { driver, table } = drive({ seq: 1 });
  driver.wake();
  driver.stop();
  driver.wake();
  await vi.advanceTimersByTimeAsync(10 * THINK_MS);
  expect(table.asked).toBe(0);
});
