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
} from '@holdout/engine';
import { buildScenario } from '@holdout/engine/scenario';
import { madeHeroes } from '@holdout/engine/testing';
import { damaged, deep, garbageWith, soundness } from '@holdout/engine/testing/hostile';
import { engine } from '../classic/tests/table.ts';
import { classic } from '../index.ts';

const SETUP = {
  edition: 'classic',
  mission: '05',
  seats: [['amy', 'doug', 'ned', 'wanda']],
  variants: { printing: 'later' },
};
const SCENARIO = {
  title: 'all there is',
  variants: { printing: 'later' },
  mission: '04',
  seats: [['ned', 'amy'], ['josh']],
  heroes: {
    ned: {
      zone: 'S7',
      xp: 18,
      skills: ['medic', 'hoard'],
      hands: ['pistol', 'fire-axe'],
      reserve: ['water'],
      wounds: 1,
    },
    amy: { zone: 'S7', actions: 2, hands: ['sawed-off'], unloaded: true },
    josh: { status: 'dead' },
  },
  enemies: [
    { type: 'walker', zone: 'S7', count: 3 },
    { type: 'fatty', zone: 'S9' },
  ],
  doors: {},
  unlocked: ['blue'],
  spawns: true,
  turn: 'ned',
  dice: [1, 6],
  draws: { equipment: ['katana'], zombies: [1] },
  own: { noise: { S7: 2 }, riders: { pimp: ['ned', null] }, suppliesOut: 1 },
  answers: ['end'],
};

const garbage = garbageWith([
  ...['S7', 'ned', 'amy', 'walker', 'pistol'],
  ['ned', 'ned', 'ned', 'ned', 'ned', 'ned', 'ned'],
  ['pistol', 'pistol', 'pistol', 'pistol', 'pistol', 'pistol'],
]);
const spoilt = (file: unknown): fc.Arbitrary<Json> => damaged(file, garbage);
const expectSound = (result: Truth | Refusal): void => {
  expect(soundness(engine, result)).toEqual([]);
};

/** The same garbage every time, so that a failure comes back. */
const SEED = 2012;
const RUNS = { numRuns: 300, seed: SEED };

describe('a save', () => {
  it('of any text never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const save = parseSave(text);
        if (!isRefusal(save)) openTimeline(engine, save);
      }),
      RUNS,
    );
  });

  it('with anything damaged opens or is refused with a code', () => {
    const save = {
      rules: classic.rules,
      setup: SETUP,
      seed: 'x',
      answers: ['activate:amy', 'noise', 'end'],
      rewinds: [{ at: 1, dropped: 1 }],
    };
    fc.assert(
      fc.property(spoilt(save), (raw) => {
        const read = parseSave(JSON.stringify(raw));
        const opened = isRefusal(read) ? read : openTimeline(engine, read);
        expectSound(isRefusal(opened) ? opened : opened.state);
      }),
      RUNS,
    );
  });
});

describe('a set-up', () => {
  it('of any value never throws', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.anything()), (raw) => expectSound(engine.newGame(raw, 'x'))),
      RUNS,
    );
  });

  it('with anything damaged plays or is refused with a code', () => {
    const sheets = madeHeroes(classic, 'hostile', 4);
    const own = { ...SETUP, sheets, seats: [(sheets ?? []).map((s) => s.id)] };
    fc.assert(
      fc.property(fc.oneof(spoilt(SETUP), spoilt(own)), (raw) => expectSound(engine.newGame(raw, 'x'))),
      RUNS,
    );
  });

  it('with a damaged mission plays or is refused with a code', () => {
    const missions = Object.keys(classic.missions).filter((id) => id !== '09');
    const files = fc.constantFrom(...missions).chain((id) => spoilt(classic.missions[id]));
    fc.assert(
      fc.property(files, (mission) => expectSound(engine.newGame({ ...SETUP, mission }, 'x'))),
      RUNS,
    );
  });

  it.each([
    ['lists', deep('[', ']')],
    ['conditions', { ...(classic.missions['01'] as object), win: deep('{"not":', '}') }],
    ['tiles', { ...(classic.missions['01'] as object), tiles: deep('[', ']') }],
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
    fc.assert(
      fc.property(fc.oneof(garbage, fc.anything()), (raw) => void build(raw)),
      RUNS,
    );
  });

  it('as written is sound', () => {
    expect(build(SCENARIO)).not.toHaveProperty('refused');
  });

  it.each([
    ['a rider in two seats', { own: { riders: { pimp: ['ned', 'ned'] } } }],
    [
      'more cards than hands',
      {
        heroes: {
          ...SCENARIO.heroes,
          ned: { zone: 'S7', hands: ['pistol', 'katana', 'rifle'], reserve: ['water'] },
        },
      },
    ],
  ])('with %s is refused: no such position can be', (_, part) => {
    expect(build({ ...SCENARIO, ...part })).toMatchObject({ refused: 'scenario.broken' });
  });

  it('with anything damaged is refused with a code or makes a sound position', () => {
    fc.assert(
      fc.property(spoilt(SCENARIO), (raw) => {
        try {
          expectSound(build(raw));
        } catch (e) {
          // The dice of the file may run out in the middle of play, not before.
          if (!(e instanceof ScriptError)) throw e;
        }
      }),
      { numRuns: 500, seed: SEED },
    );
  });

  it('nested without end is refused', () => {
    expect(build(deep('[', ']'))).toHaveProperty('refused');
    expect(build({ ...SCENARIO, mission: deep('{"a":', '}') })).toHaveProperty('refused');
    expect(build({ ...SCENARIO, board: { tiles: [['1B@0']], win: deep('{"not":', '}') } })).toHaveProperty(
      'refused',
    );
  });
});
