/** Phones as hero sheets: one device in the middle, a phone that joins by four letters, is let in, and rolls its own dice. */
import { heroAt, isRefusal } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import { advice, engine, HEROES, playUntil, putSave, type Position } from './games.ts';
import { serveTables } from './online-server.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld(() => serveTables());

/** A roll of several dice that the box shall tell, in a game around one seat. */
function askedForDice(): Position {
  const setup = { edition: 'classic', mission: '01', seats: [HEROES], byHand: ['dice'] };
  for (let i = 0; i < 20; i++) {
    const state = engine.newGame(setup, `phones-${i}`);
    if (isRefusal(state)) throw new Error(state.refused);
    const save = { rules: state.rules, setup: state.setup, seed: `phones-${i}`, answers: [], rewinds: [] };
    const found = playUntil(
      save,
      (p) => p.decision?.kind === 'row' && p.decision.total > 1 && p.state.active >= 0,
      advice,
    );
    if (found) return found;
  }
  throw new Error('nobody rolls');
}

const NAMES: { readonly [hero: string]: string } = { amy: 'Amy', phil: 'Phil', josh: 'Josh', wanda: 'Wanda' };

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const exact = { name: item, exact: true };
  await page.getByRole('menuitem', exact).or(page.getByRole('button', exact)).click();
};

it('a phone joins by its letters, is let in as its hero, rolls, and the table goes on', async () => {
  const position = askedForDice();
  const { decision, save, state } = position;
  if (decision?.kind !== 'row') throw new Error('no roll');
  const name = NAMES[heroAt(state, state.active).id] ?? '';
  const tablet = await world.visit({ context: { viewport: { width: 1180, height: 820 }, hasTouch: true } });
  await putSave(tablet, 'game', save);
  await goTo(tablet, '#/table/game');
  await asks(tablet, decision.prompt);
  await menu(tablet, 'Phones as hero sheets');
  await tablet.getByRole('button', { name: 'Open the table' }).click();
  const dialog = tablet.getByRole('dialog', { name: 'Phones as hero sheets' });
  const letters = dialog.locator('.phones-code b');

  await letters.waitFor();
  const code = (await letters.textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{4}$/);

  const phone = await world.visit({ context: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  await goTo(phone, '#/phone/');
  await phone.getByLabel('Four letters').fill('oooo');
  await phone.getByRole('button', { name: 'Join' }).click();
  await phone.getByRole('alert').waitFor();
  await phone.getByLabel('Four letters').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Join' }).click();
  await phone.getByLabel('Your name').fill('Marc');
  await phone.getByRole('button', { name }).click();
  await phone.getByText(`${name} it is.`).waitFor();
  await shoot(phone, 'phones-join');
  expect(await faultsOn(phone, 'joining')).toEqual([]);

  await dialog.getByText('Marc would like to play').waitFor();
  await shoot(tablet, 'phones-dialog');
  expect(await faultsOn(tablet, 'phones')).toEqual([]);
  await dialog.getByRole('button', { name: `Let Marc play ${name}` }).click();
  await dialog.getByText('1 of 4 heroes on phones').waitFor();
  await dialog.getByRole('button', { name: 'Begin' }).click();

  const sheet = phone.getByRole('region', { name, exact: true });
  await sheet.getByText('Your turn').waitFor();
  await asks(phone, decision.prompt);
  await shoot(phone, 'phones-sheet-dice');
  for (let i = 0; i < decision.total; i++)
    await phone.locator('.dice-tray').getByRole('button', { name: 'A 5' }).click();
  expect(await faultsOn(phone, 'sheet')).toEqual([]);
  const before = await tablet.locator('.game').getAttribute('data-entry');
  await phone.keyboard.press('Enter');
  await tablet.locator(`.game:not([data-entry="${before}"])`).waitFor();

  // Scanned again, the sheet is back: nothing has to be let in twice.
  await goTo(phone, `#/phone/${code}`);
  await phone.getByRole('region', { name, exact: true }).waitFor();
  await phone.locator('.decide[aria-busy=false]').waitFor();
  await shoot(phone, 'phones-sheet');
  await phone.setViewportSize({ width: 320, height: 640 });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await shoot(phone, 'phones-sheet-320');
});

it('with one device alone the same sheets lie at its side', async () => {
  const page = await world.visit({ context: { viewport: { width: 1180, height: 820 } } });
  await putSave(page, 'alone', askedForDice().save);
  await goTo(page, '#/table/alone');
  await page.locator('.decide[aria-busy=false]').waitFor();
  await menu(page, 'Hero sheets');
  const drawer = page.getByRole('complementary', { name: 'Hero sheets' });
  await drawer.getByRole('button', { name: 'Wanda' }).click();
  await drawer.getByRole('region', { name: 'Wanda' }).waitFor();
  await shoot(page, 'phones-drawer');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
});
