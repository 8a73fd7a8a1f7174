/** The page on how hard the missions are says what the games of the study say. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { difficultyPage, FINDINGS_FILE, PAGE_FILE, readFindings } from './difficulty-page.ts';
import { allMissions } from './editions.ts';
import { intervalOf } from '@holdout/bots/measure';

const findings = readFindings(readFileSync(FINDINGS_FILE, 'utf8'));

describe('the page on difficulty', () => {
  it('is made from the findings: run `npm run difficulty` if this fails', () => {
    expect(readFileSync(PAGE_FILE, 'utf8')).toBe(difficultyPage(findings));
  });

  it('knows every mission, with intervals that fit its games', () => {
    for (const { mission } of allMissions())
      expect(findings.filter((f) => f.mission === mission).length).toBeGreaterThan(0);
    for (const { won, games, interval } of findings)
      expect(interval).toEqual(intervalOf(won, games).map((share) => Math.round(1000 * share) / 1000));
  });
});
