/** The browser's store at its worst: a second tab on the same game, no room left. A clear message, and nothing lost. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { newSave, playUntil, putSave, saveIn, storedGame, type Position } from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const start = playUntil(newSave('00', 'storage'), (p) => p.save.answers.length === 6) as Position;
const length = start.save.answers.length;

async function openTable(page: Page): Promise<Driver> {
  await goTo(page, '#/table/game');
  await page.locator('.decide').waitFor();
  return new Driver(page, 'game', mouse);
}

it('lets one tab play at a time, and hands the game over when asked', async () => {
  const first = await world.visit();
  await putSave(first, 'game', start.save);
  const driver = await openTable(first);
  await driver.play((p) => p.save.answers.length === length + 1);

  const second = await world.again(first.context());
  await second.goto(`${world.url}#/table/game`);
  await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
  await shoot(second, 'two-tabs');
  // Only told: the first tab plays on.
  await driver.play((p) => p.save.answers.length === length + 2);

  await second.getByRole('button', { name: 'Take it over here' }).click();
  await second.locator('.decide').waitFor();
  await first.getByRole('alert').filter({ hasText: 'Only to look at.' }).waitFor();
  await shoot(first, 'taken-over');
  expect(await first.locator('.game').evaluate((e: HTMLElement) => e.inert)).toBe(true);
  const there = new Driver(second, 'game', mouse);
  const after = await there.play((p) => p.save.answers.length === length + 4);

  // Back again: with everything that was decided in between.
  await first.getByRole('button', { name: 'Take it over here' }).click();
  await asks(first, after.decision?.prompt ?? '');
  const end = await driver.play((p) => p.save.answers.length === length + 5);
  expect(end.save.answers.slice(0, length + 4)).toEqual(after.save.answers);
  await second.getByRole('alert').filter({ hasText: 'Only to look at.' }).waitFor();
});

/** Stores what nobody needs until nothing more goes in, and says how much that was. */
const fillUp = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('holdout');
    const db = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const put = (id: string, size: number): Promise<boolean> =>
      new Promise((done) => {
        const writing = db.transaction('sheets', 'readwrite', { durability: 'strict' });
        const text = crypto.getRandomValues(new Uint8Array(size));
        writing.objectStore('sheets').put({ id, text });
        writing.oncomplete = () => done(true);
        writing.onabort = () => done(false);
      });
    let n = 0;
    for (const size of [60_000, 6_000, 600, 60]) while (n < 500 && (await put(`filler-${n}`, size))) n++;
    db.close();
    return n;
  });

it('plays on when the browser has no room left, says so, and offers the file', async () => {
  const page = await world.visit({ quota: 3_000_000 });
  await putSave(page, 'game', start.save);
  const driver = await openTable(page);
  await page.locator('.chip.saved').filter({ hasText: 'Saved' }).waitFor();
  expect(await fillUp(page)).toBeGreaterThan(3);
  const before = await driver.position();
  const answer = before.decision?.options[0]?.id ?? '';
  await mouse(page, before, answer);
  const notice = page.getByRole('alert').filter({ hasText: 'Not kept.' });
  await notice.getByText('The browser has no room left').waitFor();
  await page.locator('.chip.saved').filter({ hasText: 'In this tab only' }).waitFor();
  await shoot(page, 'no-room');
  expect(saveIn((await storedGame(page, 'game')).text)).toEqual(start.save);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Download all games' }).click(),
  ]);
  const { games } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { games: string[] };
  expect(games.map((text) => saveIn(text).answers)).toEqual([[...before.save.answers, answer]]);

  // Room again: what waited in the tab is stored, and the game goes on.
  await world.setQuota(page, 100_000_000);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(async () => (await storedGame(page, 'game')).length).toBe(length + 1);
  await driver.play((p) => p.save.answers.length === length + 2);
});
