/** An evening of the horde master: the table is set right before every turn of the enemies, and each is read out to its end. */
import { isRefusal } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { engine, HEROES, positionAfter, putSave, saveIn, storedGame } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const TABLET = { viewport: { width: 1180, height: 820 } };

async function sit(page: Page, mission: string, seed: string): Promise<void> {
  const setup = { edition: 'classic', mission, seats: [HEROES], horde: true };
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  await putSave(page, 'game', { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [] });
  await goTo(page, '#/table/game');
  await page.locator('.horde-play').waitFor();
}

const answers = async (page: Page): Promise<readonly string[]> =>
  saveIn((await storedGame(page, 'game')).text).answers;

/** Reads to the end; what only players can choose is answered by the first of the answers. */
async function readOut(page: Page): Promise<number> {
  let steps = 0;
  for (;;) {
    await page.locator('.horde-tell, .horde-play').first().waitFor();
    if (await page.locator('.horde-play').isVisible()) return steps;
    const tell = page.locator('.horde-tell');
    const [at, kind] = [await tell.getAttribute('data-at'), await tell.getAttribute('data-kind')];
    if (kind === 'end') return steps;
    if (kind === 'ask') {
      const first = page.locator('.horde-answers button').first();
      if (await first.isVisible()) await first.click();
      else await page.locator('.share .button.primary').click();
    } else await page.keyboard.press(steps % 2 === 0 ? ' ' : 'ArrowRight');
    steps++;
    await page
      .locator(`.horde-play, .horde-tell:not([data-at="${at}"][data-kind="${kind}"])`)
      .first()
      .waitFor();
  }
}

it('sets the table right by dragging and pressing, and reads out what the enemies do', async () => {
  const page = await world.visit({ context: TABLET });
  await sit(page, '01', 'horde evening');
  await shoot(page, 'horde-play');
  await page.getByRole('button', { name: 'Run the horde' }).click();
  await page.locator('.horde-tell').waitFor();
  await shoot(page, 'horde-tell');
  expect(await readOut(page)).toBeGreaterThan(3);
  await page.locator('.horde-heroes button').first().click();
  await page.getByRole('button', { name: /more.*Experience/i }).click();
  await page.getByText('has 1 experience').waitFor();
  const from = page.locator('[data-zone="S4"]');
  await from.waitFor({ state: 'attached' });
  await shoot(page, 'horde-correct');
  await page.getByRole('button', { name: 'Run the horde' }).click();
  await page.locator('.horde-tell').waitFor();
  await shoot(page, 'horde-tell-2');
  await readOut(page);
  expect((await answers(page)).filter((a) => a === 'horde')).toHaveLength(2);
  expect(positionAfter(saveIn((await storedGame(page, 'game')).text)).state.round).toBe(3);
});
