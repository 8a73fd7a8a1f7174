/** A reader asks for what it expects; whatever else is there is noted with its place, and something sound comes back. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../index.ts';
import { Reader, type Problem } from './reader.ts';

/** What is read, and what was wrong, as `place code detail`. */
function reading<T>(value: Json | undefined, read: (r: Reader) => T, at = 'it'): [T, string[]] {
  const problems: Problem[] = [];
  const found = read(new Reader(value, at, problems));
  return [found, problems.map((p) => [p.at, p.code, p.detail].filter(Boolean).join(' '))];
}

describe('a reader', () => {
  it('reads texts that are there and not too long', () => {
    expect(reading('a', (r) => r.text())).toEqual(['a', []]);
    expect(reading('x'.repeat(80), (r) => r.text())[1]).toEqual([]);
    for (const odd of ['', 'x'.repeat(81), 7, null, undefined, ['a']])
      expect(reading(odd, (r) => r.text())).toEqual(['', ['it file.not-text']]);
    expect(reading('abc', (r) => r.text(3))).toEqual(['abc', []]);
    expect(reading('abcd', (r) => r.text(3))).toEqual(['', ['it file.not-text']]);
    expect([reading(undefined, (r) => r.textOr('b')), reading('a', (r) => r.textOr('b'))]).toEqual([
      ['b', []],
      ['a', []],
    ]);
    expect(reading(7, (r) => r.textOr('b'))).toEqual(['', ['it file.not-text']]);
  });

  it('reads whole numbers within bounds', () => {
    for (const n of [2, 3, 5]) expect(reading(n, (r) => r.number(2, 5))).toEqual([n, []]);
    for (const odd of [1, 6, 2.5, '3', null, undefined])
      expect(reading(odd, (r) => r.number(2, 5))).toEqual([2, ['it file.not-a-number 2..5']]);
    expect([reading(undefined, (r) => r.number(2, 5, 4)), reading(null, (r) => r.number(2, 5, 4))]).toEqual([
      [4, []],
      [4, []],
    ]);
    expect(reading(9, (r) => r.number(2, 5, 4))).toEqual([2, ['it file.not-a-number 2..5']]);
    expect(reading(3, (r) => r.number(2, 5, 4))).toEqual([3, []]);
  });

  it('reads flags, and one of several words', () => {
    expect([reading(true, (r) => r.flag(false)), reading(false, (r) => r.flag(true))]).toEqual([
      [true, []],
      [false, []],
    ]);
    expect([reading(undefined, (r) => r.flag(true)), reading('no', (r) => r.flag(true))]).toEqual([
      [true, []],
      [true, ['it file.not-a-flag']],
    ]);
    const words = ['so', 'thus'] as const;
    expect(reading('thus', (r) => r.oneOf(words))).toEqual(['thus', []]);
    expect(reading('no', (r) => r.oneOf(words, 'thus'))).toEqual(['so', ['it file.unknown-word so, thus']]);
    expect(reading(undefined, (r) => r.oneOf(words, 'thus'))).toEqual(['thus', []]);
    expect(reading(undefined, (r) => r.oneOf(words))).toEqual(['so', ['it file.unknown-word so, thus']]);
  });

  it('reads lists that are not too long', () => {
    const values = (r: Reader): unknown[] => r.list(2).map((x) => [x.at, x.value]);
    expect(reading([1, 2], values)).toEqual([
      [
        ['it[0]', 1],
        ['it[1]', 2],
      ],
      [],
    ]);
    expect(reading([1, 2, 3], values)).toEqual([
      [
        ['it[0]', 1],
        ['it[1]', 2],
      ],
      ['it file.too-long 2'],
    ]);
    expect(reading({ 0: 1 }, values)).toEqual([[], ['it file.not-a-list']]);
    const many = new Array<Json>(201).fill(0);
    expect(reading(many, (r) => r.list().length)).toEqual([200, ['it file.too-long 200']]);
    expect([reading(null, (r) => r.listOrNone()), reading(7, (r) => r.listOrNone())]).toEqual([
      [[], []],
      [[], ['it file.not-a-list']],
    ]);
    expect(reading([7], (r) => r.listOrNone().length)).toEqual([1, []]);
  });

  it('reads what stands under its own keys, and tells of others', () => {
    const get = (key: string) => (r: Reader) => [r.get(key).at, r.get(key).value, r.get(key).present];
    expect(reading({ a: 1 }, get('a'))[0]).toEqual(['it.a', 1, true]);
    expect(reading({ a: 1 }, get('a'), '')[0]).toEqual(['a', 1, true]);
    expect(reading({ a: null }, get('a'))[0]).toEqual(['it.a', null, false]);
    for (const odd of [{}, [], null, 'text', undefined])
      expect(reading(odd, get('constructor'))[0]).toEqual(['it.constructor', undefined, false]);
    expect(reading([7], get('0'))[0]).toEqual(['it.0', undefined, false]);
    expect(reading({ a: 1, b: 2 }, (r) => r.keys())).toEqual([['a', 'b'], []]);
    for (const odd of [[], null, 'text', undefined])
      expect(reading(odd, (r) => r.keys())).toEqual([[], ['it file.not-an-object']]);
    expect(reading({ a: 1, b: 2, c: 3 }, (r) => r.only('a', 'c'))[1]).toEqual(['it.b file.unknown-key']);
  });

  it('leaves keys to somebody else', () => {
    expect(reading({ a: 1, b: 2 }, (r) => r.without('a').value)[0]).toEqual({ b: 2 });
    for (const odd of [[1], null, 'a', undefined])
      expect(reading(odd, (r) => r.without('0').value)[0]).toEqual(odd);
    const [inner, problems] = reading({ a: 1 }, (r) => {
      r.without('a').fail('odd', 'because');
      return r.without('a').at;
    });
    expect([inner, problems]).toEqual(['it', ['it odd because']]);
  });
});
