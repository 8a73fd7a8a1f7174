/** Whole games, from the home screen to the summary. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, type Hands } from './driver.ts';
import { findGame, type Position } from './games.ts';
import { keyboard, Keys } from './keyboard.ts';
import { mouse } from './pointer.ts';
import { openWorld, shoot } from './world.ts';

const world = openWorld();

const FIRST = [
  { id: 'amy', name: 'Amy' },
  { id: 'phil', name: 'Phil' },
  { id: 'josh', name: 'Josh' },
  { id: 'wanda', name: 'Wanda' },
];
/** With their numbers among the survivors of the edition. */
const SECOND = [
  { id: 'amy', digit: '1' },
  { id: 'phil', digit: '5' },
  { id: 'ned', digit: '4' },
  { id: 'wanda', digit: '6' },
];

/** The first seed with which the bot brings them home. */
const wonWith = (heroes: readonly { readonly id: string }[]): Position =>
  findGame(
    '00',
    (p) => p.state.outcome?.result === 'won',
    heroes.map((h) => h.id),
  );
const first = wonWith(FIRST);
const second = wonWith(SECOND);

async function playToTheEnd(page: Page, hands: Hands, wanted: Position): Promise<void> {
  const end = await new Driver(page, page.url().split('/').at(-1) ?? '', hands).play();
  expect(end.save).toMatchObject(wanted.save);
  expect(end.state.outcome?.result).toBe('won');
}

it('wins the first mission by clicking', async () => {
  // With the lessons on: whatever they show, it is never in the way.
  const page = await world.visit({ tour: true });
  await shoot(page, 'home-first');
  await page.locator('.own-team').click();
  for (const { name } of FIRST) await page.getByRole('button', { name, exact: true }).click();
  await page.getByLabel('Seed').fill(first.save.seed);
  await shoot(page, 'setup');
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('.decide').waitFor();

  await playToTheEnd(page, mouse, first);

  await page.locator('.over.won .primary').click();
  await page.getByRole('heading', { name: 'Holdout held' }).waitFor();
  await shoot(page, 'summary-00');
});

it('wins the first mission by keyboard alone', async () => {
  // No pointer is used from the home screen to the summary.
  const page = await world.visit();
  const keys = new Keys(page);
  await keys.tabTo('.own-team');
  await keys.press('Enter');
  await page.locator('.hero-picks').waitFor();
  for (const { digit } of SECOND) await keys.press(digit);
  await keys.tabTo('#seed');
  await keys.press('Control+A');
  await page.keyboard.type(second.save.seed);
  await keys.tabTo('.button.start');
  await keys.press('Enter');
  await page.locator('.decide').waitFor();

  await playToTheEnd(page, keyboard(), second);

  await keys.tabTo('.over .primary');
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Holdout held' }).waitFor();
});
