/** The workshop's own lesson, in five steps: it follows what is drawn, leads from step to step and can be left. */
import { expect, it } from 'vitest';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('teaches a first mission, from an empty table to its link', { timeout: 300_000 }, async () => {
  const page = await world.visit();
  await goTo(page, '#/workshop');
  await page.getByRole('button', { name: 'My first mission' }).click();
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await lesson.getByText('Step 1 of 5.').waitFor();
  await shoot(page, 'workshop-lesson');
  for (const [slot, face] of [
    ['A1', '2B'],
    ['B1', '1B'],
  ] as const) {
    await page.locator('.palette-faces button').filter({ hasText: face }).first().click();
    await page.locator(`.slot[data-slot="${slot}"]`).click();
  }
  await lesson.getByText('Step 2 of 5.').waitFor();
  for (const [tool, zone] of [
    ['start', 'S1'],
    ['active', 'S2'],
    ['red', 'R_2B_00_living'],
  ] as const) {
    await page
      .locator('.dock-section:not([aria-labelledby="dock-doors"])')
      .getByRole('button', { name: tool, exact: true })
      .click();
    await page.locator(`path[data-zone="${zone}"]`).click();
    await page.keyboard.press('Escape');
  }
  await lesson.getByText('Step 3 of 5.').waitFor();
  await page.locator('.workshop-problems ol button').first().click();
  await lesson.getByText('Step 4 of 5.').waitFor();

  // Kept over a reload, and it leads to where it goes on.
  await page.locator('.kept[data-kept="kept"]').waitFor();
  await page.reload();
  await lesson.getByText('Step 4 of 5.').waitFor();
  await lesson.getByRole('link', { name: 'Fairness' }).click();
  await page.getByLabel('games').selectOption('50');
  await page.getByRole('button', { name: 'Let bots play it' }).click();
  await lesson.getByText('Step 5 of 5.').waitFor({ timeout: 120_000 });
  await lesson.getByRole('link', { name: 'Share' }).click();
  await lesson.getByText('That is all there is to it', { exact: false }).waitFor();
  await shoot(page, 'workshop-lesson-end');
  await lesson.getByRole('button', { name: 'End of the lesson' }).click();
  await expect.poll(() => lesson.count()).toBe(0);
  await page.reload();
  await page.locator('.share-step').waitFor();
  expect(await lesson.count()).toBe(0);
});
