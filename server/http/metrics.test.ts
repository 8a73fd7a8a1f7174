/** A freeze is told whole, however many short looks come after it. */
import { afterEach, expect, it, vi } from 'vitest';
import { Metrics } from './metrics.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the longest block since the last look is told, and how many there were of which length', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const metrics = new Metrics({});
  const number = async (name: string): Promise<number> =>
    Number(new RegExp(`^holdout_${name} (.+)$`, 'm').exec(await metrics.text())?.[1]);
  /** The loop is heard again after so many milliseconds: it looks every twenty. */
  const heardAfter = (ms: number): void => {
    clock += ms;
    vi.advanceTimersByTime(20);
  };
  for (const ms of [20, 20, 6020, ...Array.from({ length: 300 }, () => 21)]) heardAfter(ms);
  expect(await number('loop_block_max_seconds')).toBe(6);
  expect(await number('loop_block_max_seconds')).toBe(0);
  expect(await number('loop_block_seconds_bucket{le="5"}')).toBe(302);
  expect(await number('loop_block_seconds_count')).toBe(303);
  metrics.stop();
});
