/** A phone of 390 by 844: by touch, nothing beside the screen, nothing too small for a finger. */
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { findGame, newSave, playUntil, putSave, type Position } from './games.ts';
import { finger } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const PHONE = {
  context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
};

/** What sticks out to the side and cannot be scrolled to within its own place. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const scrolls = (e: Element): boolean => {
      for (let up: Element | null = e.parentElement; up; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        if (overflowX === 'auto' || overflowX === 'scroll' || up.matches('.board, svg')) return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('button, a, input, p, h1, h2, h3, li, small, span')].filter(
      (e) => {
        const { left, right, width, height } = e.getBoundingClientRect();
        const shown =
          width > 1 &&
          height > 1 &&
          getComputedStyle(e).visibility === 'visible' &&
          !e.closest('.visually-hidden, .zone-walk, svg');
        return shown && (right > wide + 1 || left < -1) && !scrolls(e);
      },
    );
    const page =
      document.documentElement.scrollWidth > wide ? [`page: ${document.documentElement.scrollWidth}`] : [];
    return [
      ...page,
      ...outside.map((e) => `${e.tagName}.${e.getAttribute('class') ?? ''} ${e.textContent?.slice(0, 30)}`),
    ];
  });

/** Buttons a finger would miss: less than 44 in either direction, links within text aside. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table button, .table a')]
      .filter((e) => !e.closest('.zone-walk, .visually-hidden, p') && !e.matches('.rule-chip, .skill-name'))
      .filter((e) => {
        const { width, height } = e.getBoundingClientRect();
        return width > 0 && (Math.round(width) < 44 || Math.round(height) < 44);
      })
      .map(
        (e) =>
          `${e.getAttribute('class')} ${e.getAttribute('aria-label') ?? e.textContent} ${JSON.stringify(e.getBoundingClientRect())}`,
      ),
  );

it('plays a turn by touch, with everything on the screen', async () => {
  const page = await world.visit(PHONE);
  expect(await sticksOut(page)).toEqual([]);
  await shoot(page, 'phone-home');
  await page.locator('.own-team').tap();
  await page.locator('.hero-picks').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).tap();
  await shoot(page, 'phone-setup');
  await page.locator('.button.start').tap();
  await page.locator('.decide').waitFor();

  const driver = new Driver(page, page.url().split('/').at(-1) ?? '', finger);
  await driver.play((p) => p.decision?.prompt === 'turn');
  expect(await sticksOut(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  const end = await driver.play((p) => p.state.heroes.some((h) => h.done));
  expect(end.state.heroes.filter((h) => h.done)).toHaveLength(1);
  for (const panel of ['Heroes', 'Log', 'Mission']) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('.top-menu').getByRole('button', { name: panel }).tap();
    await page.locator('.sheet-panel').waitFor();
    expect(await sticksOut(page)).toEqual([]);
    await page.locator('.sheet').getByRole('button', { name: 'Close' }).tap();
  }
});

it('shoots with two taps, the odds between them', async () => {
  const page = await world.visit(PHONE);
  const aims = findGame('01', (p) => p.decision?.prompt === 'turn' && greedyShoots(p));
  await putSave(page, 'game', aims.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await shoot(page, 'phone');
  const answer = shotOf(aims);
  await new Driver(page, 'game', finger).give(answer);
  expect(await sticksOut(page)).toEqual([]);
});

const shotOf = ({ decision }: Position): string =>
  decision?.options.find((o) => o.verb === 'attack')?.id ?? '';
const greedyShoots = (p: Position): boolean => shotOf(p) !== '';

it('shares wounds on a phone', async () => {
  const page = await world.visit(PHONE);
  const sharing = findGame('01', ({ decision }) => decision?.prompt === 'share-wounds');
  await putSave(page, 'game', sharing.save);
  await goTo(page, '#/table/game');
  await page.locator('.share').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await shoot(page, 'phone-dialog');
  const next = playUntil(sharing.save, (p) => p.save.answers.length > sharing.save.answers.length);
  await new Driver(page, 'game', finger).give(next?.save.answers.at(-1) ?? '');
});

it('foretells on a phone', async () => {
  const page = await world.visit(PHONE);
  const { save } = playUntil(
    newSave('01', 'phone'),
    (p) => p.state.round === 3 && p.decision?.prompt === 'turn',
  ) as Position;
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await page.getByRole('button', { name: 'Forecast' }).tap();
  await page.locator('.forecast-bar').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await shoot(page, 'phone-forecast');
});
