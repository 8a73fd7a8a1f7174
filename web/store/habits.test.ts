import { expect, it } from 'vitest';
import { readHabits } from './habits.ts';

const NONE = { players: [], lacking: [], mixed: {}, byHand: {}, horde: [] };

it('reads what was kept', () => {
  const kept = {
    players: ['Marie', ''],
    lacking: ['xmen'],
    mixed: { hero: { bystanders: ['core'] } },
    byHand: { classic: ['dice'] },
    horde: ['classic'],
  };
  expect(readHabits(JSON.stringify(kept))).toEqual(kept);
});

it('falls back to nothing where something is damaged, part by part', () => {
  expect(readHabits(null)).toEqual(NONE);
  expect(readHabits('{')).toEqual(NONE);
  expect(readHabits('[]')).toEqual(NONE);
  expect(readHabits('{"players":[1,"Tom"],"lacking":7,"mixed":{"hero":[1]},"byHand":{"classic":3}}')).toEqual(
    {
      players: ['Tom'],
      lacking: [],
      mixed: { hero: {} },
      byHand: { classic: [] },
      horde: [],
    },
  );
});
