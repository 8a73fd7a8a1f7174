/**
 * The rule reference is data read by clause id: a missing or mistranslated key would leave a hole on the
 * player's page, so both languages and the table of chapters are held to the same list of clauses.
 */
import { describe, expect, it } from 'vitest';
import chapters from './chapters.json';
import enClassic from './en/classic.json';
import enKernel from './en/kernel.json';
import enMissions from './en/missions-classic.json';
import frClassic from './fr/classic.json';
import frKernel from './fr/kernel.json';
import frMissions from './fr/missions-classic.json';

type Texts = Readonly<Record<string, string>>;

const files: readonly { name: string; id: RegExp; count: number; en: Texts; fr: Texts }[] = [
  { name: 'kernel', id: /^K-[A-Z]+-\d+$/, count: 51, en: enKernel, fr: frKernel },
  { name: 'classic', id: /^C-[A-Z]+-\d+$/, count: 159, en: enClassic, fr: frClassic },
  { name: 'missions-classic', id: /^M-C\d\d(-\d+)?$/, count: 23, en: enMissions, fr: frMissions },
];

const allIds = files.flatMap((file) => Object.keys(file.en));

/** The clause ids of one language whose text breaks the given condition; an empty list is a pass. */
function idsBreaking(texts: Texts, holds: (text: string) => boolean): string[] {
  return Object.entries(texts)
    .filter(([, text]) => !holds(text))
    .map(([id]) => id);
}

/** The numbers a text states; tiles, costs and counts must survive translation. */
function numbersIn(text: string): string {
  return (text.match(/\d+[A-F]?/g) ?? []).sort().join(' ');
}

describe.each(files)('rule texts: $name', ({ id, count, en, fr }) => {
  it('has the same clauses in the same order in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    expect(Object.keys(en)).toHaveLength(count);
    expect(Object.keys(en).filter((key) => !id.test(key))).toEqual([]);
  });

  it('has a finished sentence for every clause, without placeholders or markup', () => {
    for (const texts of [en, fr]) {
      expect(idsBreaking(texts, (text) => /^\S.*[.)]$/.test(text))).toEqual([]);
      expect(idsBreaking(texts, (text) => !/[{}`*_#<>]/.test(text))).toEqual([]);
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
    expect(ruledEn.length).toBeGreaterThan(0);
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
      const editions = clauses.map((clause) => (clause.startsWith('K-') ? 'kernel' : 'classic'));
      expect(new Set(editions)).toEqual(new Set([edition]));
    }
  });
});
