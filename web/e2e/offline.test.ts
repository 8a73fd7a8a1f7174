/** Without a network: the page, the game and the next answer. */
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { newSave, putSave } from './games.ts';
import { mouse } from './pointer.ts';
import { useWorld } from './world.ts';

const world = useWorld();

it('loads again and plays on without a network', async () => {
  const page = await world.visit();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await putSave(page, 'game', newSave('00', 'offline'));
  // From now on the worker answers, and nobody else could.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${world.url}#/table/game`);
  await page.reload();
  await asks(page, 'activate');
  const driver = new Driver(page, 'game', mouse);
  const now = await driver.play((p) => p.save.answers.length === 4);
  expect(now.save.answers).toHaveLength(4);

  // Parts that have not been shown yet are there as well.
  for (const [hash, part] of [
    ['#/new/01', '.hero-picks'],
    ['#/rules', '.rules'],
    ['#/settings', '.settings'],
    ['#/summary/game', '.summary'],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.locator(part).first().waitFor();
  }
});
