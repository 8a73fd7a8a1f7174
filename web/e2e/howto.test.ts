/** How to play, the one sheet, goals that show their targets: in every edition and language, nothing cut, nothing faulty. */
import { EDITION_IDS, LANGUAGES } from '@holdout/narrate/plain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { newSave, putSave } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const XMEN = ['wolverine', 'storm', 'magneto', 'mystique'];

/** Opened where no turn has begun yet: the fuse is still and every goal is open. */
const charges = newSave('H6', 'rings', XMEN, 'hero');

const SIZES = [
  { name: 'wide', width: 1440, height: 900, lines: 2 },
  { name: 'phone', width: 390, height: 844, lines: 5 },
  { name: 'low', width: 844, height: 390, lines: 5 },
  { name: 'narrow', width: 320, height: 640, lines: 6 },
];

/** Texts of more lines than there may be, boxes whose content is cut, a page wider than the screen. */
const cutOn = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((lines) => {
    const found: string[] = [];
    for (const p of document.querySelectorAll<HTMLElement>('.howto-panel > p')) {
      const range = document.createRange();
      range.selectNodeContents(p);
      const tops = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
      if (tops.size > lines) found.push(`${tops.size} lines: ${p.textContent}`);
    }
    const boxes = '.howto-picture, .howto-picture :is(li, dl, dd, b, p), .howto-panel h2';
    for (const e of document.querySelectorAll<HTMLElement>(boxes)) {
      if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)
        found.push(`cut: ${e.className} ${e.textContent}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen');
    return found;
  }, most);

it.each(LANGUAGES)('shows six panels in every edition, none of them cut (%s)', async (language) => {
  const page = await world.visit({ settings: { language } });
  const faults: string[] = [];
  for (const edition of EDITION_IDS) {
    await goTo(page, `#/howto/${edition}`);
    await page.locator(`.howto-editions [aria-current][href$="/${edition}"]`).waitFor();
    await page.locator('.howto-foot').waitFor();
    expect(await page.locator('.howto-panel').count()).toBe(6);
    expect(await page.locator('.howto-panels').textContent()).not.toMatch(/\[\w/);
    expect(await page.locator('[data-picture=goal] .goal-rings circle').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-picture=way] [data-arrow]').count()).toBeGreaterThan(0);
    for (const { name, width, height, lines } of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await cutOn(page, lines), `${edition} ${name}`).toEqual([]);
      await shoot(page, `howto-${edition}-${language}-${name}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  faults.push(...(await faultsOn(page, 'how to play')));
  await page.locator('.howto-foot button:not(.primary)').click();
  await page.locator('dialog.one-sheet').waitFor();
  await shoot(page, `sheet-${language}`);
  faults.push(...(await faultsOn(page, 'one sheet')));
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.howto-foot .primary').click();
  await page.locator('.decide[data-prompt=turn]').waitFor();
});

it('has one sheet behind the Rules button, and the clauses behind that', async () => {
  const page = await world.visit();
  await putSave(page, 'game', charges);
  await goTo(page, '#/table/game');
  await page.locator('.decide[aria-busy=false]').waitFor();
  await page.keyboard.press('?');
  const sheet = page.locator('dialog.one-sheet');
  await sheet.waitFor();
  expect(await sheet.locator('.sheet-round [aria-current=step]').count()).toBe(1);
  const brute = sheet.locator('.sheet-enemies tr', { hasText: 'Brute' });
  expect(await brute.locator('td').allTextContents()).toEqual(['1', '2', '1']);
  await sheet.getByRole('searchbox').fill('elevator');
  await sheet.locator('.found-clauses .rule-chip', { hasText: 'H-ELE-1' }).first().waitFor();
  // The first clears the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

it('rings the targets of a goal on every level, and keeps timers in sight', async () => {
  const page = await world.visit();
  await putSave(page, 'game', charges);
  await goTo(page, '#/table/game');
  await page.locator('.decide[aria-busy=false]').waitFor();
  await page.locator('.timers', { hasText: '0 / 5' }).waitFor();
  await page.keyboard.press('.');
  expect(await page.locator('.zone-names [data-name]').count()).toBeGreaterThan(20);
  await page.locator('.goal').nth(1).hover();
  const ringed = page.locator('.goal-rings [data-goal]');
  await ringed.first().waitFor();
  expect(await ringed.count()).toBe(2);
  expect(await ringed.first().textContent()).toMatch(/^\d+$/);
  await shoot(page, 'goal-rings');
  await page.keyboard.press('.');
  await page.mouse.move(700, 5);
  await ringed.first().waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.pin.timer').waitFor();
  await page.getByRole('button', { name: 'Goals: 0 of 3 met' }).click();
  await shoot(page, 'pins-phone-goals');
  expect(await faultsOn(page, 'goals')).toEqual([]);
  await page.getByRole('button', { name: /charges.*0 of 2/i }).click();
  await ringed.first().waitFor();
  await shoot(page, 'pins-phone');
  expect(await faultsOn(page, 'pins')).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.pin.timer').waitFor();
  await shoot(page, 'pins-low');
});
