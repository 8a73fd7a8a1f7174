/** Everything with the keyboard alone: no pointer is used from the home screen to the summary. */
import { expect, it } from 'vitest';
import { Driver } from './driver.ts';
import { findGame } from './games.ts';
import { keyboard, Keys } from './keyboard.ts';
import { useWorld } from './world.ts';

const world = useWorld();
const HEROES = ['amy', 'phil', 'ned', 'wanda'];
/** Their numbers among the survivors of the edition. */
const DIGITS = ['1', '5', '4', '6'];

const won = findGame('00', (p) => p.state.outcome?.result === 'won', HEROES);

it('wins the first mission by keyboard alone', async () => {
  const page = await world.visit();
  const keys = new Keys(page);
  await keys.tabTo('.mission-card >> nth=0');
  await keys.press('Enter');
  await page.locator('.hero-picks').waitFor();
  for (const digit of DIGITS) await keys.press(digit);
  await keys.tabTo('#seed');
  await keys.press('Control+A');
  await page.keyboard.type(won.save.seed);
  await keys.tabTo('.button.start');
  await keys.press('Enter');
  await page.locator('.decide').waitFor();

  const driver = new Driver(page, page.url().split('/').at(-1) ?? '', keyboard());
  const end = await driver.play();
  expect(end.save.setup.seats).toEqual([HEROES]);
  expect(end.save.answers).toEqual(won.save.answers);
  expect(end.state.outcome?.result).toBe('won');

  await keys.tabTo('.over .button');
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Holdout held' }).waitFor();
});
