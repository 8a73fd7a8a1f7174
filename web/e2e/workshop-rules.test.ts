/** The rules of a mission in words: pressed, typed, moved, read as a file and in another language, taken back. */
import { expect, it } from 'vitest';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

it('changes rules by pressing their words, and players read them at once', async () => {
  const page = await world.visit();
  await goTo(page, '#/workshop');
  await page.getByRole('button', { name: 'Open a copy of “Zombie police”' }).click();
  await page.getByRole('link', { name: /Rules and texts/ }).click();
  const rules = page.locator('.rule-card[data-rule]');
  await expect.poll(() => rules.count()).toBe(3);
  const read = page.locator('.read-panel .paper');
  expect(await read.innerText()).toContain(
    'When a survivor takes the blue objective: the blue door is unlocked',
  );
  await shoot(page, 'workshop-rules');

  // A colour, by typing.
  await rules.nth(2).getByRole('button', { name: 'the green door' }).click();
  await shoot(page, 'workshop-rules-list');
  await page.getByRole('combobox').fill('blue');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => read.innerText())
    .toContain('When a survivor takes the green objective: the blue door is unlocked');

  // A number, one more.
  await rules.nth(0).getByRole('button', { name: '5', exact: true }).click();
  await page.locator('.stepper').getByRole('button', { name: 'One more' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => read.innerText()).toContain('the survivor gains 6 experience');

  // Another rule, with an effect chosen by typing, moved up by keyboard.
  await page.getByRole('button', { name: '+ Rule' }).click();
  await rules.nth(3).getByRole('button', { name: 'what then?' }).click();
  await page.getByRole('combobox').fill('is drawn');
  await page.keyboard.press('Enter');
  await expect.poll(() => read.innerText()).toContain('a Zombie card is drawn for the first spawn zone');
  await rules.nth(3).locator('.handle').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => rules.nth(2).innerText()).toContain('Zombie card');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-rule]')?.getAttribute('data-rule')),
  ).toBe('2');

  // As a file: what cannot be read is not taken, what is wrong is told at its place.
  await page.locator('label', { hasText: 'File' }).click();
  const file = page.locator('#rule-file');
  await file.fill('{ "on": ');
  await page.getByText('This cannot be read as JSON yet.').waitFor();
  await file.fill('{ "on": "objective-taken", "colour": "pink", "do": [{ "experience": 5 }] }');
  await page.getByRole('button', { name: 'Take it' }).click();
  await rules.nth(2).getByRole('button', { name: 'which objective?' }).waitFor();
  await shoot(page, 'workshop-rules-file');

  // Both languages, and everything back again.
  await page.locator('.read-panel label', { hasText: 'FR' }).click();
  await expect.poll(() => read.innerText()).toContain('Quand un survivant prend');
  for (let n = 0; n < 6; n++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rules.count()).toBe(3);
  await expect.poll(() => read.innerText()).toContain('la porte verte est déverrouillée');
});

it('is read and edited on a phone', async () => {
  const page = await world.visit({ context: { viewport: { width: 390, height: 844 }, hasTouch: true } });
  await goTo(page, '#/workshop');
  await page.getByRole('button', { name: 'Open a copy of “Zombie police”' }).click();
  await page.getByRole('link', { name: /Rules and texts/ }).click();
  await page.locator('.rule-card[data-rule]').first().waitFor();
  await shoot(page, 'workshop-rules-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const name = page.getByRole('textbox', { name: 'Name, English' });
  await name.fill('<b>Night</b>');
  await name.blur();
  await expect.poll(() => page.locator('.workshop-bar .path').innerText()).toContain('<b>Night</b>');
});
