/** Garbage given to everything that reads: it is refused with a code or makes a sound game, and nothing ever throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRefusal,
  openTimeline,
  parseSave,
  ScriptError,
  type Json,
  type Refusal,
  type Truth,
} from '../index.ts';
import { buildScenario } from '../scenario/index.ts';
import { damaged, deep, garbageWith, soundness } from '../testing/hostile.ts';
import { toy } from '../toy/index.ts';
import { CELLAR, engine, missionWith, rats, SETUP } from '../toy/table.ts';

const SCENARIO = {
  title: 'all there is',
  edition: 'toy',
  mission: 'cellar',
  seats: [['ann'], ['bob']],
  heroes: { ann: { zone: 'S2', xp: 5, skills: ['eager'], lamp: true, actions: 2 }, bob: { status: 'dead' } },
  enemies: [rats('S2', 3), rats('S3')],
  doors: { [`${CELLAR}-R_1A_00_hall`]: 'closed' },
  unlocked: ['blue'],
  spawns: true,
  tokens: { S3: 'red' },
  turn: 'ann',
  dice: [1, 6],
  draws: { finds: ['lamp'], rats: ['few'] },
  answers: ['end'],
};
const SAVE = {
  rules: toy.rules,
  setup: SETUP,
  seed: 'x',
  answers: ['move:S2', 'end'],
  rewinds: [{ at: 1, dropped: 1 }],
};

const garbage = garbageWith(['S2', 'ann', 'rat', 'lamp', CELLAR, ['ann', 'ann'], ['lamp', 'lamp', 'lamp']]);
const spoilt = (file: unknown): fc.Arbitrary<Json> => damaged(file, garbage);
const anything = fc.oneof(garbage, fc.anything());
const expectSound = (result: Truth | Refusal): void => {
  expect(soundness(engine, result)).toEqual([]);
};

/** The same garbage every time, so that a failure comes back. */
const RUNS = { numRuns: 300, seed: 2012 };
const always = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void): void =>
  fc.assert(fc.property(values, holds), RUNS);

describe('a save', () => {
  it('of any text never throws', () => {
    always(fc.oneof(fc.string(), fc.json()), (text) => {
      const save = parseSave(text);
      if (!isRefusal(save)) openTimeline(engine, save);
    });
  });

  it('with anything damaged opens or is refused with a code', () => {
    always(spoilt(SAVE), (raw) => {
      const read = parseSave(JSON.stringify(raw));
      const opened = isRefusal(read) ? read : openTimeline(engine, read);
      expectSound(isRefusal(opened) ? opened : opened.state);
    });
  });
});

describe('a set-up', () => {
  it('of any value never throws', () => {
    always(anything, (raw) => expectSound(engine.newGame(raw, 'x')));
  });

  it('with anything damaged plays or is refused with a code', () => {
    always(spoilt(SETUP), (raw) => expectSound(engine.newGame(raw, 'x')));
  });

  it('with a damaged mission plays or is refused with a code', () => {
    always(spoilt(missionWith({})), (mission) => expectSound(engine.newGame({ ...SETUP, mission }, 'x')));
  });

  it.each([
    ['lists', deep('[', ']')],
    ['conditions', missionWith({ win: deep('{"not":', '}') })],
    ['tiles', missionWith({ tiles: deep('[', ']') })],
  ])('with %s nested without end is refused', (_, mission) => {
    expect(engine.newGame({ ...SETUP, mission }, 'x')).toHaveProperty('refused');
  });
});

describe('a scenario', () => {
  const build = (raw: unknown): Truth | Refusal => {
    const built = buildScenario(engine, raw);
    return isRefusal(built) ? built : built.state;
  };

  it('of any value never throws', () => {
    always(anything, (raw) => void build(raw));
  });

  it('as written is sound', () => {
    expect(build(SCENARIO)).not.toHaveProperty('refused');
  });

  it('with anything damaged is refused with a code or makes a sound position', () => {
    always(spoilt(SCENARIO), (raw) => {
      try {
        expectSound(build(raw));
      } catch (e) {
        // The dice of the file may run out in the middle of play, not before.
        if (!(e instanceof ScriptError)) throw e;
      }
    });
  });
});
