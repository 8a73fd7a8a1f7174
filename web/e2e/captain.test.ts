/** The captain at the table: a hint as somebody asks for it, and two captains who finish a game. */
import { itemAt } from '@holdout/engine';
import { randomBot } from '@holdout/bots';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import {
  engine,
  newSave,
  playUntil,
  positionAfter,
  putSave,
  saveIn,
  storedGame,
  type Position,
} from './games.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();

const TEAM = ['captain-america', 'captain-marvel', 'hulk', 'wasp'];
const GAME = 'night';

function found(p: Position | undefined): Position {
  if (!p) throw new Error('no game comes to that');
  return p;
}

/** In the middle of a turn, with a way to go. */
const atTurn = (): Position =>
  found(
    playUntil(
      newSave('MZ1', 'h1', TEAM, 'zombie'),
      (p) => p.save.answers.length >= 60 && p.decision?.prompt === 'turn',
    ),
  );

type Heard = typeof globalThis & { heard: { readonly question?: { readonly state: object } }[] };

/** Everything the page says to a worker is written down. */
const listening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = globalThis as Heard;
    seen.heard = [];
    const say = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: Heard['heard'][number]) {
      seen.heard.push(message);
      say.call(this, message);
    } as typeof say;
  });

it('hints when asked: told, drawn, surer while one waits, from what the table sees, and played up to the dice', async () => {
  const page = await world.visit();
  await listening(page);
  await page.reload();
  const before = atTurn();
  await putSave(page, GAME, before.save);
  await goTo(page, `#/table/${GAME}`);
  await asks(page, 'turn');
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('k');
  const panel = page.locator('.hint-panel');
  await panel.locator('.hint-plan').first().waitFor();
  const tries = async (): Promise<number> => Number(await panel.getAttribute('data-tries'));
  const first = await tries();
  expect(await page.locator('[data-hint="A"]').count()).toBe(1);
  await page.locator('.hint-panel[data-state="done"]').waitFor();
  expect(await tries()).toBeGreaterThan(first);
  expect(await panel.locator('.hint-reasons li').count()).toBeGreaterThan(0);

  // What went to the worker is the masked state and nothing else.
  const heard = await page.evaluate(() => (globalThis as Heard).heard.filter((m) => m.question));
  expect(heard).toHaveLength(1);
  expect(itemAt(heard, 0).question?.state).toEqual(JSON.parse(JSON.stringify(engine.mask(before.state))));

  // One that is looked at stands alone.
  expect(await page.locator('[data-hint]').count()).toBeGreaterThan(1);
  await panel.locator('[data-plan="B"]').hover();
  await expect.poll(() => page.locator('[data-hint]').count()).toBe(1);
  await page.mouse.move(600, 300);

  await panel.locator('[data-plan="A"] .button').click();
  const after = await expect
    .poll(async () => saveIn((await storedGame(page, GAME)).text).answers.length)
    .toBeGreaterThan(before.save.answers.length)
    .then(async () => positionAfter(saveIn((await storedGame(page, GAME)).text)));
  // Dice and cards wait for a press of their own.
  const taken = after.save.answers.length - before.save.answers.length;
  if (after.state.reveals !== before.state.reveals) expect(taken).toBe(1);

  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.locator('.hint-layer').count()).toBe(0);
}, 120_000);

it('can be done without: no button and no key for those who want no hints', async () => {
  const page = await world.visit({ settings: { hints: false } });
  await putSave(page, GAME, atTurn().save);
  await goTo(page, `#/table/${GAME}`);
  await asks(page, 'turn');
  await page.keyboard.press('k');
  expect(await page.locator('[data-tour="hint"]').count()).toBe(0);
  expect(await page.locator('.hint-panel').count()).toBe(0);
});

/** The last answers of a game that plain bots have played. */
const LEFT = 45;

it('lets two captains finish a game, chosen in the set-up or kept with it', async () => {
  const page = await world.visit();
  await goTo(page, '#/new/zombie/MZ1');
  await page.locator('.counts button').nth(1).click();
  for (const seat of [0, 1]) await page.locator('.seat-player').nth(seat).selectOption('captain-1');
  await page.keyboard.press('r');
  await page.locator('button.start').click();
  await page.locator('.awaited [role="status"]').waitFor();
  const id = itemAt(new URL(page.url()).hash.split('/'), 2);
  await expect.poll(async () => (await storedGame(page, id)).length, { timeout: 30_000 }).toBeGreaterThan(3);
  await page.locator('.awaited .button').click();
  await expect.poll(async () => page.locator('.awaited').getAttribute('aria-busy')).toBe('false');

  const setup = { edition: 'zombie', mission: 'MZ1', seats: [TEAM.slice(0, 2), TEAM.slice(2)] };
  const start = { ...newSave('MZ1', 'two', TEAM, 'zombie'), setup };
  const whole = found(playUntil(start, (p) => p.decision === null));
  const answers = whole.save.answers.slice(0, -LEFT);
  await putSave(page, GAME, { ...whole.save, answers, outcome: undefined }, ['captain-1', 'captain-1']);
  await goTo(page, `#/table/${GAME}`);
  await page.locator('.over').waitFor({ timeout: 120_000 });
  const end = positionAfter(saveIn((await storedGame(page, GAME)).text));
  expect(end.state.outcome).toBeDefined();
}, 180_000);

it('looks at a game that is over when asked, tells luck from choices, and keeps what it found', async () => {
  const page = await world.visit();
  const dice = randomBot('r14');
  const over = found(
    playUntil(
      newSave('MZ1', 'r14', ['wasp'], 'zombie'),
      (p) => p.decision === null,
      ({ decision }) => (decision ? dice(decision) : ''),
    ),
  );
  await putSave(page, GAME, over.save);
  await goTo(page, `#/summary/${GAME}`);
  const coach = page.locator('.coach');
  await coach.locator('.button.primary').click();
  await page.locator('.coach[data-state="busy"] progress').waitFor();
  await coach.locator('.button').click();
  await page.locator('.coach[data-state="idle"] .button.primary').click();
  await page.locator('.coach[data-state="told"]').waitFor({ timeout: 90_000 });
  expect(await coach.locator('.coach-chance').getAttribute('d')).toMatch(/^M[\d. ]+L/);
  expect(await coach.locator('.coach-luck li').count()).toBe(4);
  const said = await coach.innerText();

  // Read again, not made again.
  await page.reload();
  await page.locator('.coach[data-state="told"]').waitFor();
  expect(await coach.innerText()).toBe(said);
  expect(page.workers()).toHaveLength(0);
}, 120_000);
