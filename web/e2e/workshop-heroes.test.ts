/** A hero of the pack: copied from the box, renamed, given a face, a skill and an attack, tried at the table, taken back. */
import { expect, it } from 'vitest';
import { missionOfPack, putProject } from './projects.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('makes a hero who plays as soon as the mission is tried', async () => {
  const page = await world.visit();
  await putProject(page, 'p', missionOfPack('glass-house'));
  await goTo(page, '#/workshop/p/glass-house/heroes');
  await page.getByText('No hero of your own yet', { exact: false }).waitFor();
  await shoot(page, 'workshop-heroes-none');
  await page.getByLabel('Another hero').selectOption({ index: 1 });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Defib');
  await name.blur();
  await page.locator('.pack-heroes').getByText('Defib').waitFor();
  await page.getByRole('button', { name: 'Another face' }).click();
  await page.getByLabel('Skill at Blue').selectOption({ index: 3 });
  const attack = page.locator('.heroes-attack');
  await attack.getByText('Ranged', { exact: true }).click();
  const dice = attack.getByLabel('Dice');
  const most = await dice.locator('option').last().innerText();
  await dice.selectOption(most);
  await attack.getByText(/hits expected/).waitFor();
  await shoot(page, 'workshop-heroes');
  await page.locator('.kept[data-kept="kept"]').waitFor();
  await page.reload();
  await expect.poll(() => page.locator('.heroes-attack').getByLabel('Dice').inputValue()).toBe(most);
  expect(await page.locator('.workshop-tabs .count.red').count()).toBe(0);

  await page.getByRole('button', { name: /Try it/ }).click();
  await page.locator('.decide').waitFor();
  await page.getByText('Defib').first().waitFor();
  await page.getByRole('button', { name: 'Back to the drawing' }).click();
  await page.locator('.heroes-step').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'workshop-heroes-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Take out of the pack' }).click();
  await page.getByText('No hero of your own yet', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.pack-heroes').getByText('Defib').waitFor();
});
