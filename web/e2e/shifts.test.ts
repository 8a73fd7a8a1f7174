/** Nothing jumps while a table opens, a card is looked at, a card is found and the horde comes. Printed. */
import { devices, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { asks, type Hands } from './driver.ts';
import { newSave, playUntil, positionAfter, putSave, type Position } from './games.ts';
import { finger, mouse } from './pointer.ts';
import { shiftsOn, watchShifts } from './shifts.ts';
import { openWorld } from './world.ts';

const world = openWorld();
/** Good is what stays under 0.1 until a page is closed; of this nobody sees anything. */
const MOST = 0.002;
/** The log gets its lines, dashboards fold when the turn passes, the sheet is as high as what it asks. */
const TOLD = '.log, article.hero, .sheet-place';
const figures: { [what: string]: { seen: string; most: number } } = {};
afterAll(() => console.table(figures));

interface Size {
  readonly name: string;
  readonly context: BrowserContextOptions;
  readonly hands: Hands;
  /** Opens what somebody has in hand. */
  look(page: Page): Promise<void>;
}
const SIZES: readonly Size[] = [
  {
    name: 'desk',
    context: { viewport: { width: 1440, height: 900 } },
    hands: mouse,
    async look(page) {
      await page.locator('[data-hero].acting .card').first().hover();
      await page.locator('.whole-card .picture use').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'phone',
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
    hands: finger,
    async look(page) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.locator('.top-menu').getByRole('button', { name: 'Heroes' }).tap();
      await page.locator('.sheet-panel .card .picture use').first().waitFor({ state: 'attached' });
      await page.locator('.sheet').getByRole('button', { name: 'Close' }).tap();
    },
  },
];

/** The first position that is like this, in a game known to come to it, and the answer that led there. */
function reach(seed: string, enough: (p: Position) => boolean): { from: Position; answer: string } {
  const found = playUntil(newSave('01', seed), enough);
  if (!found) throw new Error(`no game of ${seed} comes to that`);
  const { save } = found;
  return {
    from: positionAfter({ ...save, answers: save.answers.slice(0, -1) }),
    answer: save.answers.at(-1) ?? '',
  };
}
const searching = reach(
  'shot-8',
  ({ decision, save }) => decision?.prompt === 'hold' && save.answers.at(-1) === 'search',
);
const spawning = reach('shot-0', (p) => p.state.round === 2 && p.decision?.prompt === 'activate');

async function open(page: Page, { save, decision }: Position, id: string): Promise<void> {
  await putSave(page, id, save);
  await page.goto(`${world.url}?${id}#/table/${id}`);
  await asks(page, decision?.prompt ?? '');
  await page.locator('.board .standee').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

it.each(SIZES)('$name', async ({ name, context, hands, look }) => {
  const page = await world.visit({
    settings: { speed: 2 },
    context: { ...context, reducedMotion: 'no-preference' },
  });
  await watchShifts(page, TOLD);
  const tell = async (what: string): Promise<void> => {
    const shifts = await shiftsOn(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    figures[`${what}, ${name}`] = { seen: sum.toFixed(4), most: MOST };
    expect(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
  };
  await open(page, searching.from, 'search');
  await tell('a table opens');
  await look(page);
  await tell('a hand is looked at');
  await hands(page, searching.from, searching.answer);
  await page.getByRole('dialog').locator('.picture use').first().waitFor({ state: 'attached' });
  await asks(page, 'hold');
  await tell('a card is found');

  await open(page, spawning.from, 'spawn');
  await tell('another table opens');
  await hands(page, spawning.from, spawning.answer);
  await page.locator('.spawn-card').waitFor();
  await asks(page, 'activate');
  await tell('the horde comes');
});
