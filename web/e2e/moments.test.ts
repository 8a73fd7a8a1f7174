/** Moments: a card is turned over and put away, spawn cards turn at their points, levels, falls, the end. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import {
  advice,
  newSave,
  playUntil,
  positionAfter,
  putSave,
  saveIn,
  storedGame,
  type Position,
} from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const SLOW = { speed: 1 } as const;

/** The first position that is like this, in a game known to come to it. */
function reach(mission: string, seed: string, enough: (p: Position) => boolean): Position {
  const found = playUntil(newSave(mission, seed), enough);
  if (!found) throw new Error(`mission ${mission} does not come to that with ${seed}`);
  return found;
}

/** One answer before that, so that the moment is seen to come. */
function before({ save }: Position): { from: Position; answer: string } {
  const from = positionAfter({ ...save, answers: save.answers.slice(0, -1) });
  return { from, answer: save.answers.at(-1) ?? '' };
}

async function sitDown(page: Page, { save, decision }: Position): Promise<void> {
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await asks(page, decision?.prompt ?? '');
}

const answers = async (page: Page): Promise<readonly string[]> =>
  saveIn((await storedGame(page, 'game')).text).answers;

const holding = reach(
  '01',
  'shot-8',
  ({ decision, save }) => decision?.prompt === 'hold' && save.answers.at(-1) === 'search',
);

it('turns a found card over and lets it be dragged into a hand', async () => {
  const page = await world.visit({ settings: SLOW, context: { reducedMotion: 'no-preference' } });
  const { from, answer } = before(holding);
  await sitDown(page, from);
  await mouse(page, from, answer);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await asks(page, 'hold');
  // Asked once, over the board; the focus is in it.
  expect(await page.locator('.decide [data-option]').count()).toBe(0);
  await panel.locator('[data-option]:focus').waitFor();
  expect(await panel.locator('[data-option]').count()).toBe(holding.decision?.options.length);
  const card = panel.locator('.full-card');
  expect(await card.evaluate((e) => getComputedStyle(e).animationName)).toBe('card-in');
  await card.evaluate((e) => Promise.all(e.getAnimations().map((a) => a.finished)));
  await shoot(page, 'moment-find');
  expect(await faultsOn(page, 'found')).toEqual([]);

  const place = panel.locator('.place[data-drop]').first();
  const wanted = await place.getAttribute('data-drop');
  const [a, b] = [await card.boundingBox(), await place.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + 40);
  await page.mouse.down();
  await page.mouse.move(b.x + 20, b.y + 20, { steps: 4 });
  await panel.locator('.place[data-over]').first().waitFor();
  await page.mouse.up();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => answers(page)).toEqual([...holding.save.answers, wanted]);
});

it('asks again after a reload, can be put aside, and is answered by key', async () => {
  const page = await world.visit();
  await sitDown(page, holding);
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  // Reduced motion: a fade of 120 ms, nothing turns.
  expect(await panel.locator('.full-card').evaluate((e) => getComputedStyle(e).animationDuration)).toBe(
    '0.12s',
  );
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.locator('.decide [data-option]').count()).toBe(holding.decision?.options.length);
  await page.keyboard.press('2');
  await expect.poll(() => answers(page)).toEqual([...holding.save.answers, holding.decision?.options[1]?.id]);
});

it('shows a card nothing is asked about, until any key', async () => {
  const page = await world.visit({ settings: SLOW });
  const found = reach('01', 'shot-0', (p) => p.decision?.prompt === 'turn' && advice(p) === 'search');
  await sitDown(page, found);
  const held = page.locator('[data-hero].acting .card-title');
  const before = await held.count();
  await mouse(page, found, 'search');
  const panel = page.locator('.moment.of-find');
  await panel.getByRole('button', { name: 'Go on' }).waitFor();
  // It is in nobody's hand yet.
  expect(await held.count()).toBe(before);
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await asks(page, 'turn');
  expect(await held.count()).toBe(before + 1);
  // The key ended the moment and nothing else.
  expect(await answers(page)).toEqual([...found.save.answers, 'search']);
});

it('turns each spawn card beside its point, with the line that counts, and skips to the next choice', async () => {
  const page = await world.visit({ settings: SLOW });
  const last = reach('01', 'shot-0', (p) => p.state.round === 2 && p.decision?.prompt === 'activate');
  const { from, answer } = before(last);
  await sitDown(page, from);
  await mouse(page, from, answer);
  const card = page.locator('.spawn-card');
  await card.locator('.spawn-line[data-counts]').waitFor();
  expect(await card.locator('.spawn-line').count()).toBe(4);
  await card.getByText('Blue counts').waitFor();
  const steps = page.locator('.moment-steps li');
  expect(await steps.count()).toBeGreaterThan(1);
  await shoot(page, 'moment-spawn');
  await page.keyboard.press('Space');
  await card.waitFor({ state: 'detached' });
  await asks(page, 'activate');
  // All of it once more, and skipped once more.
  await page.getByRole('button', { name: 'Watch again' }).click();
  await card.locator('.spawn-line[data-counts]').waitFor();
  await page.keyboard.press('Space');
  await card.waitFor({ state: 'detached' });
  await asks(page, 'activate');
  expect(await answers(page)).toEqual(last.save.answers);
});

it('lets a skill be chosen in the moment of the level', async () => {
  const page = await world.visit({ settings: SLOW });
  const skill = reach('08', 'level-3', ({ decision }) => decision?.prompt === 'skill');
  const { from, answer } = before(skill);
  await sitDown(page, from);
  await mouse(page, from, answer);
  const panel = page.locator('.moment.of-level');
  await panel.waitFor();
  await asks(page, 'skill');
  const choices = panel.locator('[data-option]');
  expect(await choices.count()).toBe(skill.decision?.options.length);
  await panel.getByText('Spawn cards are').waitFor();
  await shoot(page, 'moment-level');
  await panel.locator('[data-option]:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => answers(page)).toEqual([...skill.save.answers, skill.decision?.options[1]?.id]);
});

/** Runs in the page: presses the button as soon as it is there, and tells whether something is still played then. */
const watchAgain = (): Promise<boolean> =>
  new Promise((done) => {
    const look = (): void => {
      const button = document.querySelector<HTMLElement>('.moment.of-death [data-keeps-on]');
      if (!button) return void requestAnimationFrame(look);
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
      setTimeout(() => requestAnimationFrame(() => done(document.querySelector('.theatre-bar') !== null)));
    };
    look();
  });

it('stops for whoever falls, and fills the screen with the end', async () => {
  const page = await world.visit({ settings: SLOW });
  const dead = reach('01', 'shot-0', ({ state }) => state.heroes.some((h) => h.status === 'dead'));
  const { from, answer } = before(dead);
  await sitDown(page, from);
  const again = page.evaluate(watchAgain);
  await mouse(page, from, answer);
  // Any other press ends it.
  expect(await again).toBe(true);
  const fall = page.locator('.moment.of-death');
  await fall.getByText('The mission goes on').waitFor();
  expect(await fall.locator('[data-killers] use').count()).toBeGreaterThan(0);
  await shoot(page, 'moment-death');
  await page.mouse.click(10, 400);
  await fall.waitFor({ state: 'detached' });
  await asks(page, dead.decision?.prompt ?? '');

  const over = reach('01', 'shot-0', ({ state }) => state.outcome !== null);
  const end = before(over);
  await goTo(page, '#/');
  await sitDown(page, end.from);
  await mouse(page, end.from, end.answer);
  const theEnd = page.locator('.the-end');
  await page.keyboard.press('Space');
  await theEnd.getByRole('heading', { name: 'Lost' }).waitFor();
  await shoot(page, 'moment-end');
  expect(
    await theEnd
      .getByRole('button', { name: 'See how it went' })
      .evaluate((e) => e === document.activeElement),
  ).toBe(true);
  await theEnd.getByRole('button', { name: 'Look at the board' }).click();
  await theEnd.waitFor({ state: 'detached' });
  await page.locator('.over.lost').waitFor();
});
