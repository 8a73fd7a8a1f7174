/**
 * The sentences of a mission say the whole of its rules: whatever stands in the file is said, in every language, by its
 * name; the golden files beside this test are for reading (`npx vitest run narrate/script -u` writes them anew).
 */
import { EDITIONS } from '@holdout/editions';
import { lookUp, type Edition, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { idsOf, wrongIn } from '../tests/sound.ts';
import { isObject } from './fits.ts';
import { fieldsIn, phrasesIn, placeOf, plain, type Path, type Piece } from './piece.ts';
import { scriptOf, tellerOf, type Line } from './script.ts';

const TOLD = new Map<string, Line[]>();
function told(language: Language, edition: Edition, id: string): Line[] {
  const key = `${language} ${id}`;
  const file = lookUp(edition.missions, id);
  const lines = TOLD.get(key) ?? scriptOf(tellerOf(language, edition, file), file);
  TOLD.set(key, lines);
  return lines;
}

/** Every value in the file that is no list and no object, by its place. */
function leaves(value: Json, path: Path = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => leaves(one, [...path, i]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
  return [placeOf(path)];
}

/** The head of the file, its tiles and texts; ids that name a line for its texts. */
const ELSEWHERE =
  /^(id|edition|source|clause|difficulty|minutes|tiles|levels|texts)\b|^(goals|lose|hopeless)\[\d+\]\.id$/;

/** Places that a field says, and those of words that take nothing else than `true`. */
const placesIn = (pieces: readonly Piece[]): string[] => [
  ...fieldsIn(pieces).flatMap(({ path, text }) => (text === '' ? [] : [placeOf(path)])),
  ...phrasesIn(pieces).flatMap(({ kind, path, word }) => [
    placeOf([...path, kind === 'trigger' ? 'on' : word]),
  ]),
];

const all = EDITIONS.flatMap((edition) =>
  Object.entries(edition.missions).map(([id, file]) => ({ id, edition, file })),
);
const inEveryLanguage = LANGUAGES.flatMap((language) => all.map((one) => ({ language, ...one })));

describe('a mission told as sentences', () => {
  it('is told for all of them', () => expect(all).toHaveLength(46));

  it.each(inEveryLanguage)('$language: $id leaves nothing out', ({ language, edition, id, file }) => {
    const lines = told(language, edition, id);
    const said = new Set(lines.flatMap(({ pieces }) => placesIn(pieces)));
    const unsaid = leaves(file).filter((place) => !ELSEWHERE.test(place) && !said.has(place));
    expect(unsaid).toEqual([]);
  });

  it.each(inEveryLanguage)('$language: $id reads as a text does', ({ language, edition, id }) => {
    const raw = idsOf(edition, []);
    for (const { pieces } of told(language, edition, id)) {
      const text = plain(pieces);
      expect(text).toMatch(/^\P{Ll}.*[.!?]$/u);
      expect([text, wrongIn(language, text, raw)]).toEqual([text, false]);
      for (const field of fieldsIn(pieces))
        if (field.shape.is === 'name' && ['area', 'counter'].includes(field.shape.kind))
          expect(field.text).not.toMatch(/[“«]/);
    }
  });

  it.each(LANGUAGES.flatMap((language) => EDITIONS.map((edition) => ({ language, edition }))))(
    '$language: the missions of $edition.id, to be read',
    async ({ language, edition }) => {
      const page = Object.keys(edition.missions).map((id) =>
        [`== ${id}`, ...told(language, edition, id).map(({ pieces }) => plain(pieces)), ''].join('\n'),
      );
      await expect(page.join('\n')).toMatchFileSnapshot(`golden/${language}/${edition.id}.txt`);
    },
  );
});
