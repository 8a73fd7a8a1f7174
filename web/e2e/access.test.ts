/** No screen has a serious fault for those who cannot see it, or not well. */
import { devices } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import { findGame, newSave, playUntil, putGame, putSave, type Position } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const midGame = findGame('01', (p) => p.state.round === 4 && p.decision?.prompt === 'turn');
const sharing = findGame('01', ({ decision }) => decision?.prompt === 'share-wounds');
const over = playUntil(newSave('01', 'over'), (p) => p.decision === null) as Position;

it('has no serious fault on any screen', async () => {
  const page = await world.visit();
  const faults: string[] = [];
  const check = async (place: string): Promise<void> => {
    faults.push(...(await faultsOn(page, place)));
  };
  await check('home, first');
  await putSave(page, 'sharing', sharing.save);
  await putSave(page, 'over', over.save);
  await putGame(page, 'broken', '{"rules":', Date.now() - 100_000);
  await putSave(page, 'game', midGame.save);
  await page.reload();
  await page.locator('.unreadable').waitFor();
  await page.locator('.continue .thumb svg').waitFor();
  await shoot(page, 'home');
  await check('home');

  await goTo(page, '#/new/classic/01');
  await page.locator('.hero-picks').waitFor();
  await check('set-up');
  await page.getByRole('button', { name: 'Make your own' }).click();
  await page.locator('dialog').waitFor();
  await shoot(page, 'own-survivor');
  await check('own survivor');
  await page.keyboard.press('Escape');

  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await check('table');
  await page.keyboard.press('?');
  await page.locator('dialog.help').waitFor();
  await check('keys');
  await page.keyboard.press('Escape');
  await page.locator('dialog.help').waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await page.locator('.forecast-list').waitFor();
  await check('forecast');
  await page.keyboard.press('h');
  await page.locator('.history-bar').waitFor();
  await check('history');

  await goTo(page, '#/table/sharing');
  await page.locator('.share').waitFor();
  await check('sharing');

  await goTo(page, '#/table/over');
  await page.locator('.over').waitFor();
  await check('table, over');
  await goTo(page, '#/summary/over');
  await page.locator('.summary').waitFor();
  await shoot(page, 'summary');
  await check('summary');

  await goTo(page, '#/rules/K-LOS-1');
  await page.locator('.clause.shown').waitFor();
  await shoot(page, 'rules');
  await check('rules');
  await page.locator('.family summary').click();
  const [topics, cells] = [page.locator('.family tbody tr'), page.locator('.family tbody td')];
  expect(await cells.count()).toBe(4 * (await topics.count()));
  expect(await page.locator('.family tbody').textContent()).toContain('when nobody is left');
  await check('rules, editions side by side');
  await goTo(page, '#/settings');
  await page.locator('.settings').waitFor();
  await shoot(page, 'settings');
  await check('settings');
  await goTo(page, '#/');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const played = page.locator('.statistics th:has-text("City blocks") ~ td').first();
  await played.waitFor();
  expect(await played.textContent()).toBe('1');
  await shoot(page, 'statistics');
  await check('statistics');
  await goTo(page, '#/table/nowhere');
  await page.locator('.message').waitFor();
  await check('no such game');
  expect(faults).toEqual([]);
});

it('has no serious fault on a phone', async () => {
  const page = await world.visit({
    context: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  });
  const faults: string[] = [];
  await putSave(page, 'game', midGame.save);
  await putSave(page, 'sharing', sharing.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  faults.push(...(await faultsOn(page, 'phone')));
  await goTo(page, '#/table/sharing');
  await page.locator('.share').waitFor();
  faults.push(...(await faultsOn(page, 'phone, sharing')));
  expect(faults).toEqual([]);
});
