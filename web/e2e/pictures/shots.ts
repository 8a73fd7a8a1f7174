/** What is pictured: a real game where there is one, the screen it is seen on, and what is to be there first. */
import type { Page } from 'playwright-core';
import { asks } from '../driver.ts';
import { HEROES, newSave, putSave, type Position } from '../games.ts';
import { missionOfPack, putProject } from '../projects.ts';
import { goTo } from '../world.ts';
import { inTheThick, overWith, reach } from './positions.ts';

interface Shot {
  readonly name: string;
  /** Not of use on a telephone. */
  readonly deskOnly?: boolean;
  show(page: Page): Promise<void>;
}

async function sitDown(page: Page, { save, decision }: Position): Promise<void> {
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await asks(page, decision?.prompt ?? '');
  await page.locator('.board .standee, .board .figure').first().waitFor({ state: 'attached' });
}

const table = (edition: string, mission: string, enemies: number): Shot => ({
  name: `table-${edition}`,
  show: (page) => sitDown(page, reach(edition, mission, inTheThick(enemies))),
});

const screen = (name: string, hash: string, seen: string): Shot => ({
  name,
  async show(page) {
    await goTo(page, hash);
    await page.locator(seen).first().waitFor();
  },
});

const found: Shot = {
  name: 'search',
  async show(page) {
    await sitDown(
      page,
      reach('classic', '01', ({ decision }) => decision?.prompt === 'hold'),
    );
    await page.getByRole('dialog').waitFor();
  },
};

const summary = (edition: string, mission: string, result: 'won' | 'lost'): Shot => ({
  name: `summary-${edition}`,
  async show(page) {
    await putSave(page, 'game', reach(edition, mission, overWith(result)).save);
    await goTo(page, '#/summary/game');
    await page.locator('.comic-page > svg').waitFor();
  },
});

/** The first evening with the box itself, at its second step. */
const evening: Shot = {
  name: 'evening',
  async show(page) {
    await goTo(page, '#/new/classic/00');
    await page.getByRole('button', { name: 'Everything from our box' }).click();
    await page.getByLabel('Guide us through our first evening').check();
    for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('.lesson-card[data-lesson="evening-tiles"]').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.lesson-card[data-lesson="evening-doors"]').waitFor();
  },
};

/** The horde master reads out what the enemies do. */
const horde: Shot = {
  name: 'horde',
  async show(page) {
    const save = newSave('01', 'horde evening', HEROES);
    await putSave(page, 'game', { ...save, setup: { ...save.setup, horde: true, corrections: true } });
    await goTo(page, '#/table/game');
    await page.getByRole('button', { name: 'Run the horde' }).click();
    await page.locator('.horde-tell').waitFor();
  },
};

/** A step of the workshop, with one of the ten nights on the table. */
const workshop = (
  step: string,
  seen: string,
  mission = 'night-pharmacy',
  first?: (page: Page) => Promise<void>,
): Shot => ({
  name: `workshop-${step}`,
  deskOnly: true,
  async show(page) {
    await putProject(page, 'p', missionOfPack(mission));
    await goTo(page, `#/workshop/p/${mission}/${step}`);
    await first?.(page);
    await page.locator(seen).first().waitFor();
  },
});

async function makeHero(page: Page): Promise<void> {
  await page.getByLabel('Another hero').selectOption({ index: 2 });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Defib');
  await name.blur();
}

async function makeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Equipment' }).click();
  const name = page.getByRole('textbox', { name: 'Name (English)' });
  await name.fill('Grate hook');
  await name.blur();
  const dice = page.locator('.cards-form').getByRole('button', { name: 'Dice: more' });
  for (let n = 0; n < 2; n++) await dice.click();
}

async function measure(page: Page): Promise<void> {
  await page.getByLabel('games').selectOption('50');
  await page.getByRole('button', { name: 'Let bots play it' }).click();
  await page.getByRole('heading', { name: 'Measured' }).waitFor({ timeout: 280_000 });
}

export const SHOTS: readonly Shot[] = [
  table('classic', '01', 20),
  table('zombie', 'MZ3', 14),
  table('hero', 'H6', 14),
  table('dceased', 'D4', 16),
  screen('home', '#/', '.mission-card'),
  screen('setup', '#/new/zombie/MZ3', '.setup'),
  screen('gallery', '#/gallery/dceased/batman', '.gallery'),
  found,
  evening,
  horde,
  summary('classic', '02', 'won'),
  summary('dceased', 'D1', 'lost'),
  workshop('board', '.stage'),
  workshop('rules', '.rule-card'),
  workshop('heroes', '.heroes-attack', 'glass-house', makeHero),
  workshop('cards', '.cards-preview .whole-card', 'night-pharmacy', makeCard),
  workshop('fairness', '.fairness-label', 'night-pharmacy', measure),
  workshop('share', '.share-code'),
];
