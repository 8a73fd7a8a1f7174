/** Whole games, from the home screen to the summary. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver } from './driver.ts';
import { findGame, HEROES } from './games.ts';
import { mouse } from './pointer.ts';
import { shoot, useWorld } from './world.ts';

const world = useWorld();
const NAMES = ['Amy', 'Phil', 'Josh', 'Wanda'];

/** The first seed with which the bot brings them home. */
const won = findGame('00', (p) => p.state.outcome?.result === 'won');

const gameAt = (page: Page): string => page.url().split('/').at(-1) ?? '';

it('wins the first mission by clicking', async () => {
  // With the tour on: whatever it shows, it is never in the way.
  const page = await world.visit({ tour: true });
  await shoot(page, 'home-first');
  await page.locator('.mission-card').first().click();
  for (const name of NAMES) await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Seed').fill(won.save.seed);
  await shoot(page, 'setup');
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('.decide').waitFor();

  const driver = new Driver(page, gameAt(page), mouse);
  const end = await driver.play();
  expect(end.save.setup.seats).toEqual([HEROES]);
  expect(end.save.answers).toEqual(won.save.answers);
  expect(end.state.outcome?.result).toBe('won');

  await page.locator('.over.won').getByRole('button').click();
  await page.getByRole('heading', { name: 'Holdout held' }).waitFor();
  await shoot(page, 'summary-00');
});
