import { expect, it } from 'vitest';
import { BOUNDS } from '../bounds.ts';
import { bodiesWithin } from '../from-page.ts';
import { rowsOf, wordsFor } from './shape-words.ts';
import { FIELD_WORDS } from './message-words.ts';
import { protocolManual } from './page.ts';
import { list, nullable, oneOf, text, whole } from '../shape.ts';
import { shapeOf } from '../body.ts';

const page = protocolManual({});

/** Fields in the table under a heading. */
function fieldsUnder(heading: string): string[] {
  const [, after = ''] = page.split(`\n### ${heading}\n`);
  const [chapter = ''] = after.split(/\n##/);
  return [...chapter.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

it('says a word only on fields that are there', () => {
  const lost = Object.keys(FIELD_WORDS).filter((key) => {
    const [chapter = '', field = ''] = key.split('.');
    return !fieldsUnder(chapter).includes(field);
  });
  expect(lost).toEqual([]);
});

it('has every field of a message, and whether it may be missing', () => {
  const { hello } = bodiesWithin(BOUNDS);
  expect(rowsOf(shapeOf(hello), new Map()).map(({ name, always }) => [name, always])).toEqual([
    ['v', true],
    ['table', true],
    ['secrets', true],
    ['since', false],
    ['name', false],
    ['wish', false],
  ]);
  expect(fieldsUnder('hello')).toEqual(['v', 'table', 'secrets', 'since', 'name', 'wish']);
});

it('says what a shape holds', () => {
  const named = text(5);
  const chapters = new Map([[named, 'a name']]);
  expect(wordsFor(nullable(list(named, 3)), chapters)).toBe(
    'a list of at most 3: [a name](#a-name), or null',
  );
  expect(wordsFor(list(text()), chapters)).toBe('a list: a text');
  expect(wordsFor(whole(1, 6), chapters)).toBe('a whole number from 1 to 6');
  expect(wordsFor(oneOf('a', 'b'), chapters)).toBe('one of a, b');
});
