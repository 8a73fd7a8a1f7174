/** A pack goes to the gallery of the server: handed in, read by the host, shown, played, refused with a sentence. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { serveTables } from './online-server.ts';
import { missionOfPack, putProject } from './projects.ts';
import { goTo, openWorld, shoot } from './world.ts';

const SECRET = 'the-host-of-the-gallery';
const world = openWorld(() => serveTables({ HOLDOUT_GALLERY: 'yes', HOLDOUT_ADMIN_SECRET: SECRET }));

const way = (page: Page) => page.getByRole('region', { name: 'To the gallery of this server' });

it('is looked at by the host before anybody sees it, and counted when it is played', async () => {
  const maker = await world.visit();
  await putProject(maker, 'p', missionOfPack('night-pharmacy'));
  await goTo(maker, '#/workshop/p/night-pharmacy/share');
  await way(maker).getByText('draft').waitFor();
  await way(maker).getByRole('button', { name: 'Hand in' }).click();
  await way(maker).getByText('waiting for the host').waitFor();
  await shoot(maker, 'workshop-gallery-waiting');

  const visitor = await world.visit();
  await goTo(visitor, '#/workshop');
  const gallery = visitor.getByRole('region', { name: 'Gallery of this server' });
  await gallery.getByRole('button', { name: 'Look through it' }).click();
  await gallery.getByText('Nothing is shown yet.').waitFor();

  const host = await world.visit({ to: `${world.url}admin` });
  await host.getByLabel('Secret').fill(SECRET);
  await host.getByRole('button', { name: 'Enter' }).click();
  const handed = host.getByRole('region', { name: 'Gallery' });
  await handed.getByText('waits for you').waitFor();
  await handed.getByRole('button', { name: 'Read it' }).click();
  await host.getByRole('heading', { name: 'A pack' }).waitFor();
  await host.goBack();
  await handed.getByRole('button', { name: 'Show it to everybody' }).click();
  await handed.getByText('public').waitFor();
  expect(await faultsOn(host, 'the gallery of the host')).toEqual([]);
  await shoot(host, 'admin-gallery');

  await gallery.getByText('New', { exact: true }).click();
  await gallery.getByRole('link', { name: /A pack/ }).waitFor();
  expect(await faultsOn(visitor, 'the gallery')).toEqual([]);
  await shoot(visitor, 'workshop-gallery');
  await gallery.getByRole('link', { name: /A pack/ }).click();
  await visitor.getByRole('button', { name: 'Play The Night Pharmacy' }).click();
  await visitor.getByRole('button', { name: /Random/ }).waitFor();
  await goTo(visitor, '#/workshop');
  await gallery.getByRole('button', { name: 'Look through it' }).click();
  await gallery.getByText('1 game').waitFor();

  // The next version is a draft again; the host says why not.
  await maker.reload();
  await way(maker).getByText('public').waitFor();
  const version = maker.getByRole('textbox', { name: 'Version' });
  await version.fill('1.1');
  await version.blur();
  await way(maker).getByText('draft').waitFor();
  await way(maker).getByRole('button', { name: 'Hand in' }).click();
  await way(maker).getByText('waiting for the host').waitFor();
  await host.reload();
  const next = handed.getByRole('listitem').first();
  await next.getByText('waits for you').waitFor();
  await next.getByLabel('Why not, in a sentence').fill('Too much like the last one.');
  await next.getByRole('button', { name: 'Refuse' }).click();
  await handed.getByText('refused').waitFor();
  await maker.reload();
  await way(maker).getByText('Too much like the last one.').waitFor();
  await maker.setViewportSize({ width: 390, height: 844 });
  await shoot(maker, 'workshop-gallery-refused-phone');
});
