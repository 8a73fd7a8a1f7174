/** The comic of the night: panels of a real game in the language of the reader, saved as one picture. */
import { leading } from '@holdout/engine';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { newSave, playUntil, putSave, type Position } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const TEAM = ['batman', 'wonder-woman', 'green-arrow', 'cyborg'];

function lost(): Position {
  for (let i = 0; i < 40; i++) {
    const found = playUntil(
      newSave('D1', `comic-${i}`, TEAM, 'dceased'),
      (p) => p.state.outcome?.result === 'lost',
    );
    if (found) return found;
  }
  throw new Error('nobody ever loses');
}
const game = lost();

async function read(page: Page): Promise<string[]> {
  await putSave(page, 'game', game.save);
  await goTo(page, '#/summary/game');
  const sheet = page.locator('.comic-page > svg');
  await sheet.waitFor();
  await page.locator('.comic-panel .standee').first().waitFor({ state: 'attached' });
  return sheet.locator('.caption').allTextContents();
}

it('tells how it began, a death and the end, and is kept as a picture', async () => {
  const page = await world.visit();
  const captions = await read(page);
  expect(captions.length).toBeGreaterThanOrEqual(4);
  expect(captions.length).toBeLessThanOrEqual(6);
  expect(captions[0]).toContain('Nightfall');
  expect(captions.some((c) => / ?dies ?/.test(c))).toBe(true);
  expect(captions.at(-1)).toBe('Nobody is left.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the comic' }).click();
  const file = readFileSync(await (await saved).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  // Width and height stand at the beginning of the file.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1800, 1191]);
  // Paper alone would be far smaller.
  expect(file.length).toBeGreaterThan(200_000);
  await shoot(page, 'comic');
  expect(await faultsOn(page, 'comic')).toEqual([]);
});

it('speaks French, two panels to a row on a telephone', async () => {
  const page = await world.visit({
    settings: { language: 'fr' },
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  const captions = await read(page);
  expect(captions[0]).toContain('La nuit tombe');
  const [first, second] = leading(
    await page.locator('.comic-panel').evaluateAll((all) => all.map((p) => p.getBoundingClientRect().width)),
    2,
  );
  expect(first + second).toBeGreaterThan(300);
  await page.locator('.comic').scrollIntoViewIfNeeded();
  await shoot(page, 'comic-phone');
});

it('brings its panels one after the other, unless nothing shall move', async () => {
  const moving = await world.visit({ context: { reducedMotion: 'no-preference' } });
  await read(moving);
  const delays = await moving
    .locator('.comic-panel.comes')
    .evaluateAll((all) => all.map((p) => getComputedStyle(p).animationDelay));
  expect(delays.slice(0, 3)).toEqual(['0s', '0.09s', '0.18s']);
  const still = await world.visit();
  await read(still);
  expect(await still.locator('.comic-panel.comes').count()).toBe(0);
});
