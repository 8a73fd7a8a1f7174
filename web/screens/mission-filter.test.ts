import { EDITIONS } from '@holdout/editions';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { DIFFICULTIES, EVERY_MISSION, LENGTHS, passes } from './mission-filter.ts';
import { missionsOf } from './missions.ts';

it.each(EDITIONS)(
  'lists every mission of $id under exactly one difficulty, and more the longer it may take',
  (edition) => {
    const all = missionsOf(edition);
    const listed = (filter: Partial<typeof EVERY_MISSION>): string[] =>
      all.filter((m) => passes({ ...EVERY_MISSION, ...filter }, m)).map((m) => m.id);
    expect(listed({})).toHaveLength(all.length);
    expect(DIFFICULTIES.flatMap((difficulty) => listed({ difficulty })).sort()).toEqual(
      all.map((m) => m.id).sort(),
    );
    for (const [i, minutes] of LENGTHS.entries()) {
      const shorter = listed({ minutes });
      expect(listed({ minutes: LENGTHS[i + 1] ?? null })).toEqual(expect.arrayContaining(shorter));
      for (const id of shorter) expect(all.find((m) => m.id === id)?.minutes).toBeLessThanOrEqual(minutes);
    }
  },
);
