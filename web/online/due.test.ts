/** When somebody steps in: by the pace of a game by letter, or after so long an absence. */
import type { House } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { dueAt, timeText } from './due.ts';
import { FakeTable } from './testing.ts';

const MINUTE = 60_000;
const START = 5 * MINUTE;

function due(house: Partial<House>, away: (number | null)[]): number | undefined {
  const table = new FakeTable();
  const welcome = table.welcome();
  const { game } = welcome;
  if (!game) throw new Error('no game');
  const model = {
    ...welcome,
    house: { ...welcome.house, ...house },
    game: { ...game, since: START, answerers: [0] },
  };
  return dueAt(model, { people: { t: 'people', chairs: away, host: null, watchers: [] } });
}

describe('somebody steps in', () => {
  it('at the pace of a game by letter, there or not', () => {
    expect(due({ pace: 60 }, [null, null])).toBe(START + 60 * MINUTE);
    expect(due({ pace: 60, away: 2 }, [START, null])).toBe(START + 60 * MINUTE);
  });

  it('after an absence, from when the question was opened at the earliest', () => {
    expect(due({ away: 2 }, [START + MINUTE, null])).toBe(START + 3 * MINUTE);
    expect(due({ away: 2 }, [MINUTE, null])).toBe(START + 2 * MINUTE);
  });

  it('never for whoever is there, or where people wait or vote', () => {
    expect(due({ away: 2 }, [null, START])).toBeUndefined();
    expect(due({}, [START, null])).toBeUndefined();
  });
});

it('names the day where the hour alone would not do', () => {
  const now = Date.UTC(2026, 4, 1, 10);
  expect(timeText(now + 60 * MINUTE, now, { language: 'en' })).not.toMatch(/day/);
  expect(timeText(now + 24 * 60 * MINUTE, now, { language: 'en' })).toMatch(/Saturday|Friday|Sunday/);
  expect(timeText(now + 24 * 60 * MINUTE, now, { language: 'fr' })).toMatch(/samedi|vendredi|dimanche/);
});
