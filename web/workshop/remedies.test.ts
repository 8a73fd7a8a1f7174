/** What would mend a flaw: every remedy offered takes its flaw away, breaks nothing by it and is told in words. */
import { classic } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import type { Json } from '@holdout/engine';
import { sketchOf } from '@holdout/engine/drafts';
import { narrator } from '@holdout/narrate';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { translator } from '../words/use-words.ts';
import { flawsOf } from './flaws.ts';
import { isFields } from './patch.ts';
import { sayStep } from './step-words.ts';
import { stepOf } from './steps.ts';
import type { Flaw, MissionFile } from './workshop.ts';

const plain = JSON.parse(JSON.stringify(lamplighters.missions[0])) as Json;
/** Two houses with a door each, a token in the one, the start in the other. */
const BASE: MissionFile = isFields(plain) ? plain : {};

const flaws = (file: MissionFile): Flaw[] =>
  flawsOf({ edition: classic, problems: [] }, file, sketchOf(classic, file));
const key = ({ key, at }: Flaw): string => `${key} ${at}`;

const NO_DOOR = [{ between: ['R_1B_01_bedroom', 'S7'] }];
const BLUE_DOOR = [{ between: ['R_2B_00_bedroom', 'S4'], colour: 'blue' }, ...NO_DOOR];

/** Each with what is wrong, where it is mended, and how many ways there are. */
const SPOILT: readonly (readonly [
  what: string,
  more: MissionFile,
  flaw: string,
  step: string,
  ways: number,
])[] = [
  ['nobody has a start', { start: [] }, 'mission.no-start start', 'board', 1],
  ['nothing spawns', { spawns: [] }, 'mission.no-spawn spawns', 'board', 1],
  ['a token in a house without a door', { doors: NO_DOOR }, 'mission.unreachable objectives[0]', 'board', 2],
  [
    'a street that ends at a wall',
    { tiles: [['2B@90'], ['1B@90']] },
    'board.edge-mismatch tiles[0][0]',
    'board',
    2,
  ],
  [
    'a spawn zone that sleeps for ever',
    { spawns: [{ zone: 'S1' }, { zone: 'S7', colour: 'blue', active: false }] },
    'warning.spawn-idle spawns[1]',
    'board',
    2,
  ],
  ['a door no rule unlocks', { doors: BLUE_DOOR }, 'warning.door-locked doors[0]', 'board', 2],
  ['a start where enemies come from', { start: ['S1', 'S7'] }, 'warning.start-on-spawn start[0]', 'board', 1],
  [
    'an exit where enemies come from',
    {
      areas: { home: ['R_1B_01_kitchen'], out: ['S7', 'S1'] },
      exit: { area: 'out', when: { objectivesTaken: 'all' } },
    },
    'warning.exit-on-spawn areas.out[1]',
    'board',
    1,
  ],
  [
    'enemies that there are none of',
    { enemies: [{ type: 'dragon', zone: 'S1', count: 1 }] },
    'mission.enemy-unknown enemies[0].type',
    'board',
    1,
  ],
];

describe.each(SPOILT)('%s', (_what, more, wrong, step, ways) => {
  const spoilt = { ...BASE, ...more };
  const flaw = flaws(spoilt).find((f) => key(f) === wrong);

  it('is found, at its place and step', () => {
    expect(flaws(spoilt).map(key)).toContain(wrong);
    expect(flaw && stepOf(flaw)).toBe(step);
  });

  it('is mended by each of its remedies, and nothing becomes red by it', () => {
    const remedies = flaw?.remedies ?? [];
    expect(remedies).toHaveLength(ways);
    for (const { file } of remedies) {
      const left = flaws(file);
      expect(left.map(key)).not.toContain(wrong);
      expect(left.filter((f) => f.level === 'red').map(key)).toEqual([]);
    }
  });

  it('is offered in words, in every language', () => {
    for (const language of ['en', 'fr'] as const) {
      const words = { t: translator(language, 'classic'), say: narrator(language) };
      for (const { said } of flaw?.remedies ?? []) expect(sayStep(words, said)).not.toMatch(/^\[/);
    }
  });
});

it('has nothing to mend where nothing is wrong', () => {
  expect(flaws(BASE)).toEqual([]);
});

it('offers no warnings while something is red', () => {
  const file = { ...BASE, start: [], doors: BLUE_DOOR };
  expect(flaws(file).map(({ level }) => level)).not.toContain('yellow');
});
