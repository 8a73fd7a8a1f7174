/** The missions that teach, from the home page to what comes next: each won on its own screen by its own means. */
import { devices, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadedPlugs } from '../editions/plugs.ts';
import type { Tour } from '../lessons/lesson.ts';
import { boardHands } from './board-hands.ts';
import { Driver, type Hands } from './driver.ts';
import { advice, type Position } from './games.ts';
import { keyboard, Keys } from './keyboard.ts';
import { finger } from './pointer.ts';
import { sideBySide } from './lanes.ts';
import { SHORT } from './short-ways.ts';
import { openWorld, shoot } from './world.ts';

const world = openWorld();
/** Milliseconds for all of them on a machine that has other things to do. */
const LONG = 300_000;

const tours = new Map(loadedPlugs().map(({ edition, tour }) => [edition.id, tour]));
function tourOf(edition: string): Tour {
  const tour = tours.get(edition);
  if (!tour) throw new Error(`${edition} teaches nothing`);
  return tour;
}
const gameOn = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** How the lesson stands, and what of the board its card lies over although it speaks of it. */
interface Told {
  readonly id: string;
  readonly count: string;
  readonly covered: readonly string[];
}

const told = (page: Page): Promise<Told | null> =>
  page.evaluate(() => {
    const card = document.querySelector('.lesson-card[data-lesson]');
    const board = document.querySelector('.board-area')?.getBoundingClientRect();
    if (!card || !board) return null;
    // In a sheet that has been scrolled its upper part is out of sight.
    const { left: l, right: r, bottom: b, top } = card.getBoundingClientRect();
    const edge = card.closest('.sheet, .lesson-column, .rail')?.getBoundingClientRect().top ?? 0;
    const box = { left: l, right: r, bottom: b, top: Math.max(top, edge) };
    // The sheet's round corners lie over a strip of the board: a figure there is cut as at any edge of the screen.
    const sheet = document.querySelector('.table[data-layout="phone"] .sheet')?.getBoundingClientRect().top;
    const over = [...document.querySelectorAll('.tour-zones path, .figure')].filter((e) => {
      const it = e.getBoundingClientRect();
      const end = e.matches('.figure') ? (sheet ?? board.bottom) : board.bottom;
      const [x0, x1] = [Math.max(it.left, board.left), Math.min(it.right, board.right)];
      const [y0, y1] = [Math.max(it.top, board.top), Math.min(it.bottom, end)];
      return x0 < x1 && y0 < y1 && box.left < x1 && box.right > x0 && box.top < y1 && box.bottom > y0;
    });
    return {
      id: card.getAttribute('data-lesson') ?? '',
      count: card.querySelector('.lesson-count')?.textContent ?? '',
      covered: over.map((e) => e.getAttribute('data-token') ?? e.tagName),
    };
  });

/** Plays the short way, or as the bot advises, and looks at every lesson that is told on the way. */
async function win(page: Page, edition: string, hands: Hands, way: string = ''): Promise<readonly string[]> {
  const { lessons, team } = tourOf(edition);
  const short = way.split(' ');
  const driver = new Driver(page, gameOn(page), hands);
  const seen = new Set<string>();
  let now: Position = await driver.position();
  // The next press is the first move.
  expect(now.decision?.prompt).toBe('turn');
  expect(now.decision?.hero).toBe(team[0]);
  while (now.decision) {
    // The board glides when the sheet beneath it grows.
    await page.locator('.board-sheet:not(.gliding)').first().waitFor();
    const lesson = await told(page);
    if (lesson) {
      seen.add(lesson.id);
      expect(lesson.covered).toEqual([]);
      const nth = lessons.findIndex((l) => l.id === lesson.id) + 1;
      expect(lesson.count).toBe(`${nth} of ${lessons.length}`);
    }
    const next = short.at(now.save.answers.length) ?? '';
    const given = now.decision.options.some((o) => o.id === next) ? next : advice(now);
    now = await driver.give(given, now);
  }
  expect(now.state.outcome?.result).toBe('won');
  expect([...seen][0]).toBe('goal');
  return [...seen];
}

/** Whole games are played: nine pixels painted for each of one would take most of the time. */
const PHONE: BrowserContextOptions = {
  ...devices['iPhone 12'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const touching = (width: number, height: number): BrowserContextOptions => ({
  ...PHONE,
  viewport: { width, height },
});

/** 00 by pointing at the board alone, two presses after the home page. */
async function pointing(): Promise<void> {
  const page = await world.visit({ tour: true });
  await page.getByRole('button', { name: 'Play the tutorial', exact: true }).click();
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  expect(await page.locator('.lesson-mark, .lesson-chip').count()).toBe(1);
  await shoot(page, 'lesson-goal');
  const { hands, elsewhere } = boardHands();
  const seen = await win(page, 'classic', hands);
  for (const id of ['walk', 'turn', 'enemies', 'door', 'fight', 'danger', 'take']) expect(seen).toContain(id);
  // Everything that is about something on the board was done there.
  for (const verb of ['move', 'open', 'attack', 'take', 'activate']) expect(elsewhere).not.toContain(verb);

  await shoot(page, 'lesson-over');
  await page.locator('.over.won .next-steps').getByRole('button', { name: 'Play City blocks' }).click();
  await page.locator('.decide[data-prompt="activate"]').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('City blocks');
  expect(await page.locator('.lesson-card').count()).toBe(0);
}

/** H1 by touch on a phone. */
async function onPhone(): Promise<void> {
  const page = await world.visit({ tour: true, context: PHONE });
  await page.getByRole('button', { name: 'Play the tutorial: X-Men Resistance' }).tap();
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  await shoot(page, 'lesson-phone');
  await win(page, 'hero', finger);
  await page.locator('.next-steps').waitFor();
  await shoot(page, 'lesson-phone-over');
}

/** MZ0 by touch on a phone that lies. */
async function lying(): Promise<void> {
  const page = await world.visit({ tour: true, context: touching(844, 390) });
  await page.getByRole('button', { name: 'Play the tutorial: Marvel Zombies' }).tap();
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  await shoot(page, 'lesson-low');
  await win(page, 'zombie', finger, SHORT.zombie);
}

/** 00 on the smallest screen. */
async function smallest(): Promise<void> {
  const page = await world.visit({ tour: true, context: touching(320, 640) });
  await page.getByRole('button', { name: 'Play the tutorial', exact: true }).tap();
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  await shoot(page, 'lesson-small');
  await win(page, 'classic', finger);
}

/** D0 by keyboard alone. */
async function byKeys(): Promise<void> {
  const page = await world.visit({ tour: true });
  const keys = new Keys(page);
  await keys.tabTo('.continue.first .button >> nth=3');
  await keys.press('Enter');
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  await keys.press('z');
  await page.locator('.table[data-showing] .show-line').waitFor();
  await win(page, 'dceased', keyboard(), SHORT.dceased);
  await keys.tabTo('.next-steps .button >> nth=0');
  await keys.press('Enter');
  await page.locator('.decide[data-prompt="activate"]').waitFor();
}

// The longest first.
it(
  'wins every mission that teaches, each on its own screen by its own means',
  async () => {
    await sideBySide([onPhone, pointing, lying, byKeys, smallest]);
  },
  LONG,
);
