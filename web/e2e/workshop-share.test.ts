/** A mission goes to a friend as a link: previewed before anything is loaded, played there, copied, printed; a spoilt link is one sentence. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { missionOfPack, putProject } from './projects.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('is shared as a link that a fresh browser previews, plays, copies and prints', async () => {
  const page = await world.visit();
  await putProject(page, 'p', missionOfPack('night-pharmacy'));
  await goTo(page, '#/workshop/p/night-pharmacy/share');
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toContain('#/pack/');
  const link = await field.inputValue();
  expect(link.length).toBeLessThan(4000);
  await shoot(page, 'workshop-share');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/a-pack\.json$/);
  const saved = await readFile(await file.path());
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('The Night Pharmacy.png');
  if (process.env['HOLDOUT_SHOTS'] === '1') await picture.saveAs('web/e2e/shots/workshop-picture.png');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'workshop-share-phone');

  const friend = await world.visit({ to: link });
  await friend.getByRole('heading', { name: 'A pack' }).waitFor();
  await friend.getByText('Nobody has measured it yet.').waitFor();
  await shoot(friend, 'pack-preview');
  await friend.getByRole('button', { name: 'Play The Night Pharmacy' }).click();
  await friend.getByRole('heading', { name: 'The Night Pharmacy' }).waitFor();
  await friend.getByRole('button', { name: /Random/ }).click();
  await friend.getByRole('button', { name: 'Start', exact: false }).first().click();
  await friend.locator('.decide').waitFor();
  await friend.getByText('Fetch the key, take the medicine', { exact: false }).first().waitFor();
  await shoot(friend, 'pack-table');

  // The file opens like the link: chosen on the first page, or dropped there.
  const reader = await world.visit();
  await reader
    .locator('input[type=file]')
    .setInputFiles({ name: 'a-pack.json', mimeType: 'application/json', buffer: saved });
  await reader.getByRole('heading', { name: 'A pack' }).waitFor();
  await reader.getByRole('button', { name: 'Play The Night Pharmacy' }).waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'A pack' }).waitFor();

  // A copy is a project of one's own that says where it comes from.
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Edit a copy' }).click();
  await friend.locator('.workshop').waitFor();
  await goTo(friend, `${new URL(friend.url()).hash.replace(/board$/, 'share')}`);
  await friend.getByText('Kept in every copy.').waitFor();

  await friend.goto(`${link}/night-pharmacy/print`);
  await friend.locator('.print-map').first().waitFor();
  await shoot(friend, 'pack-print');
});

it('says in one sentence that a link is broken, and loads nothing', async () => {
  const page = await world.visit();
  for (const data of ['AAAA', 'not%20a%20link', 'x'.repeat(5000)]) {
    await goTo(page, `#/pack/${data}`);
    await page.getByRole('heading', { name: 'This pack cannot be opened' }).waitFor();
  }
  await shoot(page, 'pack-broken');
});

it('offers the ten nights on the first page and in the workshop, to be played or copied', async () => {
  const page = await world.visit();
  await page.getByRole('link', { name: /Ten Nights/ }).click();
  await page.getByRole('heading', { name: 'Ten Nights' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Play / }).count()).toBe(10);
  await shoot(page, 'ten-nights');
  await page.getByRole('button', { name: 'Play One Last Bus' }).click();
  await page.getByRole('heading', { name: 'One Last Bus' }).waitFor();

  await goTo(page, '#/workshop');
  await page.getByRole('link', { name: 'Look at the ten missions' }).click();
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await page.locator('.workshop').waitFor();

  // From there on one is drawn after the other, and one more can be added.
  await page.getByRole('combobox', { name: 'Missions of the pack' }).selectOption('low-tide');
  await expect.poll(() => page.locator('.workshop-bar .path').innerText()).toContain('Low Tide');
  await goTo(page, '#/workshop');
  await shoot(page, 'workshop-start');
  await page.getByRole('button', { name: 'Add a mission to “Ten Nights”' }).click();
  await page.getByRole('radiogroup', { name: 'For which game?' }).getByText('X-Men Resistance').click();
  await page.getByRole('textbox', { name: 'What is it called?' }).fill('The Attic');
  await page.getByLabel('Ground floor').check();
  await page.getByLabel('Upper floor').check();
  await page.getByRole('button', { name: 'Begin with an empty table' }).click();
  await page.getByRole('radiogroup', { name: 'Level' }).getByText('Upper floor').click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Missions of the pack' }).locator('option').count())
    .toBe(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Missions of the pack' }).locator('option').count())
    .toBe(10);
});
