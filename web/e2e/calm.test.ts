/** Quiet by itself, everything when asked: the log, what-ifs, the end of a game. */
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { findGame, newSave, playUntil, putSave, saveIn, storedGame, type Position } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const fight = playUntil(
  newSave('01', 'calm3'),
  (p) => p.state.round >= 4 && p.decision?.prompt === 'turn' && p.save.answers.length > 30,
) as Position;

it('tells a deed in one line, rings its zones, and opens by keyboard to every rule', async () => {
  const page = await world.visit();
  await putSave(page, 'game', fight.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  expect(await page.locator('.log .rule-chip').count()).toBe(0);
  const shown = (await page.locator('.rail').allInnerTexts()).join();
  expect(shown).not.toMatch(/\b[A-Z]-[A-Z]+-\d|\(\d+[A-Z]\)|designed/);
  const step = page.locator('.deed-line', { hasText: 'groups move' }).first();
  const before = await page.locator('[data-mark^="path:"]').count();
  await step.focus();
  await expect.poll(() => page.locator('[data-mark^="path:"]').count()).toBeGreaterThan(before);
  await page.keyboard.press('Enter');
  expect(await step.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('.log-line .rule-chip').count()).toBeGreaterThan(1);
  await page.keyboard.press('l');
  expect(await page.locator('.log-full').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.deed-line[aria-expanded=false]').count()).toBe(0);
  await page.keyboard.press('l');
  // Redo stands beside Undo.
  const [undo, redo] = await Promise.all(
    ['undo', 'redo'].map((c) => page.locator(`[data-tour=${c}]`).boundingBox()),
  );
  expect((redo?.x ?? 0) - (undo?.x ?? 0) - (undo?.width ?? 0)).toBeLessThan(30);
});

it('says that a what-if does not count, compares, and goes back with one key', async () => {
  const page = await world.visit();
  await putSave(page, 'game', fight.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.keyboard.press('h');
  const bar = page.locator('.history-bar');
  for (let n = 0; n < 2; n++) await bar.getByRole('button', { name: 'One round back' }).click();
  await bar.getByRole('button', { name: 'What if, from here' }).click();
  const strip = page.locator('.whatif');
  await strip.getByText('Nothing here counts').waitFor();
  await shoot(page, 'what-if');
  await strip.getByRole('button', { name: 'Compare with the real game' }).click();
  const rows = page.locator('.whatif-rows tbody tr');
  await rows.first().waitFor();
  await shoot(page, 'what-if-compared');
  // A dialog takes its own Escape.
  await page.keyboard.press('Escape');
  await page.locator('.whatif-dialog').waitFor({ state: 'detached' });
  await strip.waitFor();

  // The tab dies: the real game is as it was, and the one to go on with.
  await page.reload();
  await strip.waitFor();
  await goTo(page, '#/');
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.waitForURL((url) => url.hash === '#/table/game');
  // The list of games may have noted since where its round began.
  expect(saveIn((await storedGame(page, 'game')).text)).toMatchObject(fight.save);
  expect(await strip.count()).toBe(0);

  await page.goBack();
  await page.goBack();
  await strip.waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.hash === '#/table/game');
});

const over = findGame('00', (p) => p.state.outcome?.result === 'won');
const lost = findGame('01', (p) => p.state.outcome?.result === 'lost');
const SIZES = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [320, 640],
] as const;

it('ends with a foot that nothing covers, a next mission and a picture', async () => {
  const page = await world.visit();
  await putSave(page, 'over', over.save);
  await goTo(page, '#/summary/over');
  const foot = page.locator('.summary-foot');
  await foot.getByRole('link', { name: 'Next mission' }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const hidden = await foot.locator('a, button').evaluateAll((all) =>
      all
        .filter((e) => {
          const { left, top, width: w, height: h } = e.getBoundingClientRect();
          const seen = document.elementFromPoint(left + w / 2, top + h / 2);
          return !seen || !e.contains(seen) || left < 0 || left + w > innerWidth + 1 || h < 40;
        })
        .map((e) => e.textContent),
    );
    expect(hidden, `${width} x ${height}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await shoot(page, `summary-foot-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Holdout, .*\.png$/);
  // Nothing has the focus: the key means the foot.
  await page.getByRole('button', { name: 'Save as picture' }).blur();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === '#/new/classic/01');

  // Whoever has lost is not sent on: the same key tries once more.
  await putSave(page, 'lost', lost.save);
  await goTo(page, '#/summary/lost');
  await foot.getByRole('button', { name: 'Play again' }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash.startsWith('#/table/'));
  await asks(page, 'activate');
});

it('takes a note away with the screen it belongs to', async () => {
  const page = await world.visit();
  await putSave(page, 'over', over.save);
  await goTo(page, '#/summary/over');
  await page.locator('.summary-foot').waitFor();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await page.getByRole('button', { name: 'Save as picture' }).click();
  await page.locator('.toast').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.hash === '#/');
  expect(await page.locator('.toast').count()).toBe(0);
});
