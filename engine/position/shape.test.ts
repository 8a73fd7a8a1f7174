/** Shapes one by one: what is told is read back, what is no such value is not, and nothing is left out in silence. */
import { describe, expect, it } from 'vitest';
import type { Game, Json } from '../index.ts';
import { CELLAR, engine, FRONT_DOOR, HALL, newGame } from '../toy/table.ts';
import { numbersByBuilding, skill } from './named.ts';
import { record, numbersBy, type Reading, type Shape } from './shape.ts';
import { named } from './shapes.ts';

const g: Game = engine.gameOf(newGame('shapes'));
const reading = (): Reading => ({ g, lost: new Set() });
const { card, cardOrNone, door, enemy, hero, heroOrNone, numbersByZone, zone, zoneOrNone } = named;
const { between, byKey, count, flag, list, maybe, number, orNone, pair, parts, text } = named;

interface Bag {
  n: number;
  rest?: number | undefined;
}
const bag: Shape<Bag> = parts<Bag>({ n: count, rest: maybe(count) });

/** The value as the state has it, and as it is told. */
const told = <T>(shape: Shape<T>, value: T, as: Json): [Shape<unknown>, unknown, Json] => [shape, value, as];

describe('a value is told by name and read back', () => {
  it.each([
    told(number(1, 6), 1, 1),
    told(number(1, 6), 6, 6),
    told(flag, true, true),
    told(flag, false, false),
    told(text(['red', 'blue']), 'blue', 'blue'),
    told(text(), 'x'.repeat(80), 'x'.repeat(80)),
    told(zone, 0, 'S1'),
    told(zoneOrNone, -1, null),
    told(
      door,
      g.context.board.doors.findIndex((d) => d.id === FRONT_DOOR),
      FRONT_DOOR,
    ),
    told(enemy, 0, 'rat'),
    told(hero, 1, 'bob'),
    told(heroOrNone, -1, null),
    told(heroOrNone, 0, 'ann'),
    told(card('finds'), 1, 'lamp#2'),
    told(card('finds'), 3, 'dust#2'),
    told(cardOrNone('rats'), -1, null),
    told(cardOrNone('rats'), 0, 'none'),
    told(skill, 'eager', 'eager'),
    told(orNone(count, null), null, null),
    told(orNone(count, null), 4, 4),
    told(pair(hero, zone), [1, 2], ['bob', 'S3']),
    told(list(hero), [1, 0], ['bob', 'ann']),
    told(record(hero), { first: 1 }, { first: 'bob' }),
    told(byKey<number>({ who: hero, where: zone }), { who: 1, where: 0 }, { who: 'bob', where: 'S1' }),
    told(bag, { n: 1, rest: 2 }, { n: 1, rest: 2 }),
    told(bag, { n: 1, rest: undefined }, { n: 1, rest: null }),
    told(
      numbersByZone,
      g.context.board.zones.map((z) => (z.id === HALL ? 3 : 0)),
      { [HALL]: 3 },
    ),
    told(
      numbersByBuilding,
      g.context.board.buildings.map(() => 1),
      { [HALL]: 1, [CELLAR]: 1 },
    ),
  ])('%#', (shape, value, as) => {
    expect(shape.tell(g, value)).toEqual(as);
    const r = reading();
    expect(shape.read(r, as)).toEqual(value);
    expect([...r.lost]).toEqual([]);
  });
});

describe('what is no such value is not read', () => {
  const not = <T>(
    shape: Shape<T>,
    ...found: (Json | undefined)[]
  ): [Shape<unknown>, (Json | undefined)[]] => [shape, found];
  it.each([
    not(number(1, 6), 0, 7, 1.5, '1', null, undefined),
    not(flag, 0, 'true', null, undefined),
    not(text(['red']), 'blue', null, undefined),
    not(text(), 'x'.repeat(81), 7, null, undefined),
    not(zone, 'S9', 0, null, undefined),
    not(heroOrNone, 'cleo', undefined),
    not(skill, 'nothing-of-the-kind', 7, null),
    not(pair(hero, zone), ['bob'], ['bob', 'S9'], ['cleo', 'S1'], 'bob', null, { 0: 'bob', 1: 'S1' }),
    not(list(hero), 'bob', null, { length: 1 }),
    not(record(hero), ['bob'], null, 'bob', 7, undefined),
    not(bag, {}, { rest: 1 }, { n: -1 }, null, [1]),
    not(numbersByZone, ['S1'], null, 7, undefined),
  ])('%#', (shape, found) => {
    expect(found.map((f) => shape.read(reading(), f))).toEqual(found.map(() => undefined));
  });
});

describe('what is left out is noted', () => {
  const lost = <T>(shape: Shape<T>, found: Json): [T | undefined, string[]] => {
    const r = reading();
    return [shape.read(r, found), [...r.lost]];
  };

  it('by its name, or as it stands, once and not at length', () => {
    expect(lost(list(hero), ['ann', 'cleo', 'cleo', 'bob'])).toEqual([[0, 1], ['cleo']]);
    expect(lost(list(count), [1, { n: 2 }, 3])).toEqual([[1, 3], ['{"n":2}']]);
    expect(lost(list(count), ['x'.repeat(200)])[1][0]).toHaveLength(80);
    expect(lost(list(hero), ['x'.repeat(200)])[1][0]).toHaveLength(80);
    expect(lost(list(skill), ['x'.repeat(200)])[1][0]).toHaveLength(80);
    expect(lost(record(hero), { a: 'cleo', b: 'bob' })).toEqual([{ b: 1 }, ['cleo']]);
    expect(lost(record(count), { a: 'many' })).toEqual([{}, ['"many"']]);
    expect(lost(numbersByZone, { S9: 1, S1: 2 })[1]).toEqual(['S9']);
  });

  it('and the rest is as if nothing were told', () => {
    const two = numbersBy(() => ['a', 'b'], 9);
    expect([two.read(reading(), { b: 9 }), two.read(reading(), { a: 10, b: -1 })]).toEqual([
      [0, 9],
      [0, 0],
    ]);
    expect(byKey<number>({ n: count, m: count }).read(reading(), { n: 1, x: 2 })).toEqual({ n: 1 });
    expect(byKey<number>({ n: count }).read(reading(), null)).toEqual({});
    expect(bag.read(reading(), { n: 1 })).toEqual({ n: 1 });
    expect('rest' in (bag.read(reading(), { n: 1 }) ?? {})).toBe(false);
    expect('rest' in (bag.read(reading(), { n: 1, rest: null }) ?? {})).toBe(true);
  });

  it('but nobody reads without end, nor what belongs to the language', () => {
    expect(list(count).read(reading(), new Array<Json>(600).fill(1))).toHaveLength(500);
    const keys = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`k${i}`, 1]));
    expect(Object.keys(record(count).read(reading(), keys) ?? {})).toHaveLength(500);
    const odd = JSON.parse('{"__proto__": 1, "a": 2}') as Json;
    expect(record(count).read(reading(), odd)).toEqual({ a: 2 });
    expect(byKey<number>({ constructor: count }).read(reading(), {})).toEqual({});
  });
});

it('what is always the same as a round begins is not told', () => {
  const nothing = between(() => [0]);
  expect([nothing.tell(g, [1]), nothing.read(reading(), [1])]).toEqual([undefined, [0]]);
});

it('what has no name here is told as nothing', () => {
  expect([zone.tell(g, 99), pair(zone, hero).tell(g, [99, 99]), list(zone).tell(g, [99])]).toEqual([
    null,
    [null, null],
    [null],
  ]);
  const silent = between(() => 0);
  expect([record(silent).tell(g, { a: 1 }), byKey<number>({}).tell(g, { a: 1 })]).toEqual([
    { a: null },
    { a: null },
  ]);
  expect([list(silent).tell(g, [1]), pair(silent, silent).tell(g, [1, 1])]).toEqual([[null], [null, null]]);
  expect(byKey<number>({ n: silent }).tell(g, { n: 1 })).toEqual({ n: null });
});
