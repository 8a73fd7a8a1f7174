/** What missions say of themselves: in every language, and no two of them the same thing. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, textsOf, type Json } from '@holdout/engine';
import { expect, it, vi } from 'vitest';
import { narrator } from './index.ts';
import { LANGUAGES } from './languages/index.ts';
import { clausesIn, wordsIn } from './tests/mission-keys.ts';

const all = EDITIONS.flatMap((e) =>
  Object.entries(e.missions).map(([id, file]): [string, Json] => [id, file]),
);

/** Everything named in one language of a file. */
const keysIn = (file: Json, language: string): string[] => [
  ...clausesIn(file, language),
  ...wordsIn(file, language),
];

it.each(all)('%s says the same things in every language', (_id, file) => {
  expect(textsOf(file).map(([language]) => language)).toEqual(LANGUAGES);
  for (const language of LANGUAGES)
    expect(keysIn(file, language)).toEqual(keysIn(file, itemAt(LANGUAGES, 0)));
});

/** Three points are read at a glance or not at all. */
const MOST_LETTERS = 150;

it.each(all)('%s is briefed in every language: won, lost, special', (id) => {
  for (const language of LANGUAGES) {
    const { brief, intro } = narrator(language).mission(id);
    expect(brief.map(({ point }) => point)).toEqual(['win', 'lose', 'special']);
    for (const { text } of brief) {
      expect(text.length).toBeLessThanOrEqual(MOST_LETTERS);
      expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(text).not.toBe(intro);
    }
  }
});

it('leaves it to the language folders to say what several missions share', () => {
  const keys = all.flatMap(([, file]) => keysIn(file, 'en'));
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
});

it('is heard only where the folder of the language says nothing', async () => {
  vi.resetModules();
  const { addMissions } = await import('./mission-texts.ts');
  const { loadEverything } = await import('./packs.ts');
  const { lendText } = await import('./languages/shelf.ts');
  const { narrator } = await import('./narrator.ts');
  const { chaptersIn } = await import('./reference.ts');
  const brief = { win: 'Wait.', lose: 'Go.', special: 'Both.' };
  const texts = {
    name: 'Late',
    intro: 'Soon.',
    brief,
    goals: { wait: 'Wait' },
    rules: { 'M-LATE': 'Wait.' },
  };
  await loadEverything();
  lendText('fr', 'mission.LATE.name', 'Tard');
  addMissions({ id: 'classic', missions: { LATE: { texts: { en: texts, fr: texts, xx: texts } } } });
  expect(narrator('en').mission('LATE')).toMatchObject({ name: 'Late', intro: 'Soon.' });
  expect(narrator('fr').mission('LATE')).toMatchObject({ name: 'Tard', intro: 'Soon.' });
  expect(narrator('fr').mission('LATE').brief).toEqual([
    { point: 'win', text: 'Wait.' },
    { point: 'lose', text: 'Go.' },
    { point: 'special', text: 'Both.' },
  ]);
  expect(narrator('fr').goal('wait')).toBe('Wait');
  expect(narrator('fr').clause('M-LATE')).toBe('Wait.');
  expect(chaptersIn('en').find((c) => c.id === 'mission-list')?.clauses).toEqual(['M-LATE']);
  vi.resetModules();
});
