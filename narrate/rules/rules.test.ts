/**
 * The rule reference is data read by clause id: a missing or mistranslated key would leave a hole on the
 * player's page, so all languages and the table of chapters are held to the same list of clauses.
 */
import { EDITIONS } from '@holdout/editions';
import { folderOf } from '@holdout/editions/folders';
import { leading, lookUp, type Edition } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { chaptersIn } from '../reference.ts';
import { missionClauses } from '../tests/mission-keys.ts';
import '../index.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import type { Texts } from '../languages/language.ts';
import { PARTS, type PartName } from '../packs.ts';
import { rulesOf, TEXTS } from '../languages/shelf.ts';

interface File {
  name: string;
  /** Whose players read its clauses, or the family that shares them. */
  edition: string;
  id: RegExp;
  /** Left out where anybody may add some. */
  count?: number;
  textsIn: (language: Language) => Texts;
  /** All our own: nothing in it had to be ruled upon. */
  unruled?: boolean;
}

/** What the books have, by part; of an edition that is not counted out here the clauses only look like clauses. */
const COUNTED: { readonly [part in PartName]?: readonly [id: RegExp, count: number] } = {
  shared: [/^K-[A-Z]+-\d+$/, 52],
  classic: [/^C-[A-Z]+-\d+$/, 160],
  supers: [/^S-[A-Z]+-\d+$/, 87],
  'zombie-mode': [/^Z-[A-Z]+-\d+$/, 62],
  'hero-mode': [/^H-[A-Z]+-\d+$/, 71],
  dceased: [/^D-[A-Z]+-\d+$/, 45],
  marvel: [/^M-ALL-\d+$/, 11],
};
const MISSIONS: { readonly [edition: string]: RegExp } = {
  classic: /^M-C\d\d(-\d+)?$/,
  zombie: /^M-MZ\d+(-\d+)?$/,
  hero: /^M-(MH\d+(-\d+)?|H\d+)$/,
  dceased: /^M-D\d+(-\d+)?$/,
};
/** Editions of which we alone make the missions. */
const OWN_MISSIONS = ['dceased'];

const ofPart = (part: PartName): File => {
  const [id, count] = COUNTED[part] ?? [/^[A-Z]-[A-Z]+-\d+$/, undefined];
  const edition = EDITIONS.find((e) => folderOf(e.id) === part)?.id ?? part;
  return {
    name: part,
    edition: part === 'shared' ? 'kernel' : edition,
    id,
    count,
    textsIn: (language) => rulesOf(language, part) ?? {},
    unruled: count === undefined,
  };
};

/** The clauses that missions of an edition carry themselves. */
const ofMissions = (edition: Edition): File => ({
  name: `missions of ${edition.id}`,
  edition: edition.id,
  id: MISSIONS[edition.id] ?? /^M-[A-Z]+\d*(-\d+)?$/,
  textsIn: (language) => missionClauses(edition, language),
  unruled: !(edition.id in MISSIONS) || OWN_MISSIONS.includes(edition.id),
});

const files: readonly File[] = [...PARTS.map(ofPart), ...EDITIONS.map(ofMissions)].filter(
  (file) => Object.keys(file.textsIn('en')).length > 0,
);

const textsIn = (language: Language, file: File): Texts => file.textsIn(language);

const [FIRST, ...OTHERS] = leading(LANGUAGES, 1);
const allIds = files.flatMap((file) => Object.keys(textsIn(FIRST, file)));

/** The clause ids of one language whose text breaks the given condition; an empty list is a pass. */
function idsBreaking(texts: Texts, holds: (text: string) => boolean): string[] {
  return Object.entries(texts)
    .filter(([, text]) => !holds(text))
    .map(([id]) => id);
}

/** Edition whose players read a clause, or the family that shares it. */
const editionOf = (clause: string): string =>
  files.find((file) => Object.hasOwn(textsIn(FIRST, file), clause))?.edition ?? '';

/** Names that the words own (reference.ts). */
const NAMES = /\{(mission|edition)\.\w+\}/g;

/** The numbers a text states; tiles, costs and counts must survive translation. */
function numbersIn(text: string): string {
  return (text.match(/\d+[A-FRV]?/g) ?? []).sort().join(' ');
}

/** How each language marks a house ruling. */
const RULED: { readonly [language in Language]?: string } = {
  en: ' (House ruling.)',
  fr: ' (Décision maison.)',
};

describe.each(files)('rule texts: $name', (file) => {
  const first = textsIn(FIRST, file);

  it('has the same clauses in the same order in every language', () => {
    if (file.count !== undefined) expect(Object.keys(first)).toHaveLength(file.count);
    expect(Object.keys(first).filter((key) => !file.id.test(key))).toEqual([]);
    for (const language of OTHERS) expect(Object.keys(textsIn(language, file))).toEqual(Object.keys(first));
  });

  it.each(LANGUAGES)(
    'has a finished sentence for every clause, with names of the words in it and no other markup, %s',
    (language) => {
      const texts = textsIn(language, file);
      expect(idsBreaking(texts, (text) => /^\S.*[.)]$/.test(text))).toEqual([]);
      expect(idsBreaking(texts, (text) => !/[{}`*_#<>]/.test(text.replace(NAMES, '')))).toEqual([]);
      expect(idsBreaking(texts, (text) => !/ {2}/.test(text))).toEqual([]);
    },
  );

  it.each(OTHERS)('is translated: no text is the same in %s', (language) => {
    const texts = textsIn(language, file);
    expect(Object.keys(first).filter((key) => first[key] === texts[key])).toEqual([]);
  });

  it('marks the same clauses as house rulings in every language', () => {
    for (const language of LANGUAGES) {
      const [mark, own] = [RULED[language], RULED[FIRST]];
      if (mark === undefined || own === undefined) continue;
      const ruled = idsBreaking(textsIn(language, file), (text) => !text.endsWith(mark));
      expect(ruled).toEqual(idsBreaking(first, (text) => !text.endsWith(own)));
      expect(ruled.length === 0).toBe(file.unruled ?? false);
    }
  });

  it.each(OTHERS)('states the same numbers in %s', (language) => {
    const texts = textsIn(language, file);
    expect(
      Object.keys(first).filter((key) => numbersIn(lookUp(first, key)) !== numbersIn(lookUp(texts, key))),
    ).toEqual([]);
  });

  it('keeps French double punctuation on the line of its word', () => {
    const french = textsIn('fr', file);
    expect(idsBreaking(french, (text) => !/(^|[^\u00a0])[:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });
});

describe('rule chapters', () => {
  const inOrder = chaptersIn('en').flatMap((chapter) => chapter.clauses);

  it('list every clause exactly once, those of missions last', () => {
    expect([...inOrder].sort()).toEqual([...allIds].sort());
    expect(new Set(allIds).size).toBe(allIds.length);
    const ofMissions = files.flatMap((file) =>
      /^missions/.test(file.name) ? Object.keys(textsIn('en', file)) : [],
    );
    expect(inOrder.slice(-ofMissions.length)).toEqual(ofMissions);
  });

  it.each(files)('have the clauses of $name in the order of the texts', (file) => {
    const ids = Object.keys(textsIn('en', file));
    expect(inOrder.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('have unique ids, a title in every language and the edition of their clauses', () => {
    const chapters = chaptersIn(FIRST);
    expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
    for (const { id, edition, clauses } of chapters) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const language of LANGUAGES) expect(TEXTS[language][`chapter.${id}`]).toMatch(/\S/);
      expect(clauses.length).toBeGreaterThan(0);
      expect(new Set(clauses.map(editionOf))).toEqual(new Set([edition]));
    }
  });
});
