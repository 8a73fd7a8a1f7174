/** Keys and readers: the focus is never lost, every screen of every edition can be read and pressed, colours say nothing alone. */
import { heroAt, itemAt } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import { newSave, playUntil, putSave, type Position } from './games.ts';
import { unnamed } from './named.ts';
import { smallTargets } from './targets.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

type Game = readonly [edition: string, mission: string, heroes: readonly string[], language: 'en' | 'fr'];
const GAMES: readonly Game[] = [
  ['classic', '01', ['amy', 'phil', 'josh', 'wanda'], 'en'],
  ['zombie', 'MZ3', ['captain-america', 'captain-marvel', 'deadpool', 'hulk'], 'fr'],
  ['hero', 'H6', ['wolverine', 'storm', 'magneto', 'mystique'], 'en'],
  ['dceased', 'D4', ['batman', 'wonder-woman', 'green-arrow', 'cyborg'], 'fr'],
];

function find([edition, mission, heroes]: Game, enough: (p: Position) => boolean): Position {
  for (let i = 0; i < 40; i++) {
    const found = playUntil(newSave(mission, `reader-${i}`, heroes, edition), enough);
    if (found) return found;
  }
  throw new Error(`no game of ${mission} comes to that`);
}

const inTurn = ({ decision, state }: Position): boolean => decision?.prompt === 'turn' && state.round >= 2;

it.each(GAMES)('can be read and pressed everywhere: %s', async (...game) => {
  const [edition, mission, , language] = game;
  const page = await world.visit({ settings: { language } });
  const faults: string[] = [];
  const check = async (place: string): Promise<void> => {
    await page.locator('use[href^="#art-"]').first().waitFor({ state: 'attached' });
    faults.push(
      ...(await faultsOn(page, place)),
      ...(await smallTargets(page, place)),
      ...(await unnamed(page, place, language, edition)),
    );
  };
  await putSave(page, 'game', find(game, inTurn).save);
  await page.locator('.mission-card').first().waitFor();
  await check('home');
  await goTo(page, `#/gallery/${edition}`);
  await page.locator('.tile').first().waitFor();
  await check('gallery');
  await goTo(page, `#/howto/${edition}`);
  await page.locator('.howto-foot').first().waitFor();
  await check('how to play');
  await goTo(page, '#/summary/game');
  await page.locator('.summary .curve').waitFor();
  await check('summary');
  await goTo(page, `#/new/${edition}/${mission}`);
  await page.locator('.hero-picks').first().waitFor();
  await check('set-up');
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('i');
  await page.locator('.thing-card.pinned').waitFor();
  await check('table with a card');
  await page.keyboard.press('Escape');
  await page.locator('[data-tour="forecast"]').click();
  await page.locator('.forecast-list').waitFor();
  await check('forecast');
  await page.locator('[data-tour="history"]').click();
  await page.locator('.history-bar').waitFor();
  await shoot(page, `reader-history-${edition}`);
  await check('history');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.table[data-layout="phone"]').waitFor();
  await check('phone');
  expect(faults).toEqual([]);
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? '');

it('never loses the focus, from screen to screen and from answer to answer', async () => {
  const page = await world.visit();
  const { save } = find(itemAt(GAMES, 0), inTurn);
  await putSave(page, 'game', save);
  // A screen begins with its heading, an address of a clause with the clause.
  const places = [
    ['#/settings', 'h1'],
    ['#/rules/K-LOS-1', 'p.clause.shown'],
    ['#/new/classic/01', 'h1'],
    ['#/', 'h1'],
    ['#/table/game', 'h1'],
  ] as const;
  for (const [hash, place] of places) {
    await goTo(page, hash);
    await page.locator(`${place}:focus`).waitFor({ state: 'attached', timeout: 20_000 });
  }
  await asks(page, 'turn');
  // The way on is short: the question first, then the board.
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Skip to the question' }).focus();
  await shoot(page, 'skip-link');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.matches('.decide'))).toBe(true);

  // A button that is gone with its answer leaves the focus with the next question.
  await page.getByRole('button', { name: /^Noise/ }).focus();
  for (let n = 0; n < 3; n++) {
    const question = await page.locator('.decide').getAttribute('data-question');
    await page.keyboard.press('n');
    await page.locator(`.decide:not([data-question="${question}"])`).waitFor();
    expect(await focused(page)).not.toBe('body');
  }
  // That the game is stored goes without saying.
  expect(await page.locator('.saved').getAttribute('role')).toBeNull();
});

it('tells what is spent, hit or chosen without colours', async () => {
  const page = await world.visit({ context: { forcedColors: 'active' } });
  const spent = ({ decision, state }: Position): boolean =>
    decision?.prompt === 'turn' && heroAt(state, state.active).actions === 1;
  await putSave(page, 'game', find(itemAt(GAMES, 0), spent).save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await shoot(page, 'forced-colours');
  const looks = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const { backgroundColor, borderStyle, fill } = getComputedStyle(e);
        return [backgroundColor, borderStyle, fill].join();
      });
  for (const [one, other] of [
    ['.decide .pip.full, .actions-left .pip.full', '.pip:not(.full)'],
    ['.phases [aria-current]', '.phases li:not([aria-current])'],
    ['.lang [aria-pressed="true"]', '.lang [aria-pressed="false"]'],
  ] as const)
    expect(await looks(one), one).not.toBe(await looks(other));
});
