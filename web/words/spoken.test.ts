/** The page goes on in the language it speaks until the next one is there. */
import { itemAt } from '@holdout/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useSettings } from '../store/settings.ts';
import { followSettings, spokenLanguage, useSpoken } from './spoken.ts';

const asked: { readonly language: string; readonly come: () => void; readonly fail: (e: Error) => void }[] =
  [];
const failures: unknown[] = [];
const stop = followSettings(
  (error) => failures.push(error),
  (language) => new Promise((come, fail) => asked.push({ language, come, fail })),
);
const wish = (language: 'en' | 'fr'): void => useSettings.getState().set({ language });
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

beforeAll(() => {
  wish('en');
  useSpoken.setState({ language: 'en' });
  asked.length = 0;
});
afterAll(stop);
afterEach(async () => {
  wish('en');
  for (const { come } of asked.splice(0)) come();
  await settled();
  failures.length = 0;
});

it('speaks a language as soon as it has been fetched, not before', async () => {
  wish('fr');
  await settled();
  expect([spokenLanguage(), asked.map((a) => a.language)]).toEqual(['en', ['fr']]);
  itemAt(asked, 0).come();
  await settled();
  expect(spokenLanguage()).toBe('fr');
});

it('follows whoever changes their mind while it waits', async () => {
  wish('fr');
  wish('en');
  itemAt(asked, 0).come();
  await settled();
  expect(spokenLanguage()).toBe('en');
});

it('stays with the language it has when another cannot be fetched, and says so', async () => {
  wish('fr');
  itemAt(asked, 0).fail(new Error('no network'));
  await settled();
  expect([spokenLanguage(), useSettings.getState().language]).toEqual(['en', 'en']);
  expect(failures).toEqual([new Error('no network')]);
});
