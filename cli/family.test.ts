/** The page on where the editions differ is made from their rules, and is what their rules say today. */
import { readFileSync } from 'node:fs';
import { EDITIONS } from '@holdout/editions';
import { LANGUAGES } from '@holdout/narrate';
import { familyTable } from '@holdout/narrate/family';
import { describe, expect, it } from 'vitest';
import { familyFacts, familyPage, FACTS_FILE, PAGE_FILE } from './family-page.ts';

describe('the family page', () => {
  it('holds the facts of today: run `npm run family` if this fails', () => {
    expect(JSON.parse(readFileSync(FACTS_FILE, 'utf8'))).toEqual(JSON.parse(familyFacts()));
    expect(readFileSync(PAGE_FILE, 'utf8')).toBe(familyPage());
  });

  it.each(LANGUAGES)('has words for every fact and fills every hole, %s', (language) => {
    const { editions, rows, title } = familyTable(language);
    expect(editions).toHaveLength(EDITIONS.length);
    expect(rows.length).toBeGreaterThan(10);
    for (const text of [title, ...editions, ...rows.flatMap((r) => [r.topic, ...r.cells])])
      expect(text).not.toMatch(/family\.|[{}]|^$/);
  });

  it('says where DCeased differs: lost when nobody is left, people who travel [D-LOSE-1] [D-ESC-1]', () => {
    const facts = JSON.parse(familyFacts()) as { [topic: string]: { [edition: string]: { say: string } } };
    expect(facts.losing).toMatchObject({ hero: { say: 'one-at-end' }, dceased: { say: 'all' } });
    expect(facts.people).toMatchObject({ hero: { say: 'card' }, dceased: { say: 'escorted' } });
  });
});
