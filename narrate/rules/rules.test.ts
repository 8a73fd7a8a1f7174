/**
 * The rule reference is data read by clause id: a missing or mistranslated key would leave a hole on the
 * player's page, so both languages and the table of chapters are held to the same list of clauses.
 */
import { describe, expect, it } from 'vitest';
import chapters from './chapters.json';
import enClassic from '../languages/en/classic/rules.json';
import enDceased from '../languages/en/dceased/rules.json';
import enHero from '../languages/en/hero-mode/rules.json';
import enKernel from '../languages/en/shared/rules.json';
import enClassicMissions from '../languages/en/classic/mission-rules.json';
import enDceasedMissions from '../languages/en/dceased/mission-rules.json';
import enMarvelMissions from '../languages/en/marvel/mission-rules.json';
import enSupers from '../languages/en/supers/rules.json';
import enZombie from '../languages/en/zombie-mode/rules.json';
import frClassic from '../languages/fr/classic/rules.json';
import frDceased from '../languages/fr/dceased/rules.json';
import frHero from '../languages/fr/hero-mode/rules.json';
import frKernel from '../languages/fr/shared/rules.json';
import frClassicMissions from '../languages/fr/classic/mission-rules.json';
import frDceasedMissions from '../languages/fr/dceased/mission-rules.json';
import frMarvelMissions from '../languages/fr/marvel/mission-rules.json';
import frSupers from '../languages/fr/supers/rules.json';
import frZombie from '../languages/fr/zombie-mode/rules.json';

type Texts = Readonly<Record<string, string>>;

interface File {
  name: string;
  id: RegExp;
  count: number;
  en: Texts;
  fr: Texts;
  /** All our own: nothing in it had to be ruled upon. */
  unruled?: boolean;
}

const files: readonly File[] = [
  { name: 'kernel', id: /^K-[A-Z]+-\d+$/, count: 51, en: enKernel, fr: frKernel },
  { name: 'classic', id: /^C-[A-Z]+-\d+$/, count: 160, en: enClassic, fr: frClassic },
  {
    name: 'missions-classic',
    id: /^M-C\d\d(-\d+)?$/,
    count: 24,
    en: enClassicMissions,
    fr: frClassicMissions,
  },
  { name: 'supers', id: /^S-[A-Z]+-\d+$/, count: 87, en: enSupers, fr: frSupers },
  { name: 'zombie', id: /^Z-[A-Z]+-\d+$/, count: 62, en: enZombie, fr: frZombie },
  { name: 'hero', id: /^H-[A-Z]+-\d+$/, count: 71, en: enHero, fr: frHero },
  { name: 'dceased', id: /^D-[A-Z]+-\d+$/, count: 45, en: enDceased, fr: frDceased },
  {
    name: 'missions-marvel',
    id: /^M-(ALL-\d+|M[ZH]\d+(-\d+)?|H\d)$/,
    count: 52,
    en: enMarvelMissions,
    fr: frMarvelMissions,
  },
  {
    name: 'missions-dceased',
    id: /^M-D\d+(-\d+)?$/,
    count: 12,
    en: enDceasedMissions,
    fr: frDceasedMissions,
    unruled: true,
  },
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
    expect(Object.keys(en)).toHaveLength(count);
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
    expect(chapters.flatMap((chapter) => chapter.clauses)).toEqual(allIds);
    expect(new Set(allIds).size).toBe(allIds.length);
  });

  it('have unique ids, a title in both languages and the edition of their clauses', () => {
    expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
    for (const { id, title, edition, clauses } of chapters) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title.en).not.toBe('');
      expect(title.fr).not.toBe('');
      expect(clauses.length).toBeGreaterThan(0);
      expect(new Set(clauses.map(editionOf))).toEqual(new Set([edition]));
    }
  });
});
