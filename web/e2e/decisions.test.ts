/** Questions that respect people: wounds shared in one dialog, undo with its line, no more prompts than choices. */
import { itemAt, type AllocateDecision, type Option } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { advice, findGame, newSave, playUntil, putSave, saveIn, storedGame, type Position } from './games.ts';
import { mouse } from './pointer.ts';
import { wayTo } from './turn-menu.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

async function sitDown(page: Page, { save, decision }: Pick<Position, 'save' | 'decision'>): Promise<Driver> {
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await asks(page, decision?.prompt ?? '');
  return new Driver(page, 'game', mouse);
}

const sharing = findGame(
  '01',
  ({ decision }) => decision?.prompt === 'share-wounds' && decision.options.length > 1,
);

it('shares wounds in one dialog that opens filled in and covers nothing it asks about', async () => {
  const page = await world.visit();
  const decision = sharing.decision as AllocateDecision;
  const driver = await sitDown(page, sharing);
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  const rows = dialog.locator('.share-row');
  await shoot(page, 'dialog');

  const values = (): Promise<number[]> =>
    rows
      .getByRole('spinbutton')
      .evaluateAll((all) => all.map((e) => Number(e.getAttribute('aria-valuenow'))));
  const sum = async (): Promise<number> => (await values()).reduce((a, b) => a + b, 0);
  expect(await rows.count()).toBe(decision.options.length);
  expect(await sum()).toBe(decision.total);
  expect(await confirm.isEnabled()).toBe(true);

  const zone = page.locator(`[data-zone="${String(decision.about?.zone)}"]`);
  expect(overlap(await dialog.boundingBox(), await zone.boundingBox())).toBe(0);

  // One less somewhere: it says so and cannot be confirmed.
  const first = rows.nth((await values()).findIndex((n) => n > 0));
  await first.getByRole('button').first().click();
  expect(await sum()).toBe(decision.total - 1);
  expect(await confirm.isEnabled()).toBe(false);
  await dialog.getByText('1 still to place.').waitFor();

  // Put aside, the question stays open; it can be taken up again.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Share out …' }).click();
  await dialog.waitFor();

  await dialog.getByRole('button', { name: 'Even' }).click();
  expect(await sum()).toBe(decision.total);
  await driver.give(advice(sharing));
});

function overlap(a: Box | null, b: Box | null): number {
  if (!a || !b) throw new Error('something is not on the page');
  const along = (p: number, s: number, q: number, t: number): number =>
    Math.max(0, Math.min(p + s, q + t) - Math.max(p, q));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
}
type Box = NonNullable<Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>>;

it('tells before it is thrown whom a Molotov burns [C-COM-9]', async () => {
  const page = await world.visit();
  const molotov = ({ decision }: Position): Option | undefined =>
    decision?.options.find((o) => o.id.startsWith('attack:molotov@'));
  const combining = (p: Position): string =>
    p.decision?.options.find((o) => o.verb === 'combine')?.id ?? advice(p);
  const armed = playUntil(newSave('01', 'mol-4'), (p) => molotov(p) !== undefined, combining) as Position;
  const option = molotov(armed) as Option;
  await sitDown(page, armed);
  const way = wayTo(armed, option);
  if (way.press === 'ask') {
    await page.keyboard.press('r');
    await page.locator('.branches .act:not(.back)').nth(way.branch).hover();
  } else await page.locator('[data-family="shoot"]').hover();
  if (!way.single || way.press === 'zones')
    await page.locator(`[data-zone="${way.zone ?? ''}"]`).hover({ force: true });
  const card = page.locator('.odds');
  await card.getByText('eliminated for certain').waitFor();
  await shoot(page, 'molotov');
  const { context, state } = armed;
  const zone = context.board.indexOf.get(way.zone ?? '') ?? -1;
  const there = context.types.reduce((n, _, t) => n + itemAt(state.enemies, t * context.zones + zone), 0);
  expect(Number(await card.locator('.odds-big').textContent())).toBe(there);
});

it('takes back all that one press gave, and offers on dashboards what this moment has', async () => {
  const page = await world.visit();
  const driver = await sitDown(page, playUntil(newSave('00', 'undo'), () => true) as Position);
  const answers = async (): Promise<readonly string[]> =>
    saveIn((await storedGame(page, 'game')).text).answers;
  await driver.give('activate:amy');
  await driver.give('end');
  // Nobody acts: the first who still can is open, and their buttons begin no turn twice.
  const acts = page.locator('.hero-list .hero-acts .button');
  expect(await acts.count()).toBeGreaterThan(0);
  expect(await page.locator('.hero-list [data-answers^="end"]').count()).toBe(0);
  await page.locator('.hero-list [data-answers="activate:phil noise"]').click();
  await expect.poll(answers).toEqual(['activate:amy', 'end', 'activate:phil', 'noise']);
  await asks(page, 'turn');
  await page.keyboard.press('u');
  await asks(page, 'activate');
  await expect.poll(answers).toEqual(['activate:amy', 'end']);
  await page.keyboard.press('Control+Shift+z');
  await asks(page, 'turn');
  await expect.poll(answers).toEqual(['activate:amy', 'end', 'activate:phil', 'noise']);
});

it('takes back freely down to the line, and asks before it goes beyond', async () => {
  const page = await world.visit();
  const save = newSave('00', 'undo');
  const driver = await sitDown(page, playUntil(save, () => true) as Position);
  const undo = page.getByRole('button', { name: 'Undo' });
  const answers = async (): Promise<readonly string[]> =>
    saveIn((await storedGame(page, 'game')).text).answers;
  expect(await undo.isDisabled()).toBe(true);

  await driver.give('activate:amy');
  await driver.give('end');
  await undo.click();
  await asks(page, 'turn');
  await page.keyboard.press('Control+z');
  await asks(page, 'activate');
  await expect.poll(answers).toEqual([]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await asks(page, 'turn');
  await expect.poll(answers).toEqual(['activate:amy']);

  const line = page.locator('.reveal');
  expect(await line.count()).toBe(0);
  await driver.give('search');
  expect(await line.textContent()).toContain('undo is free down to here');
  const ask = page.locator('.undo-ask');
  await undo.click();
  await ask.waitFor();
  await shoot(page, 'undo-forced');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await ask.waitFor({ state: 'detached' });
  expect(await answers()).toEqual(['activate:amy', 'search']);

  await page.keyboard.press('u');
  await ask.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(answers).toEqual(['activate:amy']);
  expect(saveIn((await storedGame(page, 'game')).text).rewinds).toEqual([{ at: 1, dropped: 1 }]);
  await page.getByRole('log').getByText('beyond dice or cards already seen').waitFor();

  // The line stays after the page has been opened again.
  await page.reload();
  await page.getByRole('log').getByText('beyond dice or cards already seen').waitFor();
});

it('asks in a round of four survivors no more than the rules leave to choose', async () => {
  const page = await world.visit();
  const start = playUntil(newSave('01', 'prompts'), () => true) as Position;
  const driver = await sitDown(page, start);
  await page.evaluate(countQuestions);
  const choices: number[] = [];
  await driver.play((p) => {
    if (p.state.round > 1) return true;
    choices.push(p.decision?.options.length ?? 0);
    return false;
  });
  const asked = await page.evaluate(() => (window as unknown as { asked: number }).asked);
  const warned = driver.steps.filter((s) => s.answer === 'end' && s.presses > 1).length;

  // Every decision is a real one, and each is put once; the first question of the next round is there as well.
  expect(Math.min(...choices)).toBeGreaterThan(1);
  expect(asked).toBe(choices.length + 1 + warned);
  const table = new Map<string, { asked: number; presses: number; most: number }>();
  for (const { prompt, answer, presses } of driver.steps) {
    const what = prompt === 'turn' ? `turn: ${answer.split(':')[0]}` : prompt;
    const row = table.get(what) ?? { asked: 0, presses: 0, most: 0 };
    table.set(what, {
      asked: row.asked + 1,
      presses: row.presses + presses,
      most: Math.max(row.most, presses),
    });
  }
  console.table(Object.fromEntries(table));
  const picks = driver.steps.filter((s) => !s.answer.includes('='));
  expect(Math.max(...picks.map((s) => s.presses))).toBeLessThanOrEqual(3);
});

/** Counts in the page: questions newly put, and everything else that wants a word before the game goes on. */
function countQuestions(): void {
  const page = window as unknown as { asked: number };
  page.asked = 1;
  const question = (): string | null | undefined =>
    document.querySelector('.decide')?.getAttribute('data-question');
  let last = question();
  const matches = (node: Node, selector: string): boolean =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
  new MutationObserver((changes) => {
    for (const { type, target, oldValue, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) {
        if (target.matches('.asked') && !oldValue?.includes('asked')) page.asked++;
      }
      for (const node of addedNodes)
        if (matches(node, '.undo-ask, dialog, [role="alertdialog"]')) page.asked++;
    }
    const now = question() ?? last;
    if (now !== last) page.asked++;
    last = now;
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-question', 'class'],
    attributeOldValue: true,
  });
}
