/** The first evening with the box itself: 00 led from the tiles to its end, dice typed, cards pressed, without a network. */
import { formatRow, type RowDecision } from '@holdout/engine';
import { expect, it } from 'vitest';
import { Driver, type Hands } from './driver.ts';
import { advice, HEROES } from './games.ts';
import { keyboard } from './keyboard.ts';
import { openWorld, shoot } from './world.ts';

const world = openWorld();

/** What lies on the table of this evening: sixes, and of the cards the first that can come. */
const shown = (row: RowDecision): number[] =>
  Array.from({ length: row.total }, () =>
    Math.max(
      0,
      row.options.findIndex((o) => o.number === 6),
    ),
  );

/** Dice are typed, cards pressed; all else by keys. */
const typing = (): Hands => {
  const keys = keyboard();
  return async (page, position, answer) => {
    const { decision } = position;
    if (decision?.kind !== 'row') return keys(page, position, answer);
    const [place = 0] = shown(decision);
    const { id, number } = decision.options[place] ?? expect.unreachable('nothing can come');
    if (number === undefined) {
      await page.locator(`[data-option="${id}"]`).click();
      return 1;
    }
    for (let n = 0; n < decision.total; n++) await page.keyboard.press(String(number));
    if (decision.total > 1) await page.keyboard.press('Enter');
    return decision.total;
  };
};

it('is led through in ten steps and won, with real dice and cards', async () => {
  const page = await world.visit({ tour: true, worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.evaluate(() => (location.hash = '#/new/classic/00'));
  const box = page.getByRole('group', { name: 'With your own box' });
  await box.getByRole('button', { name: 'Everything from our box' }).click();
  await page.getByLabel('Guide us through our first evening').check();
  for (const name of HEROES) await page.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }).click();
  await shoot(page, 'evening-setup');
  await page.getByRole('button', { name: 'Start the night' }).click();

  const card = page.locator('.lesson-card[data-lesson]');
  const seen: (string | null)[] = [];
  for (const id of ['tiles', 'doors', 'figures', 'cards']) {
    await page.locator(`.lesson-card[data-lesson="evening-${id}"]`).waitFor();
    seen.push(await card.getAttribute('data-lesson'));
    await shoot(page, `evening-${id}`);
    await card.getByRole('button', { name: 'Got it' }).click();
  }
  const driver = new Driver(page, page.url().split('/').at(-1) ?? '', typing());
  let now = await driver.position();
  expect(now.decision?.prompt).toBe('deal-by-hand');
  while (now.decision) {
    const { decision } = now;
    if (await card.isVisible()) seen.push(await card.getAttribute('data-lesson'));
    now = await driver.give(
      decision.kind === 'row' ? formatRow(decision, shown(decision)) : advice(now),
      now,
    );
  }
  expect(now.state.outcome?.result).toBe('won');
  expect(driver.steps.map((s) => s.prompt)).toEqual(
    expect.arrayContaining(['deal-by-hand', 'draw-by-hand', 'roll-by-hand']),
  );
  expect(new Set(seen).size).toBeGreaterThanOrEqual(8);
  await shoot(page, 'evening-over');
});
