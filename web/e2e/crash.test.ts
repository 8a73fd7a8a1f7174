/** The page dies between any two writes of a step: what is on disk afterwards is the game before it or after it, whole. */
import { formatSave } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { findGame, putSave, saveIn, storedGame, storedRows } from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();

const start = findGame('00', (p) => p.decision?.prompt === 'turn' && p.save.answers.length >= 3);
const before = start.save.answers;
const step = start.decision?.options.find((o) => o.verb === 'move')?.id ?? '';
const after = [...before, step];

/** What is done, and the answers that are stored when it is done. */
const ACTS: readonly (readonly [act: (page: Page) => Promise<unknown>, stored: readonly string[]])[] = [
  [(page) => mouse(page, start, step), after],
  [(page) => page.keyboard.press('u'), before],
  [(page) => page.keyboard.press('y'), after],
];

type Dying = typeof globalThis & { isDead?: boolean };

/** Runs in the page: everything ends just before that write, and nothing is ever stored again. */
function dieBefore(write: number): void {
  const here: Dying = globalThis;
  let left = write;
  const dying =
    <A extends unknown[], R>(method: (this: IDBObjectStore, ...args: A) => R) =>
    (store: IDBObjectStore, args: A): R => {
      if (--left > 0) return method.apply(store, args);
      here.isDead = true;
      throw new DOMException('the page is gone', 'AbortError');
    };
  const put = dying(IDBObjectStore.prototype.put);
  const remove = dying(IDBObjectStore.prototype.delete);
  IDBObjectStore.prototype.put = function (...args) {
    return put(this, args);
  };
  IDBObjectStore.prototype.delete = function (...args) {
    return remove(this, args);
  };
}

const isDead = (page: Page): Promise<boolean> => page.evaluate(() => (globalThis as Dying).isDead === true);

const answersOn = async (page: Page): Promise<readonly string[]> =>
  saveIn((await storedGame(page, 'game')).text).answers;

/** Plays until the page dies; false when it outlives everything. */
async function diesAt(write: number): Promise<boolean> {
  const page = await world.visit();
  await putSave(page, 'game', start.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.evaluate(dieBefore, write);
  let was = before;
  for (const [act, now] of ACTS) {
    await act(page);
    await expect
      .poll(async () => (await isDead(page)) || (await answersOn(page)).length === now.length)
      .toBe(true);
    if (await isDead(page)) {
      const context = page.context();
      await page.close();
      const next = await world.again(context);
      await next.goto(`${world.url}#/table/game`);
      await asks(next, 'turn');
      expect([was, now]).toContainEqual(await answersOn(next));
      await context.close();
      return true;
    }
    expect(await answersOn(page)).toEqual(now);
    was = now;
  }
  await page.context().close();
  return false;
}

it('keeps the game whole wherever the page dies', async () => {
  let writes = 1;
  while (await diesAt(writes)) writes++;
  // The first step takes the old form apart, the others write two rows each.
  expect(writes - 1).toBe(1 + after.length + 1 + 2 + 2);
}, 300_000);

it('writes one answer and the head for a step, and leaves a game of before as it is until it is played', async () => {
  const page = await world.visit();
  await putSave(page, 'game', start.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  expect(await storedRows(page)).toEqual([[expect.objectContaining({ text: formatSave(start.save) })], []]);
  await mouse(page, start, step);
  await expect.poll(async () => (await storedRows(page))[1].map((r) => r.answer)).toEqual(after);
});

it('takes games of before apart when they are listed, and hands out the same file', async () => {
  const page = await world.visit();
  await putSave(page, 'game', start.save);
  await page.reload();
  await expect.poll(async () => (await storedRows(page))[1].map((r) => r.answer)).toEqual(before);
  expect((await storedGame(page, 'game')).text).toBe(formatSave({ ...start.save, dawn: { after: 0 } }));
});
