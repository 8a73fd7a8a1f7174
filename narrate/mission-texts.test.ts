/** What missions say of themselves: in every language, and no two of them the same thing. */
import { EDITIONS } from '@holdout/editions';
import { textsOf, type Json } from '@holdout/engine';
import { expect, it, vi } from 'vitest';
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
  for (const language of LANGUAGES) expect(keysIn(file, language)).toEqual(keysIn(file, LANGUAGES[0]));
});

it('leaves it to the language folders to say what several missions share', () => {
  const keys = all.flatMap(([, file]) => keysIn(file, 'en'));
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([]);
});

it('is heard only where the folder of the language says nothing', async () => {
  vi.resetModules();
  const { addMissions } = await import('./mission-texts.ts');
  const { loadEverything } = await import('./languages/load.ts');
  const { lendText } = await import('./languages/shelf.ts');
  const { narrator } = await import('./narrator.ts');
  const { chaptersIn } = await import('./reference.ts');
  const texts = { name: 'Late', intro: 'Soon.', goals: { wait: 'Wait' }, rules: { 'M-LATE': 'Wait.' } };
  await loadEverything();
  lendText('fr', 'mission.LATE.name', 'Tard');
  addMissions({ id: 'classic', missions: { LATE: { texts: { en: texts, fr: texts, xx: texts } } } });
  expect(narrator('en').mission('LATE')).toMatchObject({ name: 'Late', intro: 'Soon.' });
  expect(narrator('fr').mission('LATE')).toMatchObject({ name: 'Tard', intro: 'Soon.' });
  expect(narrator('fr').goal('wait')).toBe('Wait');
  expect(narrator('fr').clause('M-LATE')).toBe('Wait.');
  expect(chaptersIn('en').find((c) => c.id === 'mission-list')?.clauses).toEqual(['M-LATE']);
  vi.resetModules();
});
