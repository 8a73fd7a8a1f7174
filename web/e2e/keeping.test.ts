/** Nothing is ever lost: closing at any moment, files out and in, branches, damaged games, no network. */
import { readFileSync } from 'node:fs';
import { itemAt, leading, formatSave, isRefusal, openTimeline, saveOf } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import {
  advice,
  engine,
  findGame,
  hashOf,
  newSave,
  playUntil,
  positionAfter,
  putGame,
  putSave,
  saveIn,
  storedGame,
  storedGames,
  type Position,
} from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const asksFor =
  (prompt: string) =>
  ({ decision, save }: Position): boolean =>
    decision?.prompt === prompt && save.answers.length > 0;

const MOMENTS: readonly (readonly [name: string, position: Position])[] = [
  ['activate', findGame('01', asksFor('activate'))],
  ['turn', findGame('01', asksFor('turn'))],
  ['move-on', findGame('01', asksFor('move-on'))],
  ['share-wounds', findGame('01', asksFor('share-wounds'))],
  ['after the enemies', findGame('01', (p) => p.state.round === 3)],
];

/** What is asked, in words, as on the screen. */
const question = (page: Page): Promise<string[]> =>
  page.locator('.decide .prompt, .share-prompt, .choice, .act-words').allTextContents();

async function exported(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path(), 'utf8');
}

it.each(MOMENTS)('goes on exactly there after the page was closed: %s', async (_, position) => {
  const home = await world.visit();
  const { answers } = position.save;
  await putSave(home, 'game', { ...position.save, answers: answers.slice(0, -1) });
  await goTo(home, '#/table/game');
  await new Driver(home, 'game', mouse).give(itemAt(answers, answers.length - 1));
  // The dialog is fetched when something is to be shared.
  const { decision } = position;
  const shown = async (at: Page): Promise<void> => {
    if (decision?.kind === 'allocate' && decision.total > 1) await at.locator('.share').waitFor();
  };
  await shown(home);
  const before = await question(home);
  const context = home.context();
  await home.close();

  const page = await world.again(context);
  await page.goto(`${world.url}#/table/game`);
  await asks(page, decision?.prompt ?? '');
  await shown(page);
  expect(await question(page)).toEqual(before);
  await page.goto(world.url);
  const text = await exported(page, () => page.locator('.continue .tool-button').first().click());
  expect(hashOf(saveIn(text))).toBe(hashOf(position.save));
});

it('has kept the answer when the page is closed while the enemies act', async () => {
  const home = await world.visit({ settings: { speed: 1 } });
  const after = findGame('01', (p) => p.state.round === 3);
  const before = positionAfter({ ...after.save, answers: after.save.answers.slice(0, -1) });
  await putSave(home, 'game', before.save);
  await goTo(home, '#/table/game');
  await asks(home, before.decision?.prompt ?? '');
  await mouse(home, before, after.save.answers.at(-1) ?? '');
  await home.locator('.theatre-bar').waitFor();
  const context = home.context();
  await home.close();

  const page = await world.again(context);
  await page.goto(`${world.url}#/table/game`);
  await asks(page, after.decision?.prompt ?? '');
  expect(hashOf(saveIn((await storedGame(page, 'game')).text))).toBe(hashOf(after.save));
});

it('hands a game out as a file and takes it in again', async () => {
  const page = await world.visit();
  const { save } = playUntil(newSave('00', 'file'), (p) => p.save.answers.length === 12) as Position;
  await putSave(page, 'game', save);
  await page.reload();
  const text = await exported(page, () =>
    page.getByRole('button', { name: 'Download “Tutorial” as a file' }).click(),
  );
  expect(saveIn(text)).toMatchObject(save);

  await page.getByRole('button', { name: 'Delete “Tutorial”' }).click();
  await page.getByText('Play the tutorial').waitFor();
  expect(await storedGames(page)).toEqual([]);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByText('The game is in your list.').waitFor();
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.locator('.decide').waitFor();
  const [stored] = leading(await storedGames(page), 1);
  expect(hashOf(saveIn(stored.text))).toBe(hashOf(save));
});

it('branches off a past moment and leaves the game as it was', async () => {
  const page = await world.visit();
  const { save } = playUntil(newSave('00', 'branch'), (p) => p.save.answers.length === 12) as Position;
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await page.getByRole('button', { name: 'History' }).click();
  const bar = page.locator('.history-bar');
  for (let n = 0; n < 3; n++) await bar.getByRole('button', { name: 'One answer back' }).click();
  await bar.getByText('9 / 12').waitFor();
  await shoot(page, 'history');
  await bar.getByRole('button', { name: 'What if, from here' }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/table/') && !url.hash.endsWith('/game'));
  const id = page.url().split('/').at(-1) ?? '';
  await page.locator('.decide[data-prompt]').waitFor();

  const driver = new Driver(page, id, mouse);
  const here = await driver.position();
  expect(here.save.answers).toEqual(save.answers.slice(0, 9));
  const other = here.decision?.options.find((o) => o.id !== save.answers[9]);
  await driver.give(other?.id ?? '');
  expect((await storedGame(page, id)).parent).toBe('game');
  expect(saveIn((await storedGame(page, 'game')).text)).toEqual(save);

  await goTo(page, '#/');
  await page.locator('.games').getByText('Tutorial').waitFor();
});

it('goes on with a game whose rules have moved on, and keeps what was told of it', async () => {
  const page = await world.visit();
  const { save } = findGame('01', (p) => p.state.round === 3 && p.save.answers.length > 20);
  const timeline = openTimeline(engine, save);
  if (isRefusal(timeline)) throw new Error(timeline.refused);
  const told = ['The night begins.', '  Amy opens a door of the old days.'];
  const file = JSON.stringify({ ...saveOf(timeline), rules: 'classic-old', told: [told] });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.getByText('older rules').waitFor();
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'The rules have moved on' }).waitFor();
  await page.getByText('What has happened so far (2 lines)').click();
  await page.getByText('Amy opens a door of the old days.').waitFor();
  await shoot(page, 'older-rules');
  await page.getByRole('button', { name: 'Go on from round 3' }).click();
  await asks(page, 'activate');
  const [{ id }] = leading(await storedGames(page), 1);
  const driver = new Driver(page, id, mouse);
  await driver.give(advice(await driver.position()));
  await page.reload();
  await page.getByText('Before, under older rules (2 lines)').click();
  await page.getByText('Amy opens a door of the old days.').waitFor();
  const now = saveIn((await storedGame(page, id)).text);
  expect(now).toMatchObject({ rules: positionAfter(newSave('01', 'x')).state.rules, from: { round: 2 } });
  expect(now.answers).toHaveLength(1);
  expect(now.dawn).toEqual({ after: 0 });
});

it('says what is wrong with a file that is no game, and takes nothing in', async () => {
  const page = await world.visit();
  const good = formatSave(newSave('00', 'good'));
  const files: readonly (readonly [name: string, text: string, said: RegExp])[] = [
    ['torn.json', good.slice(0, good.length / 2), /torn\.json: .*(JSON|read|damaged)/i],
    ['foreign.json', '{"name":"something else"}', /foreign\.json: /],
    ['cheat.json', good.replace('"answers":[]', '"answers":["fly:moon"]'), /cheat\.json: .*fly:moon/],
  ];
  for (const [name, text, said] of files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('.toast').filter({ hasText: said }).waitFor();
  }
  expect(await storedGames(page)).toEqual([]);
});

it('shows a broken game with its reason, gives its file, and lets the others be', async () => {
  const page = await world.visit();
  const { save, decision } = playUntil(newSave('00', 'good'), (p) => p.save.answers.length === 5) as Position;
  const broken = '{"rules":"classic","answers":[';
  await putSave(page, 'good', save);
  await putGame(page, 'broken', broken, Date.now() + 1000);
  await page.reload();
  const row = page.locator('.unreadable');
  await row.getByText('A game that does not open').waitFor();
  expect((await row.locator('small').textContent())?.length).toBeGreaterThan(20);
  await shoot(page, 'home-broken');
  expect(await exported(page, () => row.getByRole('button', { name: 'Download its file' }).click())).toBe(
    broken,
  );

  await page.getByRole('link', { name: 'Resume' }).click();
  await asks(page, decision?.prompt ?? '');
  await new Driver(page, 'good', mouse).play((p) => p.save.answers.length === 7);

  await goTo(page, '#/table/broken');
  await page.getByRole('button', { name: 'Download the game file' }).waitFor();
  expect((await storedGame(page, 'broken')).text).toBe(broken);
});

it('loads again and plays on without a network', async () => {
  const page = await world.visit({ worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await putSave(page, 'game', newSave('00', 'offline'));
  // From now on the worker answers, and nobody else could.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${world.url}#/table/game`);
  await page.reload();
  await asks(page, 'activate');
  const driver = new Driver(page, 'game', mouse);
  const now = await driver.play((p) => p.save.answers.length === 4);
  expect(now.save.answers).toHaveLength(4);

  // Parts that have not been shown yet are there as well.
  for (const [hash, part] of [
    ['#/new/classic/01', '.hero-picks'],
    ['#/rules', '.rules'],
    ['#/settings', '.settings'],
    ['#/summary/game', '.summary'],
  ] as const) {
    await goTo(page, hash);
    await page.locator(part).first().waitFor();
  }

  // So is the language that has not been spoken yet.
  await goTo(page, '#/');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText('Nouvelle partie').waitFor();
});
