/** A weapon and a spawn card of the pack's own: made from forms, a mistake told at its field, played; a trial from a zone comes back to it. */
import { leading } from '@holdout/engine';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { saveIn, storedGames } from './games.ts';
import { missionOfPack, putProject } from './projects.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('makes cards that are in the game as soon as the mission is tried', async () => {
  const page = await world.visit();
  await putProject(page, 'p', missionOfPack('night-pharmacy'));
  await goTo(page, '#/workshop/p/night-pharmacy/cards');
  await page.getByText('No card of your own yet', { exact: false }).waitFor();
  await page.getByRole('button', { name: '+ Equipment' }).click();
  const name = page.getByRole('textbox', { name: 'Name (English)' });
  await name.fill('Grate hook');
  await name.blur();
  const form = page.locator('.cards-form');
  const card = page.locator('.cards-preview .whole-card');
  await card.getByText('Grate hook').waitFor();
  for (let n = 0; n < 2; n++) await form.getByRole('button', { name: 'Dice: more' }).click();
  await expect.poll(() => card.innerText()).toContain('3');

  // A blade that reaches the next zone is none: it is said where it stands, and nothing is played.
  await form.getByRole('button', { name: 'To zone: more' }).click();
  await form.locator('.line-flaw').waitFor();
  await page.locator('.workshop-tabs a[href$="/cards"] .count.red').waitFor();
  expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
  await shoot(page, 'workshop-cards-problem');
  await form.getByLabel('Attack').selectOption('ranged');
  await expect.poll(() => form.locator('.line-flaw').count()).toBe(0);
  await form.getByLabel('Opens doors').check();

  await page.getByRole('button', { name: '+ Zombie card' }).click();
  await form.getByLabel('Orange').check();
  await page.locator('.cards-preview .spawn-front').getByText('Walker').waitFor();
  expect(await faultsOn(page, 'cards of a pack')).toEqual([]);
  await shoot(page, 'workshop-cards');
  await page.locator('.kept[data-kept="kept"]').waitFor();
  await page.reload();
  await page.locator('.pack-cards').getByText('Grate hook').waitFor();

  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.decide').waitFor();
  const [game] = leading(await storedGames(page), 1);
  expect(game.text).toContain('Grate hook');
  await page.getByRole('button', { name: 'Back to the drawing' }).click();
  await page.locator('.pack-cards').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'workshop-cards-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.locator('.pack-cards').getByText('Grate hook').click();
  await page.getByRole('button', { name: 'Take out of the pack' }).click();
  await expect.poll(() => page.locator('.pack-cards').getByText('Grate hook').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.pack-cards').getByText('Grate hook').waitFor();
});

it('begins a trial in the zone that is picked, and comes back to it, as near as before', async () => {
  const page = await world.visit();
  await putProject(page, 'p', missionOfPack('night-pharmacy'));
  await goTo(page, '#/workshop/p/night-pharmacy/board');
  const zone = page.locator('path[data-zone="S3"]');
  await zone.waitFor();
  const box = await zone.boundingBox();
  if (!box) throw new Error('no zone is drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The first press picks the tile, the second the zone.
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  const here = page.getByRole('button', { name: 'Try it from here' });
  await here.waitFor();
  await page.locator('.stage').getByRole('button', { name: 'Zoom in' }).click();
  await page.locator('.stage .board-sheet:not(.gliding)').waitFor();
  /** How much of the sheet is seen, and where its middle lies, in hundredths of the view. */
  const seen = (): Promise<number[]> =>
    page.locator('.stage .board').evaluate((view) => {
      const sheet = view.querySelector('.board-sheet')?.getBoundingClientRect() ?? new DOMRect();
      const { x, y, width, height } = view.getBoundingClientRect();
      const [dx, dy] = [sheet.x + sheet.width / 2 - x, sheet.y + sheet.height / 2 - y];
      return [sheet.height, dx, dy].map((n, i) => Math.round((100 * n) / (i === 1 ? width : height)));
    });
  const before = await seen();
  expect(before[0]).toBeGreaterThan(120);
  await shoot(page, 'workshop-from-here');
  await here.click();
  await page.locator('.decide').waitFor();
  await shoot(page, 'workshop-from-here-table');
  const [game] = leading(await storedGames(page), 1);
  expect(saveIn(game.text).answers.at(-1)).toContain('{"zone":"S3"}');
  await page.getByRole('button', { name: 'Back to the drawing' }).click();
  await here.waitFor();
  await expect.poll(seen).toEqual(before);

  // By keyboard as well.
  await page.keyboard.press('Shift+P');
  await page.locator('.decide').waitFor();
});
