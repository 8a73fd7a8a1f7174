/** A mission goes to a friend as a link: previewed before anything is loaded, played there, copied, printed; a spoilt link is one sentence. */
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
