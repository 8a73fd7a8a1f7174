/** The printing of the classic rules, chosen at the set-up and shown at the table; the question of Matching Set!. */
import { deckOf, leading } from '@holdout/engine';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { findGame, HEROES, positionAfter, putSave, saveIn, storedGame } from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('is one switch at the set-up, 2012 unless chosen, and stands at the table [C-LOS-2]', async () => {
  const page = await world.visit();
  await page.locator('.mission-card', { hasText: 'Zombie police' }).click();
  const printing = page.getByRole('group', { name: 'Printing' });
  const [first, later] = leading(
    ['2012', 'Later printing'].map((name) => printing.getByRole('button', { name })),
    2,
  );
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('one sees one zone far').waitFor();
  await later.click();
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  await page.getByText('straight out through an open door').waitFor();
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).click();
  await shoot(page, 'setup-printing');
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('.decide').waitFor();
  const { text } = await storedGame(page, page.url().split('/').at(-1) ?? '');
  expect(saveIn(text).setup.variants).toEqual({ printing: 'later' });
  await page.getByRole('button', { name: 'Printing: Later printing' }).click();
  await page.getByText('straight out through an open door').first().waitFor();
  await shoot(page, 'table-printing');
});

it('is not named in the save of 2012, and is told in French [C-LOS-2]', async () => {
  const page = await world.visit({ settings: { language: 'fr' } });
  await page.locator('.mission-card', { hasText: 'Police zombie' }).click();
  const printing = page.getByRole('group', { name: 'Édition des règles' });
  await printing.getByRole('button', { name: 'Édition ultérieure' }).click();
  await printing.getByRole('button', { name: '2012' }).click();
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.button.start').click();
  await page.locator('.decide').waitFor();
  const { text } = await storedGame(page, page.url().split('/').at(-1) ?? '');
  expect(saveIn(text).setup).not.toHaveProperty('variants');
  await page.getByRole('button', { name: /^Édition des règles\s: 2012/ }).waitFor();
});

it('a second weapon of the set is asked for, and may be left in the deck [C-SK-25]', async () => {
  const asked = findGame('01', (p) => p.decision?.prompt === 'match-set', ['doug', ...HEROES.slice(1)]);
  const page = await world.visit();
  await putSave(page, 'game', asked.save);
  await goTo(page, '#/table/game');
  await asks(page, 'match-set');
  await shoot(page, 'matching-set');
  await new Driver(page, 'game', mouse).give('decline');
  const { state } = positionAfter(saveIn((await storedGame(page, 'game')).text));
  expect(deckOf(state, 'equipment').draw).toEqual(deckOf(asked.state, 'equipment').draw);
});
