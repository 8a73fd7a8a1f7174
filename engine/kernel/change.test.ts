import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBetween, withChange, type Change } from './change.ts';
import { sharing } from './sharing.ts';
import type { Json } from './vocabulary.ts';
import { itemAt } from '../lookup.ts';

const leaf = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('', 'a', 'b'),
  fc.boolean(),
  fc.constant(null),
);
const key = fc.constantFrom('a', 'b', 'c', '', 'length', '0', 'constructor');
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(leaf, { maxLength: 5 }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(key, tie('json'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const position = fc.dictionary(key, json, { maxKeys: 4, noNullPrototype: true });

it('makes any position into any other, sent as text or not, and leaves both alone', () => {
  fc.assert(
    fc.property(position, position, (before, after) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)];
      const change = changeBetween(before, after);
      expect(withChange(before, change)).toEqual(after);
      expect(withChange(before, JSON.parse(JSON.stringify(change)) as Change)).toEqual(after);
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
    }),
    { numRuns: 500 },
  );
});

it('says nothing of what stayed, shares it, and is the same object when everything did', () => {
  const before = {
    enemies: [0, 2, 0],
    heroes: [
      { zone: 1, slots: [4] },
      { zone: 1, slots: [5] },
    ],
    round: 1,
  };
  const after = {
    enemies: [0, 1, 1],
    heroes: [
      { zone: 2, slots: [4] },
      { zone: 1, slots: [5] },
    ],
    round: 1,
  };
  const change = changeBetween(before, after);
  expect(change).toEqual([
    [['enemies', 1], 1],
    [['enemies', 2], 1],
    [['heroes', 0, 'zone'], 2],
  ]);
  const next = withChange(before, change);
  expect(next.heroes[1]).toBe(before.heroes[1]);
  expect(itemAt(next.heroes, 0).slots).toBe(itemAt(before.heroes, 0).slots);
  expect(withChange(before, changeBetween(before, JSON.parse(JSON.stringify(before)) as object))).toBe(
    before,
  );
});

it('cuts lists short, fills empty ones at once, and drops keys', () => {
  const before = { list: [1, 2, 3], none: [] as number[], thing: { a: 1, b: 2 } };
  const after = { list: [1], none: [7, 8], thing: { a: 1 } };
  expect(changeBetween(before, after)).toEqual([[['list', 1]], [['none'], [7, 8]], [['thing', 'b']]]);
});

it('adds up: one change after the other is both in one', () => {
  fc.assert(
    fc.property(position, position, position, (a, b, c) => {
      expect(withChange(a, [...changeBetween(a, b), ...changeBetween(b, c)])).toEqual(c);
    }),
  );
});

it('changes nothing where the path leads nowhere', () => {
  expect(withChange({ a: 1 }, [[['a', 'b', 0], 2]])).toEqual({ a: 1 });
});

/** Every object in it, and itself. */
const objectsIn = (x: unknown): object[] =>
  typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(objectsIn)] : [];

/** Keys are compared as they come: their order says nothing. */
const inOrder = (change: Change): string[] => change.map((entry) => JSON.stringify(entry)).sort();

it('is the same between copies that share what stayed, and they share nothing with what goes on', () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      const texts = [JSON.stringify(a), JSON.stringify(b)];
      const before = JSON.parse(JSON.stringify(a)) as typeof a;
      const after = sharing(before, b);
      expect([before, after]).toEqual([a, b]);
      expect(inOrder(changeBetween(before, after))).toEqual(inOrder(changeBetween(a, b)));
      const theirs = new Set([...objectsIn(a), ...objectsIn(b)]);
      expect([...objectsIn(before), ...objectsIn(after)].filter((x) => theirs.has(x))).toEqual([]);
      expect(sharing(after, b)).toBe(after);
      expect([JSON.stringify(a), JSON.stringify(b)]).toEqual(texts);
    }),
    { numRuns: 500 },
  );
});

it('a copy shares what stayed, however deep it lies', () => {
  const before = { own: { cards: [{ zone: 1 }, { zone: 2 }], noise: [0, 0] }, round: 1 };
  const after = sharing(before, { own: { cards: [{ zone: 1 }, { zone: 3 }], noise: [0, 0] }, round: 1 });
  expect(after).toEqual({ own: { cards: [{ zone: 1 }, { zone: 3 }], noise: [0, 0] }, round: 1 });
  expect(after.own.noise).toBe(before.own.noise);
  expect(after.own.cards[0]).toBe(before.own.cards[0]);
  expect(after.own.cards[1]).not.toBe(before.own.cards[1]);
});
