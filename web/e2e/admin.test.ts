/** The page of whoever runs the server: behind its secret, in both languages, on a phone. */
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { serveTables } from './online-server.ts';
import { openWorld, shoot } from './world.ts';

const SECRET = 'the-admin-of-this-server';
const world = openWorld(() => serveTables({ HOLDOUT_ADMIN_SECRET: SECRET }));

it('asks for the secret, shows tables and addresses, closes a table and shuts an address out', async () => {
  const seats = [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ];
  const setup = { edition: 'classic', mission: '00', seats };
  for (const title of ['Friday', '']) {
    const made = await fetch(`${world.url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, setup }),
    });
    expect(made.status).toBe(201);
  }
  const page = await world.visit();
  // The browser says so itself, of the wrong secret.
  world.foresee(/403/);
  await page.goto(`${world.url}admin`);
  await page.getByLabel('Secret').fill('something-else-altogether');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('alert').filter({ hasText: 'Only whoever runs this server' }).waitFor();
  await page.getByLabel('Secret').fill(SECRET);
  await page.getByRole('button', { name: 'Enter' }).click();

  const tables = page.getByRole('region', { name: 'Tables' });
  await tables.getByRole('button', { name: /Friday/ }).click();
  await tables.getByText('free seat').first().waitFor();
  await tables.getByRole('button', { name: 'New link for the host' }).click();
  await page.locator('.link-field').waitFor();
  expect(await page.locator('.link-field input').first().inputValue()).toMatch(/\/t\/[\w-]{22}#[\w-]{32}$/);
  await tables.getByRole('button', { name: 'Close the table' }).click();
  await tables.getByRole('button', { name: 'Open it again' }).waitFor();
  const addresses = page.getByRole('region', { name: 'Addresses' });
  await addresses.getByLabel('Address', { exact: true }).fill('203.0.113.9');
  await addresses.getByRole('button', { name: 'Shut out' }).click();
  await addresses.getByRole('button', { name: 'Let 203.0.113.9 in' }).waitFor();
  await shoot(page, 'admin');
  expect(await faultsOn(page, 'admin')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(page, 'admin-phone');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Gérer ce serveur' }).waitFor();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Supprimer pour de bon ?' }).click();
  await page.getByRole('button', { name: /Friday/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Quitter' }).click();
  await page.getByLabel('Secret').waitFor();
});
