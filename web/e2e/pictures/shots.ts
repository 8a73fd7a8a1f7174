/** What is pictured: a real game where there is one, the screen it is seen on, and what is to be there first. */
import type { Page } from 'playwright-core';
import { asks } from '../driver.ts';
import { putSave, type Position } from '../games.ts';
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
  summary('classic', '02', 'won'),
  summary('dceased', 'D1', 'lost'),
  workshop('board', '.stage'),
  workshop('rules', '.rule-card'),
  workshop('heroes', '.heroes-attack', 'glass-house', makeHero),
  workshop('fairness', '.fairness-label', 'night-pharmacy', measure),
  workshop('share', '.share-code'),
];
