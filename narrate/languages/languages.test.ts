/// <reference types="node" />
/** A language is its folder: everything in it is used, and it says the same things as the first one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { PARTS, type PartName } from '../packs.ts';
import { languageFor, LANGUAGES, languageName, type Language } from './index.ts';
import type { Texts } from './language.ts';
import { partOf, rulesOf, sentencesOf } from './shelf.ts';
import { itemAt, lookUp } from '@holdout/engine';

const FIRST = itemAt(LANGUAGES, 0);

const KINDS: { readonly [kind: string]: (language: Language, part: PartName) => Texts } = {
  words: (language, part) => partOf(language, part)?.words ?? {},
  client: (language, part) => partOf(language, part)?.client ?? {},
  rules: (language, part) => rulesOf(language, part) ?? {},
  sentences: (language, part) => sentencesOf(language, part) ?? {},
};

/** Keys of all files of a part. */
function written(language: Language, part: PartName): string[] {
  const folder = new URL(`${language}/${part}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object));
}

describe.each(LANGUAGES)('%s', (language) => {
  it.each(PARTS)('says in %s what the first language says, in the same order', (part) => {
    for (const [kind, textsOf] of Object.entries(KINDS))
      expect([kind, Object.keys(textsOf(language, part))]).toEqual([kind, Object.keys(textsOf(FIRST, part))]);
  });

  it.each(PARTS)('leaves no text of %s unread', (part) => {
    const read = Object.values(KINDS).flatMap((textsOf) => Object.keys(textsOf(language, part)));
    expect(read.sort()).toEqual(written(language, part).sort());
  });

  it.each(['words', 'rules'])('says nothing of its %s twice', (kind) => {
    const keys = PARTS.flatMap((part) => Object.keys(lookUp(KINDS, kind)(language, part)));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('has a folder for each part and no other', () => {
    const folders = readdirSync(new URL(`${language}/`, import.meta.url), { withFileTypes: true });
    expect(folders.flatMap((f) => (f.isDirectory() ? [f.name] : [])).sort()).toEqual([...PARTS].sort());
  });

  it('is spoken to whoever asks for it, whatever the country', () => {
    expect(languageName(language)).not.toBe('');
    expect([language, `${language}-CA`, language.toUpperCase()].map(languageFor)).toEqual(
      Array(3).fill(language),
    );
  });
});

it('speaks the first language where none fits', () => {
  expect(['tlh', '', undefined].map((tag) => languageFor(tag))).toEqual([FIRST, FIRST, FIRST]);
});
