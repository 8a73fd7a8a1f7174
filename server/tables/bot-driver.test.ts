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
    const reply = replies[table.asked++];
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

it('leaves a decision alone where the engine fails, until the game has moved', async () => {
  const { driver, table } = drive(no('engine.fault'), { seq: 1 });
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
