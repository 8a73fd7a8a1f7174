/** An evening of the horde master: the table is set right before every turn of the enemies, and each is read out to its end. */
import { isRefusal } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { geometryOf } from '../board/geometry.ts';
import { seatingOf } from '../board/seating.ts';
import { carry, onPage } from './board-hands.ts';
import { engine, HEROES, positionAfter, putSave, saveIn, storedGame } from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const TABLET = { viewport: { width: 1180, height: 820 } };

async function sit(page: Page, mission: string, seed: string): Promise<void> {
  const setup = { edition: 'classic', mission, seats: [HEROES], horde: true };
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  await putSave(page, 'game', { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [] });
  await goTo(page, '#/table/game');
  await page.locator('.horde-play').waitFor();
}

const answers = async (page: Page): Promise<readonly string[]> =>
  saveIn((await storedGame(page, 'game')).text).answers;

/** Reads to the end; what only players can choose is answered by the first of the answers. */
async function readOut(page: Page): Promise<number> {
  let steps = 0;
  for (;;) {
    await page.locator('.horde-tell, .horde-play').first().waitFor();
    if (await page.locator('.horde-play').isVisible()) return steps;
    const tell = page.locator('.horde-tell');
    const [at, kind] = [await tell.getAttribute('data-at'), await tell.getAttribute('data-kind')];
    if (kind === 'end') return steps;
    if (kind === 'ask') {
      const first = page.locator('.horde-answers button').first();
      if (await first.isVisible()) await first.click();
      else await page.locator('.share .button.primary').click();
    } else await page.keyboard.press(steps % 2 === 0 ? ' ' : 'ArrowRight');
    steps++;
    await page
      .locator(`.horde-play, .horde-tell:not([data-at="${at}"][data-kind="${kind}"])`)
      .first()
      .waitFor();
  }
}

/** Where somebody stands, and the middle of a zone, as the table of the app has it. */
async function spotOf(page: Page, key: string): Promise<readonly [number, number]> {
  const { context, state } = positionAfter(saveIn((await storedGame(page, 'game')).text));
  const spot = seatingOf(context, state).spots.get(key);
  if (!spot) throw new Error(`nobody is ${key}`);
  return onPage(page, [spot.x, spot.y]);
}
async function middleOf(page: Page, zone: string): Promise<readonly [number, number]> {
  const { context } = positionAfter(saveIn((await storedGame(page, 'game')).text));
  return onPage(page, geometryOf(context).zones[context.board.indexOf.get(zone) ?? 0]?.centre ?? [0, 0]);
}
async function doorOf(page: Page, id: string): Promise<[number, number]> {
  const { context } = positionAfter(saveIn((await storedGame(page, 'game')).text));
  const door = context.board.doors.findIndex((d) => d.id === id);
  const { x, y } = geometryOf(context).doors.find((d) => d.door === door) ?? { x: 0, y: 0 };
  return onPage(page, [x, y]);
}
const isSaid = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.horde-differences li', { hasText: text }).first().waitFor();
const correctionsIn = (said: readonly string[]): unknown[] =>
  said.flatMap((a) => (a.startsWith('correct ') ? [JSON.parse(a.replace('correct ', '')) as unknown] : []));
const run = (page: Page): Promise<void> => page.getByRole('button', { name: 'Run the horde' }).click();

it('sets the table right before every turn of the enemies, which is read out to its end, without a network', async () => {
  const page = await world.visit({ context: TABLET, worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await sit(page, '01', 'horde evening');

  // Round 1: somebody has walked, the door has been opened, a figure and noise lie otherwise.
  await carry(page, await spotOf(page, 'hero:amy'), await middleOf(page, 'S8'));
  await isSaid(page, 'Amy is in street 8');
  await carry(page, await middleOfBox(page, 'Runner'), await middleOf(page, 'S5'));
  await isSaid(page, '1 Runner in street 5');
  await page.getByRole('button', { name: 'Noise', exact: true }).click();
  const noisy = await middleOf(page, 'S8');
  await page.mouse.click(noisy[0] + 30, noisy[1] + 20);
  await isSaid(page, '1 noise in street 8');
  await page.getByRole('button', { name: 'Doors', exact: true }).click();
  await page.mouse.click(...(await doorOf(page, 'R_4B_20_waiting-S8')));
  await isSaid(page, /cards for its rooms come next/);
  await page.locator('.horde-heroes button').nth(3).click();
  await page.getByRole('button', { name: /^one more: experience, wanda/i }).click();
  await isSaid(page, 'Wanda has 1 experience');
  await shoot(page, 'horde-correct');
  await page.locator('[data-difference^="noise"]').getByRole('button').click();
  expect(await page.locator('.horde-differences li').count()).toBe(4);
  await run(page);
  await page.locator('.horde-tell').waitFor();
  await shoot(page, 'horde-tell');
  expect(await readOut(page)).toBeGreaterThan(3);
  const said = await answers(page);
  expect(JSON.parse(said[0]?.replace('correct ', '') ?? '')).toEqual({
    heroes: { amy: { zone: 'S8' }, wanda: { xp: 1 } },
    enemies: { runner: { S5: 1 } },
  });
  expect(said.some((a) => a.startsWith('opened:'))).toBe(true);
  expect(said.at(-1)).toBe('horde');

  // Round 2: cards are set right beside the sheets; what cannot be is refused in the open; everything goes back at once.
  await page.locator('.horde-heroes button').nth(1).click();
  const more = page.getByRole('button', { name: /^one more: wounds, phil/i });
  for (let n = 0; n < 3; n++) await more.click();
  await run(page);
  await shoot(page, 'horde-refused');
  await page.locator('.horde-refused').waitFor();
  await page.getByRole('button', { name: 'All as it was' }).click();
  await page.getByText('Nothing yet.').waitFor();
  const josh = page.locator('.horde-heroes button').nth(2);
  await josh.click();
  await page.getByText('Cards of Josh').click();
  await page.getByLabel('Card 3 of Josh').selectOption('water');
  await isSaid(page, 'Josh holds: Water');
  await shoot(page, 'horde-cards');
  await run(page);
  await page.locator('.horde-tell').waitFor();
  await page.keyboard.press('ArrowRight');
  await shoot(page, 'horde-move');
  // Held, Back opens the list instead.
  await page.locator('.horde-back').hover();
  await page.mouse.down();
  await page.getByRole('dialog', { name: 'All steps' }).waitFor();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  expect(await page.locator('.horde-tell').getAttribute('data-at')).toBe('1');
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.horde-tell').getAttribute('data-at')).toBe('0');
  await readOut(page);
  const second = await answers(page);
  expect(second.filter((a) => a === 'horde')).toHaveLength(2);
  expect(correctionsIn(second)).toEqual([
    { heroes: { amy: { zone: 'S8' }, wanda: { xp: 1 } }, enemies: { runner: { S5: 1 } } },
    { heroes: { josh: { slots: { '2': 'water' } } } },
  ]);
  await page.getByRole('button', { name: 'Hero sheets' }).click();
  const sheets = page.getByRole('complementary', { name: 'Hero sheets' });
  await sheets.getByRole('button', { name: 'Josh' }).click();
  await sheets.getByText('Water').first().waitFor();
  await shoot(page, 'horde-sheets');
  await page.keyboard.press('Escape');
  await sheets.waitFor({ state: 'detached' });

  // Round 3 on a telephone, in French.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Lancer la horde' }).waitFor();
  await page.locator('.horde-heroes button').nth(1).click();
  await page.getByRole('button', { name: /^un de plus : expérience, phil/i }).click();
  await isSaid(page, "Phil a 1 d'expérience");
  await shoot(page, 'horde-phone-play');
  await page.getByRole('button', { name: 'Lancer la horde' }).click();
  await page.locator('.horde-tell').waitFor();
  await shoot(page, 'horde-phone-tell');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await readOut(page);
  // In every round something was set right before the enemies' turn, and it stands.
  const all = await answers(page);
  expect(correctionsIn(all)).toHaveLength(3);
  expect(correctionsIn(all).at(-1)).toEqual({ heroes: { phil: { xp: 1 } } });
});

async function middleOfBox(page: Page, enemy: string): Promise<readonly [number, number]> {
  const box = await page.locator('.horde-box').getByRole('button', { name: enemy }).boundingBox();
  if (!box) throw new Error('no box');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
