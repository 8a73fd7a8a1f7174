import { expect, it } from 'vitest';
import { Bucket } from './bucket.ts';

it('a clock that is set back makes nobody wait longer', () => {
  let now = 1_000_000;
  const bucket = new Bucket(1, 100, () => now);
  expect(bucket.take()).toBe(true);
  now -= 500_000;
  expect(bucket.take()).toBe(false);
  now += 100;
  expect(bucket.full).toBe(true);
  expect(bucket.take()).toBe(true);
});
