/** What can be played but is hardly meant: each warning once it is due, with its place, and none where a rule or a way makes it right. */
import type { Json } from '@holdout/engine';
import { missionWarnings } from '@holdout/engine/drafts';
import { expect, it } from 'vitest';
import { classic, EDITIONS } from '../index.ts';
import { lamplighters } from '../testing/data.ts';

/** Two houses with a door each, a token in the one, the start in the other. */
const [BASE] = lamplighters.missions;

const told = (more: { readonly [key: string]: Json }): string[] =>
  missionWarnings(classic, { ...JSON.parse(JSON.stringify(BASE)), ...more } as Json).map(
    ({ code, at, detail }) => [code, at, detail].join(' '),
  );

const DOORS: Json[] = [
  { between: ['R_2B_00_bedroom', 'S4'], colour: 'blue' },
  { between: ['R_1B_01_bedroom', 'S7'] },
];
const TOKEN = { zone: 'R_2B_00_bathroom' };
const taken = (effect: Json, colour?: string): Json => ({
  on: 'objective-taken',
  ...(colour === undefined ? {} : { colour }),
  do: [effect],
});

it('says nothing of a mission as it should be, and of those published only what is meant there', () => {
  expect(told({})).toEqual([]);
  const published = EDITIONS.flatMap((edition) =>
    Object.entries(edition.missions).flatMap(([id, file]) =>
      missionWarnings(edition, file).map(({ code, at }) => [id, code, at].join(' ')),
    ),
  );
  // In 04 they begin where enemies come from; the other doors stay shut for good, as printed.
  expect(published).toEqual([
    '04 warning.start-on-spawn start[0]',
    ...['MZ2 0', 'MZ5 0', 'MZ5 1', 'H2 1', 'H5 2', 'H5 3', 'D3 2', 'D7 4'].map((door) =>
      door.replace(/(.*) (.*)/, '$1 warning.door-locked doors[$2]'),
    ),
  ]);
});

it('leaves to the compiler what cannot be played at all', () => {
  expect(told({ start: [] })).toEqual([]);
});

it('finds a spawn zone that sleeps for ever [K-SPAWN-5]', () => {
  const spawns: Json[] = [{ zone: 'S1' }, { zone: 'S7', colour: 'blue', active: false }];
  expect(told({ spawns })).toEqual(['warning.spawn-idle spawns[1] blue']);
  const both: Json[] = [...spawns, { zone: 'S4', colour: 'green', active: false }];
  expect(told({ spawns: both, rules: [taken({ activateSpawns: 'green' })] })).toEqual([
    'warning.spawn-idle spawns[1] blue',
  ]);
  expect(told({ spawns, rules: [taken({ activateSpawns: 'blue' })] })).toEqual([]);
});

it('finds a door that nobody will ever open, and the token behind it', () => {
  const locked = ['warning.door-locked doors[0] blue', 'warning.out-of-reach objectives[0] R_2B_00_bathroom'];
  expect(told({ doors: DOORS })).toEqual(locked);
  // The key lies behind the door it opens.
  expect(told({ doors: DOORS, rules: [taken({ unlockDoors: 'blue' })], objectives: [TOKEN] })).toEqual([]);
  const keyBehind: Json[] = [taken({ unlockDoors: 'blue' }, 'red')];
  expect(told({ doors: DOORS, rules: keyBehind })).toEqual(locked);
  const keyOutside: Json[] = [{ ...TOKEN, colour: 'blue' }, { zone: 'S7' }];
  expect(told({ doors: DOORS, rules: keyBehind, objectives: keyOutside })).toEqual([]);
});

it('goes from key to key: what one token opens may hold the next', () => {
  const doors: Json[] = [
    { between: ['R_2B_00_bedroom', 'S4'], colour: 'blue' },
    { between: ['R_1B_01_bedroom', 'S7'], colour: 'green' },
  ];
  const objectives: Json[] = [
    TOKEN,
    { zone: 'R_1B_01_bedroom', colour: 'green' },
    { zone: 'S7', colour: 'blue' },
  ];
  const [first, second] = [taken({ unlockDoors: 'green' }, 'green'), taken({ unlockDoors: 'blue' }, 'blue')];
  expect(told({ doors, objectives, rules: [first, second] })).toEqual([]);
  expect(told({ doors, objectives, rules: [second] })).toHaveLength(4);
});

it('does not take one token lying face down for another', () => {
  const objectives: Json[] = [
    { ...TOKEN, colour: 'blue', down: true },
    { zone: 'S7', down: true },
  ];
  const rules: Json[] = [taken({ unlockDoors: 'blue' }, 'blue')];
  expect(told({ doors: DOORS, objectives, rules })).toEqual([]);
});

it('finds a start and an exit where enemies come from', () => {
  expect(told({ start: ['S1'] })).toEqual(['warning.start-on-spawn start[0] S1']);
  const way = {
    areas: { home: ['R_1B_01_kitchen'], out: ['S7', 'S1'] },
    exit: { area: 'out', when: { objectivesTaken: 'all' } },
  };
  expect(told(way)).toEqual(['warning.exit-on-spawn areas.out[1] S1']);
  const asleep: Json[] = [{ zone: 'S7' }, { zone: 'S1', colour: 'blue', active: false }];
  expect(told({ ...way, spawns: asleep, areas: { home: ['R_1B_01_kitchen'], out: ['S1'] } })).toEqual([
    'warning.spawn-idle spawns[1] blue',
  ]);
});
