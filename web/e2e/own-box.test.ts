/** With the real box: chosen in the set-up, dice typed or pressed, cards found by name, tokens by colour. */
import { EDITIONS } from '@holdout/editions';
import { isRefusal, itemAt, type Setup } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import {
  advice,
  engine,
  HEROES,
  playUntil,
  positionAfter,
  putSave,
  saveIn,
  storedGame,
  storedText,
  type Position,
} from './games.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const CITY_BLOCKS = { edition: 'classic', mission: '01', seats: [HEROES] };

/** The first question of this kind in a game of the bot whose kinds come from a box. */
function asked(
  kinds: readonly string[],
  enough: (p: Position) => boolean,
  game: Pick<Setup, 'edition' | 'mission' | 'seats'> = CITY_BLOCKS,
): Position {
  const setup = { ...game, byHand: kinds };
  for (let i = 0; i < 20; i++) {
    const state = engine.newGame(setup, `box-${i}`);
    if (isRefusal(state)) throw new Error(state.refused);
    const save = { rules: state.rules, setup: state.setup, seed: `box-${i}`, answers: [], rewinds: [] };
    const found = playUntil(save, enough, (p) => advice(p));
    if (found) return found;
  }
  throw new Error('no game comes to that');
}

/** The rules a game of this set-up begins with. */
function rulesOf(setup: Setup): string {
  const state = engine.newGame(setup, 'rules');
  if (isRefusal(state)) throw new Error(state.refused);
  return state.rules;
}

const rowOf = (n: (total: number) => boolean) => (p: Position) =>
  p.decision?.kind === 'row' && n(p.decision.total);

async function sit(page: Page, { save, decision }: Position): Promise<void> {
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await asks(page, decision?.prompt ?? '');
}

const lastAnswer = async (page: Page, { save }: Position): Promise<string | undefined> =>
  saveIn(await storedText(page, 'game', save.answers.length + 1)).answers.at(-1);

it('is chosen in the set-up, kept, and remembered', async () => {
  const page = await world.visit();
  await page.locator('.mission-card', { hasText: 'City Blocks' }).click();
  const box = page.getByRole('group', { name: 'With your own box' });
  await box.getByRole('button', { name: 'Our box, your horde' }).click();
  // Where the horde master plays, no other screen is offered.
  const online = page.getByRole('button', { name: 'Play online' });
  await page.getByText('The horde master plays on this screen only', { exact: false }).waitFor();
  expect(await online.count()).toBe(0);
  await page.getByRole('radio', { name: /Full referee/ }).check();
  await online.waitFor();
  await page.getByText('Kind by kind').click();
  await page.getByLabel('tokens laid face down').uncheck();
  await page.getByText('Chosen kind by kind.').waitFor();
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByText('This mission fits the box').waitFor();
  await shoot(page, 'setup-own-box');
  await page.getByLabel('We own: Zombicide (2012)').uncheck();
  await page.getByText('Without the box: print').waitFor();
  await page.getByLabel('We own: Zombicide (2012)').check();
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('.decide').waitFor();
  const { text } = await storedGame(page, page.url().split('/').at(-1) ?? '');
  expect(saveIn(text).setup.byHand).toEqual(['dice', 'equipment']);
  await goTo(page, '#/settings');
  await page.getByRole('switch', { name: 'DCeased' }).uncheck();
  await page.getByText('All 11 missions fit the box').waitFor();
  await shoot(page, 'settings-boxes');
  await goTo(page, '#/new/dceased/D1');
  await page.getByRole('button', { name: 'Our own dice' }).click();
  expect(await page.getByLabel('We own: Zombicide: DCeased').isChecked()).toBe(false);
  await page.getByLabel('We own: Zombicide: DCeased').check();
  await page.getByText('are our own: no box has them').waitFor();
  await shoot(page, 'setup-fit');
  await goTo(page, '#/new/classic/01');
  await page.getByLabel('the equipment deck').waitFor({ state: 'attached' });
  await page.getByText('Chosen kind by kind.').waitFor();
  expect(await page.getByRole('radio', { name: /Full referee/ }).isChecked()).toBe(true);
});

it('dice are pressed or typed, taken back, confirmed once; a seven is refused', async () => {
  const several = asked(
    ['dice'],
    rowOf((n) => n > 1),
  );
  const total = several.decision?.kind === 'row' ? several.decision.total : 0;
  const page = await world.visit();
  await sit(page, several);
  const tray = page.locator('.dice-tray');
  await tray.getByRole('button', { name: 'A 4' }).click();
  await page.keyboard.press('7');
  await tray.getByRole('alert').getByText('7 is not on these dice').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('2');
  await tray.getByRole('button', { name: 'Take back: 2' }).click();
  await shoot(page, 'box-dice');
  for (let i = 0; i < total; i++) await page.keyboard.press(String(6 - (i % 6)));
  await page.keyboard.press('Enter');
  const faces = Array.from({ length: total }, (_, i) => `die:${6 - (i % 6)}`);
  expect(await lastAnswer(page, several)).toBe(faces.join(' '));
});

it('an attack of six dice is six presses and one confirmation', async () => {
  const setup = {
    edition: 'classic',
    mission: '01',
    seats: [HEROES],
    byHand: ['dice'],
    corrections: true as const,
  };
  const armed = {
    heroes: { amy: { zone: 'S8', slots: { 0: 'sub-mg', 1: 'sub-mg' } } },
    enemies: { walker: { S8: 6 } },
  };
  const answers = ['activate:amy', `correct ${JSON.stringify(armed)}`, 'attack:sub-mg+sub-mg@S8'];
  const begun = positionAfter({ rules: rulesOf(setup), setup, seed: 'six', answers, rewinds: [] });
  expect(begun.decision).toMatchObject({ prompt: 'roll-by-hand', total: 6 });
  const page = await world.visit({ context: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  await sit(page, begun);
  const tray = page.locator('.dice-tray');
  const confirm = tray.locator('.button.primary');
  let presses = 0;
  for (const face of [6, 1, 5, 5, 2, 4]) {
    expect(await confirm.isDisabled()).toBe(true);
    await tray.locator(`[data-option="die:${face}"]`).tap();
    presses++;
  }
  expect(presses).toBe(6);
  await shoot(page, 'box-six-dice');
  await confirm.tap();
  expect(await lastAnswer(page, begun)).toBe('die:6 die:1 die:5 die:5 die:2 die:4');
});

it('a card is found by what is typed of its name, and its number for spawn cards', async () => {
  const found = asked(['equipment'], (p) => p.decision?.prompt === 'draw-by-hand');
  const page = await world.visit({ context: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  await sit(page, found);
  const finder = page.locator('.card-finder');
  await shoot(page, 'box-cards-phone');
  await finder.getByRole('searchbox').fill('zzz');
  await finder.getByRole('alert').waitFor();
  await finder.getByRole('searchbox').fill('fire');
  await page.keyboard.press('Enter');
  expect(await lastAnswer(page, found)).toBe('card:fire-axe');

  const spawn = asked(['zombies'], (p) => p.decision?.prompt === 'draw-by-hand');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '#/');
  await putSave(page, 'spawn', spawn.save);
  await goTo(page, '#/table/spawn');
  await asks(page, 'draw-by-hand');
  await shoot(page, 'box-spawn');
  const offered = spawn.decision?.options[3]?.cards?.[0] ?? '';
  await finder.getByRole('searchbox').fill(offered);
  await page.keyboard.press('Enter');
  const { answers } = saveIn(await storedText(page, 'spawn', spawn.save.answers.length + 1));
  expect(answers.at(-1)?.startsWith(`card:${offered}`)).toBe(true);
});

it('a card that only their box has is told once, comes at once, and can come in the next game', async () => {
  const dceased = itemAt(
    EDITIONS.filter(({ id }) => id === 'dceased'),
    0,
  );
  const heroes = dceased.sheets.slice(0, 4).map(({ id }) => id);
  const spawn = asked(['spawn'], (p) => p.decision?.prompt === 'draw-by-hand', {
    edition: 'dceased',
    mission: 'D1',
    seats: [heroes],
  });
  const page = await world.visit();
  await sit(page, spawn);
  await page.getByRole('button', { name: 'Another card' }).click();
  const form = page.getByRole('form', { name: /Another card/ });
  const told = form.getByRole('button', { name: 'Tell the game this card' });
  await form.getByLabel('Name').fill('Newsstand');
  await form.getByLabel('Figures').selectOption('runner');
  for (const [level, n] of [
    ['Blue', 1],
    ['Yellow', 2],
    ['Orange', 2],
    ['Red', 40],
  ] as const)
    await form.getByRole('group', { name: level, exact: true }).getByRole('spinbutton').fill(String(n));
  await shoot(page, 'box-another-card');
  await told.click();
  await page.getByText('No card of this game can say that', { exact: false }).first().waitFor();
  await form.getByRole('group', { name: 'Red', exact: true }).getByRole('spinbutton').fill('4');
  await told.click();

  // It is the one that is marked: Enter takes it.
  const ours = page.locator('.card-tile[data-chosen]');
  await ours.getByText('Newsstand').waitFor();
  await ours.getByText('ours', { exact: true }).waitFor();
  await shoot(page, 'box-another-card-told');
  await page.getByRole('searchbox').press('Enter');
  const n = spawn.save.answers.length;
  const { answers } = saveIn(await storedText(page, 'game', n + 2));
  expect(answers.slice(n)).toEqual([
    'another {"deck":"spawn","name":"Newsstand","card":{"type":"runner","byDanger":[1,2,2,4],"copies":1}}',
    'card:ours-1',
  ]);
  await page.getByText('Another card of your own box, told once: Newsstand').first().waitFor();

  await goTo(page, '#/new/dceased/D1');
  await page.getByRole('button', { name: 'Everything from our box' }).click();
  await page.getByRole('radio', { name: /Full referee/ }).check();
  await page.getByText('1 card of your own box is known').click();
  await page.getByText('Newsstand').waitFor();
  await page.getByRole('button', { name: 'Random' }).click();
  await shoot(page, 'setup-ours');
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.decide').waitFor();
  const { text } = await storedGame(page, page.url().split('/').at(-1) ?? '');
  expect(saveIn(text).setup.ours?.map(({ name }) => name)).toEqual(['Newsstand']);
});

it('what lies otherwise on the table is set right where the house allows it, told, and taken back', async () => {
  const page = await world.visit();
  await page.locator('.mission-card', { hasText: 'City Blocks' }).click();
  await page.getByLabel('House rule: things may be set right by hand').check();
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('.decide').waitFor();
  await page.getByRole('button', { name: 'Set right', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the table right' });
  const stands = dialog.getByRole('button', { name: 'That is how it is' });
  expect(await stands.isEnabled()).toBe(false);
  await dialog.getByLabel('Where Phil stands').selectOption('S4');
  await dialog.getByText('Cards of Phil').click();
  await dialog.getByLabel('Card 3 of Phil').selectOption('water');
  await dialog.getByText('Spawn points at work').click();
  await dialog.getByText('Noise', { exact: true }).click();
  await dialog.getByRole('button', { name: 'One more: Noise, street 4' }).click();
  await dialog.getByLabel('Kind of figure').selectOption('runner');
  await dialog.getByLabel('Where it stands').selectOption('S4');
  await dialog.getByRole('button', { name: 'Add a figure' }).click();
  for (let i = 0; i < 3; i++) await dialog.getByRole('button', { name: 'One more: Wounds, Phil' }).click();
  await stands.click();
  await dialog.getByRole('alert').getByText('So many wounds fell Phil').waitFor();
  for (let i = 0; i < 2; i++) await dialog.getByRole('button', { name: 'One less: Wounds, Phil' }).click();
  await shoot(page, 'box-set-right');
  await stands.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Set right: Phil stands').first().waitFor();
  const game = page.url().split('/').at(-1) ?? '';
  const { answers } = saveIn(await storedText(page, game, 1));
  expect(answers).toEqual([
    'correct {"heroes":{"phil":{"zone":"S4","wounds":1,"slots":{"2":"water"}}},"enemies":{"runner":{"S4":1}},"own":{"noise":{"S4":1}}}',
  ]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Set right: Phil stands').first().waitFor({ state: 'detached' });
});
