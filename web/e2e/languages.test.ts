/** A page fetches the language it speaks, and another one when it is chosen, even in the middle of a game. */
import { lookUp } from '@holdout/engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { narrator } from '@holdout/narrate';
import { languageName, LANGUAGES } from '@holdout/narrate/plain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DIST } from '../build.ts';
import { clientTexts } from '../words/testing.ts';
import { asks } from './driver.ts';
import { newSave, playUntil, putSave } from './games.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();

const NEW_GAME = {
  en: lookUp(clientTexts('en'), 'home.new'),
  fr: lookUp(clientTexts('fr'), 'home.new'),
};

/** All that has been fetched since, as one text. */
function fetchedBy(page: Page): () => string {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return () => [...scripts].map((path) => readFileSync(join(DIST, path), 'utf8')).join('\n');
}

it('speaks the language of the browser from the first word, and fetches no other', async () => {
  const page = await world.visit({ settings: { language: undefined }, context: { locale: 'fr-CA' } });
  const fetched = fetchedBy(page);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText(NEW_GAME.fr).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(fetched()).toContain(NEW_GAME.fr);
  expect(fetched()).not.toContain(NEW_GAME.en);
  // Nobody has asked for the rules yet.
  expect(fetched()).not.toContain(narrator('fr').clause('K-LOS-2'));
});

it('changes the language in the middle of a game, words and rules and all', async () => {
  const begun = newSave('H2', 'rescue-0', ['wolverine', 'storm', 'magneto', 'mystique'], 'hero');
  const now = playUntil(begun, (p) => p.decision?.prompt === 'turn' && p.state.round > 1);
  if (!now?.decision) throw new Error('nobody comes that far');
  const page = await world.visit();
  const fetched = fetchedBy(page);
  await putSave(page, 'game', now.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.waitForLoadState('networkidle');
  expect(fetched()).not.toContain(NEW_GAME.fr);

  const french = narrator('fr', { edition: 'hero' });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText(french.mission('H2').name).first().waitFor();
  await page.getByText(french.prompt(now.decision)).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('body').textContent()).not.toMatch(/\[[a-z]+\.[\w.-]+\]/);
  await page.locator('.deed-line').first().click();
  await page.locator('.log-line .rule-chip').first().click();
  const clause = await page.locator('.pop .cap').textContent();
  await page
    .locator('.pop')
    .getByText(french.clause(clause ?? ''))
    .waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'English' }).click();
  await page
    .getByText(narrator('en', { edition: 'hero' }).mission('H2').name)
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

it('offers every language by the name it gives itself', async () => {
  const page = await world.visit();
  for (const language of [...LANGUAGES, ...LANGUAGES.slice(0, 1)]) {
    await page
      .getByRole('group')
      .getByRole('button', { name: languageName(language) })
      .click();
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.getByText(lookUp(clientTexts(language), 'home.new')).waitFor();
  }
  await goTo(page, '#/settings');
  for (const language of LANGUAGES) await page.getByRole('radio', { name: languageName(language) }).waitFor();
});
