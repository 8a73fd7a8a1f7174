/** Garbage given to everything that reads: it is refused with a code or makes a sound game, and nothing ever throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildScenario,
  isRefusal,
  openTimeline,
  parseSave,
  REFUSALS,
  ScriptError,
  type Json,
  type Refusal,
  type State,
} from '@holdout/engine';
import { checkState, createRandom, madeHeroes, randomAnswer } from '@holdout/engine/testing';
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
    ned: { zone: 'S7', xp: 18, skills: ['medic', 'hoard'], hands: ['pistol', 'fire-axe'], reserve: ['water'], wounds: 1 },
    amy: { zone: 'S7', actions: 2, hands: ['sawed-off'], unloaded: true },
    josh: { status: 'dead' },
  },
  enemies: [{ type: 'walker', zone: 'S7', count: 3 }, { type: 'fatty', zone: 'S9' }],
  doors: {},
  unlocked: ['blue'],
  spawns: true,
  turn: 'ned',
  dice: [1, 6],
  draws: { equipment: ['katana'], zombies: [1] },
  own: { noise: { S7: 2 }, riders: { pimp: ['ned', null] }, suppliesOut: 1 },
  answers: ['end'],
}; // prettier-ignore

/** Values that readers tend to trip over. */
const NASTY: Json[] = [
  null, true, false, 0, -1, 1.5, 1e9, 99, 41, '', ' ', '0', 'S1', 'S7', 'ned', 'amy', 'walker', 'pistol', 'constructor', '__proto__', 'toString',
  [], [[]], [null], {}, { constructor: 1 }, JSON.parse('{"__proto__": {"draw": [1]}}') as Json, 'x'.repeat(200),
  ['ned', 'ned', 'ned', 'ned', 'ned', 'ned', 'ned'], ['pistol', 'pistol', 'pistol', 'pistol', 'pistol', 'pistol'], [1, 2, 3],
]; // prettier-ignore
const garbage = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>);

type Path = readonly (string | number)[];
const isBranch = (v: Json): v is Json[] | { [key: string]: Json } => typeof v === 'object' && v !== null;
const pathsOf = (v: Json, at: Path = []): Path[] =>
  isBranch(v) ? [at, ...Object.entries(v).flatMap(([k, inner]) => pathsOf(inner as Json, [...at, k]))] : [at];

/** A copy of a good file with one place changed: replaced, left out, or with a key or item too many. */
function damage(file: Json, pick: number, act: number, value: Json): Json {
  const copy = JSON.parse(JSON.stringify(file)) as Json;
  const paths = pathsOf(copy).slice(1);
  const path = paths[pick % paths.length];
  const parent = path
    .slice(0, -1)
    .reduce((v: Json, key) => Reflect.get(v as object, key) as Json, copy) as object;
  const key = path[path.length - 1];
  const inner = Reflect.get(parent, key) as Json;
  if (act === 0 || !isBranch(inner)) Reflect.set(parent, key, value);
  else if (act === 1 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (act === 1) Reflect.deleteProperty(parent, key);
  else if (Array.isArray(inner)) inner.push(value);
  else
    Object.defineProperty(inner, typeof value === 'string' ? value : 'extra', {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}
const damaged = (file: unknown): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.nat(100_000), fc.nat(2), garbage), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((f, [pick, act, value]) => damage(f, pick, act, value), file as Json));

const deep = (open: string, shut: string, n = 50_000): Json =>
  JSON.parse(open.repeat(n) + '1' + shut.repeat(n)) as Json;

/** Refused with a known code, or a game that is sound and can be played for a while. */
function expectSound(result: State | Refusal): void {
  if (isRefusal(result)) {
    expect(Object.keys(REFUSALS)).toContain(result.refused);
    return;
  }
  const random = createRandom('hostile');
  for (let i = 0; i < 25; i++) {
    expect(checkState(engine, result)).toEqual([]);
    const d = engine.decisionOf(result);
    if (!d) return;
    engine.answer(result, randomAnswer(d, random), false);
  }
}

/** The same garbage every time, so that a failure comes back. */
const SEED = 2012;
const RUNS = { numRuns: 300, seed: SEED };

describe('a save', () => {
  it('of any text never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const save = parseSave(text);
      if (!isRefusal(save)) openTimeline(engine, save);
    }), RUNS); // prettier-ignore
  });

  it('with anything damaged opens or is refused with a code', () => {
    const save = {
      rules: classic.rules,
      setup: SETUP,
      seed: 'x',
      answers: ['activate:amy', 'noise', 'end'],
      rewinds: [{ at: 1, dropped: 1 }],
    };
    fc.assert(fc.property(damaged(save), (raw) => {
      const read = parseSave(JSON.stringify(raw));
      const opened = isRefusal(read) ? read : openTimeline(engine, read);
      expectSound(isRefusal(opened) ? opened : opened.state);
    }), RUNS); // prettier-ignore
  });
});

describe('a set-up', () => {
  it('of any value never throws', () => {
    fc.assert(fc.property(fc.oneof(garbage, fc.anything()), (raw) => expectSound(engine.newGame(raw, 'x'))), RUNS); // prettier-ignore
  });

  it('with anything damaged plays or is refused with a code', () => {
    const sheets = madeHeroes(classic, 'hostile', 4);
    const own = { ...SETUP, sheets, seats: [(sheets ?? []).map((s) => s.id)] };
    fc.assert(fc.property(fc.oneof(damaged(SETUP), damaged(own)), (raw) => expectSound(engine.newGame(raw, 'x'))), RUNS); // prettier-ignore
  });

  it('with a damaged mission plays or is refused with a code', () => {
    const missions = Object.keys(classic.missions).filter((id) => id !== '09');
    const files = fc.constantFrom(...missions).chain((id) => damaged(classic.missions[id]));
    fc.assert(fc.property(files, (mission) => expectSound(engine.newGame({ ...SETUP, mission }, 'x'))), RUNS); // prettier-ignore
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
  const build = (raw: unknown): State | Refusal => {
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
    fc.assert(fc.property(damaged(SCENARIO), (raw) => {
      try {
        expectSound(build(raw));
      } catch (e) {
        // The dice of the file may run out in the middle of play, not before.
        if (!(e instanceof ScriptError)) throw e;
      }
    }), { numRuns: 500, seed: SEED }); // prettier-ignore
  });

  it('nested without end is refused', () => {
    expect(build(deep('[', ']'))).toHaveProperty('refused');
    expect(build({ ...SCENARIO, mission: deep('{"a":', '}') })).toHaveProperty('refused');
    expect(build({ ...SCENARIO, board: { tiles: [['1B@0']], win: deep('{"not":', '}') } })).toHaveProperty(
      'refused',
    );
  });
});
