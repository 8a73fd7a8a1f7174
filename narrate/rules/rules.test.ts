/**
 * The rule reference is data read by clause id: a missing or mistranslated key would leave a hole on the
 * player's page, so both languages and the table of chapters are held to the same list of clauses.
 */
import { classic, dceased, hero, zombie } from '@holdout/editions';
import type { Edition } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { chaptersIn } from '../reference.ts';
import { missionClauses } from '../tests/mission-keys.ts';
import enClassic from './en/classic.json';
import enDceased from './en/dceased.json';
import enHero from './en/hero.json';
import enKernel from './en/kernel.json';
import enMarvelMissions from './en/missions-marvel.json';
import enSupers from './en/supers.json';
import enZombie from './en/zombie.json';
import frClassic from './fr/classic.json';
import frDceased from './fr/dceased.json';
import frHero from './fr/hero.json';
import frKernel from './fr/kernel.json';
import frMarvelMissions from './fr/missions-marvel.json';
import frSupers from './fr/supers.json';
import frZombie from './fr/zombie.json';

type Texts = Readonly<Record<string, string>>;

interface File {
  name: string;
  id: RegExp;
  /** Left out where anybody may add some. */
  count?: number;
  en: Texts;
  fr: Texts;
  /** All our own: nothing in it had to be ruled upon. */
  unruled?: boolean;
}

/** The clauses that missions of an edition carry themselves. */
const ofMissions = (edition: Edition, id: RegExp): File => ({
  name: `missions of ${edition.id}`,
  id,
  en: missionClauses(edition, 'en'),
  fr: missionClauses(edition, 'fr'),
});

const files: readonly File[] = [
  { name: 'kernel', id: /^K-[A-Z]+-\d+$/, count: 51, en: enKernel, fr: frKernel },
  { name: 'classic', id: /^C-[A-Z]+-\d+$/, count: 160, en: enClassic, fr: frClassic },
  ofMissions(classic, /^M-C\d\d(-\d+)?$/),
  { name: 'supers', id: /^S-[A-Z]+-\d+$/, count: 87, en: enSupers, fr: frSupers },
  { name: 'zombie', id: /^Z-[A-Z]+-\d+$/, count: 62, en: enZombie, fr: frZombie },
  { name: 'hero', id: /^H-[A-Z]+-\d+$/, count: 71, en: enHero, fr: frHero },
  { name: 'dceased', id: /^D-[A-Z]+-\d+$/, count: 45, en: enDceased, fr: frDceased },
  { name: 'missions-marvel', id: /^M-ALL-\d+$/, count: 11, en: enMarvelMissions, fr: frMarvelMissions },
  ofMissions(zombie, /^M-MZ\d+(-\d+)?$/),
  ofMissions(hero, /^M-(MH\d+(-\d+)?|H\d+)$/),
  { ...ofMissions(dceased, /^M-D\d+(-\d+)?$/), unruled: true },
];

const allIds = files.flatMap((file) => Object.keys(file.en));

/** The clause ids of one language whose text breaks the given condition; an empty list is a pass. */
function idsBreaking(texts: Texts, holds: (text: string) => boolean): string[] {
  return Object.entries(texts)
    .filter(([, text]) => !holds(text))
    .map(([id]) => id);
}

/** Edition whose players read a clause, or the family that shares it. */
function editionOf(clause: string): string {
  if (clause.startsWith('K-')) return 'kernel';
  if (clause.startsWith('S-')) return 'supers';
  if (/^(D-|M-D)/.test(clause)) return 'dceased';
  if (clause.startsWith('M-ALL-')) return 'marvel';
  if (/^(H-|M-MH|M-H)/.test(clause)) return 'hero';
  return /^(Z-|M-MZ)/.test(clause) ? 'zombie' : 'classic';
}

/** Names that the words own (reference.ts). */
const NAMES = /\{(mission|edition)\.\w+\}/g;

/** The numbers a text states; tiles, costs and counts must survive translation. */
function numbersIn(text: string): string {
  return (text.match(/\d+[A-FRV]?/g) ?? []).sort().join(' ');
}

describe.each(files)('rule texts: $name', ({ id, count, en, fr, unruled = false }) => {
  it('has the same clauses in the same order in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    expect(Object.keys(en)).toHaveLength(count ?? Object.keys(fr).length);
    expect(Object.keys(en).filter((key) => !id.test(key))).toEqual([]);
  });

  it('has a finished sentence for every clause, with names of the words in it and no other markup', () => {
    for (const texts of [en, fr]) {
      expect(idsBreaking(texts, (text) => /^\S.*[.)]$/.test(text))).toEqual([]);
      expect(idsBreaking(texts, (text) => !/[{}`*_#<>]/.test(text.replace(NAMES, '')))).toEqual([]);
      expect(idsBreaking(texts, (text) => !/ {2}/.test(text))).toEqual([]);
    }
  });

  it('is translated: no text is the same in both languages', () => {
    expect(Object.keys(en).filter((key) => en[key] === fr[key])).toEqual([]);
  });

  it('marks the same clauses as house rulings in both languages', () => {
    const ruledEn = idsBreaking(en, (text) => !text.endsWith(' (House ruling.)'));
    const ruledFr = idsBreaking(fr, (text) => !text.endsWith(' (Décision maison.)'));
    expect(ruledFr).toEqual(ruledEn);
    expect(ruledEn.length === 0).toBe(unruled);
  });

  it('states the same numbers in both languages', () => {
    expect(Object.keys(en).filter((key) => numbersIn(en[key]) !== numbersIn(fr[key]))).toEqual([]);
  });

  it('keeps French double punctuation on the line of its word', () => {
    expect(idsBreaking(fr, (text) => !/(^|[^\u00a0])[:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });
});

describe('rule chapters', () => {
  it('list every clause exactly once, in the order of the texts', () => {
    expect(chaptersIn('en').flatMap((chapter) => chapter.clauses)).toEqual(allIds);
    expect(new Set(allIds).size).toBe(allIds.length);
  });

  it('have unique ids, a title in both languages and the edition of their clauses', () => {
    const [en, fr] = [chaptersIn('en'), chaptersIn('fr')];
    expect(new Set(en.map((chapter) => chapter.id)).size).toBe(en.length);
    en.forEach(({ id, title, edition, clauses }, i) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).not.toBe('');
      expect(fr[i].title).not.toBe('');
      expect(new Set(clauses.map(editionOf))).toEqual(new Set([edition]));
    });
  });
});
