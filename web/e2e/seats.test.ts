/** Several people at one screen: their names, whose hero is whose, and when the screen is handed over. */
import { leading } from '@holdout/engine';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { asks } from './driver.ts';
import { storedGames } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Marie with two survivors, Tom with two: the names typed, the rest dealt. */
async function sitDown(page: Page, mission: string): Promise<void> {
  await goTo(page, `#/new/${mission}`);
  await page.locator('.counts button', { hasText: '2' }).click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Marie');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Tom');
  await page.getByRole('button', { name: /^Random/ }).click();
}

const start = (page: Page): Promise<void> => page.locator('.button.start').click();

it('names the players, marks every hero as theirs and hands the screen over', async () => {
  const page = await world.visit();
  await sitDown(page, 'classic/01');
  await expect.poll(() => page.locator('.hero-pick .player-tag').count()).toBe(6);
  await shoot(page, 'seats-setup');
  await start(page);
  await asks(page, 'activate');
  const [game] = leading(await storedGames(page), 1);
  expect(game.text).not.toContain('Marie');
  expect(await page.locator('.hero .player-tag').allTextContents()).toEqual([
    'Marie',
    'Marie',
    'Marie',
    'Tom',
    'Tom',
    'Tom',
  ]);
  expect(await page.locator('.decide .prompt-line').textContent()).toContain('Marie');
  expect(await page.locator('.hand-over').count()).toBe(0);
  await shoot(page, 'seats-table');
  for (let hero = 0; hero < 3; hero++) {
    if (hero < 2) await page.keyboard.press('1');
    await asks(page, 'turn');
    const question = await page.locator('.decide').getAttribute('data-question');
    await page.keyboard.press('e');
    await page.locator('[data-family="end"].asked').waitFor();
    await page.keyboard.press('e');
    await expect.poll(() => page.locator('.decide').getAttribute('data-question')).not.toBe(question);
  }
  await page.locator('.hand-over', { hasText: 'Over to Tom' }).waitFor();
  await shoot(page, 'seats-over');
  expect(await page.locator('.decide .player-tag').first().textContent()).toBe('Tom');
  // Nothing waits for it: the question can be answered at once, and it goes by itself.
  await asks(page, 'activate');
  await page.locator('.hand-over').waitFor({ state: 'detached' });
});

it('knows them again, and their names go with the file of the game', async () => {
  const page = await world.visit();
  await sitDown(page, 'classic/01');
  await start(page);
  await asks(page, 'activate');
  await goTo(page, '#/new/zombie/MZ1');
  await page.locator('.counts button', { hasText: '2' }).click();
  expect(await page.getByRole('textbox', { name: 'Name of player 1' }).inputValue()).toBe('Marie');
  expect(await page.getByRole('textbox', { name: 'Name of player 2' }).inputValue()).toBe('Tom');

  await goTo(page, '#/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Export|^Download/ })
      .first()
      .click(),
  ]);
  const path = await file.path();
  expect(readFileSync(path, 'utf8')).toContain('"players":["Marie","Tom"]');
  const other = await world.visit();
  await other.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await expect.poll(() => storedGames(other)).toHaveLength(1);
  const [{ id }] = leading(await storedGames(other), 1);
  await goTo(other, `#/table/${id}`);
  await asks(other, 'activate');
  expect(await other.locator('.hero .player-tag').first().textContent()).toBe('Marie');
});

it('says on a phone whose turn it is, whose every hero is, and over to whom', async () => {
  const page = await world.visit({ context: PHONE, settings: { language: 'fr' } });
  await goTo(page, '#/new/zombie/MZ1');
  await page.locator('.counts button', { hasText: '2' }).tap();
  await page.getByRole('textbox', { name: 'Nom du joueur 1' }).fill('Marie');
  await page.getByRole('textbox', { name: 'Nom du joueur 2' }).fill('Tom');
  await page.getByRole('button', { name: /^Au hasard/ }).tap();
  await start(page);
  await asks(page, 'activate');
  expect(await page.locator('.strip .player-mark').allTextContents()).toEqual(['M', 'M', 'T', 'T']);
  // Any hero may begin: it is nobody's turn in particular, and every button says whose it would be.
  expect(await page.locator('.choice .player-tag').count()).toBe(4);
  await shoot(page, 'seats-phone-activate');
  await page.locator('.choice').first().tap();
  await asks(page, 'turn');
  expect(await page.locator('.turn-line').textContent()).toContain('Au tour de Marie');
  await page.locator('[data-family="end"]').tap();
  await page.locator('[data-family="end"]').tap();
  await asks(page, 'activate');
  await page.locator('.choice', { hasText: 'Tom' }).first().tap();
  await page.locator('.hand-over', { hasText: 'À Tom de jouer' }).waitFor();
  await shoot(page, 'seats-phone');
});

it('keeps the boxes somebody owns for all games, and deals a team that nobody is warned of', async () => {
  const page = await world.visit();
  await goTo(page, '#/new/zombie/MZ1');
  const heroes = page.locator('.hero-pick');
  await heroes.first().waitFor();
  const all = await heroes.count();
  await page.getByRole('checkbox', { name: 'X-Men Resistance' }).uncheck();
  await expect.poll(() => heroes.count()).toBeLessThan(all);
  const core = await heroes.count();
  await page.reload();
  await heroes.first().waitFor();
  expect(await heroes.count()).toBe(core);
  await page.locator('.counts button', { hasText: '3' }).click();
  await page.getByRole('button', { name: /^Random/ }).click();
  expect(await page.locator('.seats .face').count()).toBe(4);
  expect(await page.locator('.setup-few').count()).toBe(0);
  await shoot(page, 'seats-boxes');
});
