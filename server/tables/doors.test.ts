import { DOOR_CODE, DOOR_LETTERS } from '@holdout/protocol';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { Doors } from './doors.ts';

function doorsAt(clock: { now: number }, lots: readonly number[] = []): Doors {
  let i = 0;
  return new Doors(
    () => clock.now,
    (n) => (lots[i++] ?? i * 7) % n,
  );
}

it('the letters of a table stay the same for the evening, and lead nowhere afterwards', () => {
  const clock = { now: 0 };
  const doors = doorsAt(clock);
  const code = doors.open('a');
  expect(code).toMatch(DOOR_CODE);
  expect(doors.open('a')).toBe(code);
  expect(doors.open('b')).not.toBe(code);
  expect(doors.behind(code)).toBe('a');
  clock.now = LIMITS.doorMs;
  expect(doors.behind(code)).toBeUndefined();
});

it('no letters lead to two tables', () => {
  const doors = doorsAt({ now: 0 }, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  expect([doors.open('a'), doors.open('b')]).toEqual(['AAAA', 'BBBB']);
  expect(doors.behind('AAAA')).toBe('a');
});

it('of too many the one that was asked for longest ago gives way', () => {
  let lot = 0;
  const size = DOOR_LETTERS.length;
  const doors = new Doors(
    () => 0,
    () => Math.floor(Math.floor(lot / 4) / size ** (lot++ % 4)) % size,
  );
  const first = doors.open('first');
  for (let i = 1; i < LIMITS.doors; i++) doors.open(`table ${i}`);
  expect(doors.behind(first)).toBe('first');
  doors.open('one more');
  expect(doors.behind(first)).toBeUndefined();
});
