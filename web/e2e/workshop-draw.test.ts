/** A mission from nothing: drawn, a mistake found and mended, measured, tried, sent to a friend, played online by two. By mouse, and again by keyboard alone. */
import { itemAt, leading } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Keys } from './keyboard.ts';
import { serveTables } from './online-server.ts';
import { guest, hidePeople, linkOf } from './online-table.ts';
import { openWorld, shoot } from './world.ts';

const world = openWorld(() => serveTables());

/** Two busy cores take their time for fifty games. */
const MEASURING = 240_000;

/** Four faces whose streets meet, in the order of the slots; each is turned by itself. */
const FACES = { A1: '2B', B1: '1B', A2: '3B', B2: '4B' } as const;
/** A room whose house gets no door of itself. */
const ROOM = 'R_2B_00_living';

const redOnBoard = (page: Page) => page.locator('.workshop-tabs .count.red');
const problems = (page: Page) => page.locator('.workshop-problems');

/** The link that the last step gives out. */
async function packLink(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toContain('#/pack/');
  return field.inputValue();
}

async function openedByFriend(link: string, name: string): Promise<void> {
  const friend = await world.visit({ to: link });
  await friend.getByRole('heading', { name, level: 1 }).waitFor();
  await friend.getByText(/With 4 heroes bots win .* \(50 games\)/).waitFor();
  await friend.getByRole('button', { name: `Play ${name}` }).click();
  await friend.getByRole('button', { name: /Random/ }).click();
  await friend.getByRole('button', { name: 'Start the night' }).click();
  await friend.locator('.decide').waitFor();
}

const seqOf = (page: Page): Promise<number> =>
  page
    .locator('.online')
    .getAttribute('data-seq')
    .then((seq) => Number(seq));

/** The next question is answered by whoever may: the first choice there is, and the end of every turn. Gives the page. */
async function answered(pages: readonly Page[]): Promise<Page> {
  const [first] = leading(pages, 1);
  const seq = await seqOf(first);
  const may = first.locator('.decide:not(.awaited)');
  await first.locator('.decide').waitFor();
  const page = (await may.count()) > 0 ? first : itemAt(pages, 1);
  const end = page.locator('[data-family="end"]');
  const choice = page.locator('.decide [data-option]').first();
  await end.or(choice).first().waitFor();
  await ((await end.count()) > 0 ? end : choice).click();
  const asked = page.locator('[data-family="end"].asked');
  if ((await end.count()) > 0 && (await asked.count()) > 0) await asked.click();
  for (const one of pages) await expect.poll(() => seqOf(one)).toBeGreaterThan(seq);
  return page;
}

/** Two people who have never been there: one opens the link and a table, the other comes by an invitation, both answer. */
async function playedOnline(link: string, name: string): Promise<void> {
  const ann = await world.visit({ to: link });
  await ann.getByRole('button', { name: `Play ${name}` }).click();
  await ann.locator('.counts button', { hasText: '2' }).click();
  await ann.getByRole('button', { name: /Random/ }).click();
  await ann.getByRole('button', { name: 'Play online' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.locator('[data-chair="0"][data-holder="person"]', { hasText: 'Ann' }).waitFor();
  const bob = await guest(world, await linkOf(ann, 1), 'Bob');
  await ann.locator('[data-chair="1"]', { hasText: 'Bob' }).waitFor();
  for (const page of [ann, bob]) await hidePeople(page);
  await bob.getByText(name).first().waitFor();
  const played = new Set<Page>();
  for (let n = 0; n < 20 && played.size < 2; n++) played.add(await answered([ann, bob]));
  expect(played.size).toBe(2);
  await shoot(bob, 'workshop-draw-online');
}

it(
  'goes from an empty table to a game at a friend and one online, by mouse',
  { timeout: 400_000 },
  async () => {
    const page = await world.visit();
    await page.getByRole('link', { name: /Workshop/ }).click();
    await page.getByRole('textbox', { name: 'What is it called?' }).fill('Night Shift');
    await page.getByRole('button', { name: 'Begin with an empty table' }).click();
    for (const [slot, face] of Object.entries(FACES)) {
      await page.locator('.palette-faces button').filter({ hasText: face }).first().click();
      await page.locator(`.slot[data-slot="${slot}"]`).click();
    }
    await page.keyboard.press('Escape');
    const dock = page.locator('.dock');
    const lay = async (group: string, tool: string, zone: string): Promise<void> => {
      await dock
        .getByRole('group', { name: new RegExp(`^${group}`) })
        .getByRole('button', { name: tool, exact: true })
        .click();
      await page.locator(`path[data-zone="${zone}"]`).click();
      await page.keyboard.press('Escape');
    };
    await lay('Way', 'start', 'S1');
    await lay('Spawn zones', 'active', 'S5');
    await lay('Objectives', 'red', ROOM);

    // Nobody gets in there: it is said, and nothing is played or shared.
    await problems(page).getByText(/reach/).waitFor();
    expect(await redOnBoard(page).innerText()).toBe('1');
    expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
    await shoot(page, 'workshop-draw-problem');
    await dock
      .getByRole('group', { name: /^Doors/ })
      .getByRole('button', { name: 'plain', exact: true })
      .click();
    const wall = await page.locator(`[data-wall="${ROOM}-S2"]`).boundingBox();
    if (!wall) throw new Error('no wall takes a door');
    await page.mouse.click(wall.x + wall.width / 2, wall.y + wall.height / 2);
    await page.getByText('Nothing is wrong: the mission can be played.').waitFor();
    await page.keyboard.press('Escape');
    await shoot(page, 'workshop-draw');

    // Taken back and done again, it is the same; all of it is there after a reload.
    await page.getByRole('button', { name: 'Undo' }).click();
    await redOnBoard(page).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => redOnBoard(page).count()).toBe(0);
    await page.locator('.kept[data-kept="kept"]').waitFor();
    await page.reload();
    await page.getByText('Nothing is wrong: the mission can be played.').waitFor();

    await page.getByRole('link', { name: 'Fairness' }).click();
    await page.getByLabel('games').selectOption('50');
    for (const n of ['1', '2', '3', '5', '6']) await page.getByText(n, { exact: true }).click();
    await page.getByRole('button', { name: 'Let bots play it' }).click();
    await page.getByRole('heading', { name: 'Measured' }).waitFor({ timeout: MEASURING });
    // What it came to is kept with the draft.
    await page.reload();
    await page.getByRole('heading', { name: 'Measured' }).waitFor();
    await page.getByText('50 of 50 games').waitFor();

    await page.getByRole('button', { name: /Try it/ }).click();
    await page.locator('.decide').waitFor();
    await page.getByRole('button', { name: 'Back to the drawing' }).click();
    await page.getByText('50 of 50 games').waitFor();

    await page.getByRole('link', { name: 'Share' }).click();
    const link = await packLink(page);
    await openedByFriend(link, 'Night Shift');
    await playedOnline(link, 'Night Shift');
  },
);

it('goes the same way by keyboard alone', { timeout: 400_000 }, async () => {
  const page = await world.visit();
  const keys = new Keys(page);
  const enter = async (selector: string): Promise<void> => {
    await keys.tabTo(selector, 400);
    await keys.press('Enter');
  };
  /** On the stage: to the stop that had the focus last, and on with the arrows until one is wanted. */
  const walk = async (arrow: string, wanted: RegExp): Promise<void> => {
    await keys.tabTo('.stage-walk button[tabindex="0"]', 400);
    for (let n = 0; n < 12; n++) {
      const stop = await page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? '');
      if (wanted.test(stop)) {
        await keys.press('Enter');
        return;
      }
      await keys.press(arrow);
    }
    throw new Error(`${arrow} leads to no ${String(wanted)}`);
  };
  await enter('a[href="#/workshop"]');
  await keys.tabTo('.workshop-start form input');
  await page.keyboard.type('Late Shift');
  await keys.press('Enter');
  const ways = [
    ['2B', 'ArrowRight', /^slot 0 0$/],
    ['1B', 'ArrowRight', /^slot 0 1$/],
    ['4B', 'ArrowDown', /^slot 1 1$/],
    ['3B', 'ArrowLeft', /^slot 1 0$/],
  ] as const;
  for (const [face, arrow, slot] of ways) {
    await page.locator('.palette').waitFor();
    await keys.press('t');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(face);
    await enter('.palette-faces button');
    await walk(arrow, slot);
    await keys.press('Escape');
  }
  await enter('.dock button:has-text("start")');
  await walk('ArrowDown', /^zone S/);
  await keys.press('Escape');
  await keys.press('s');
  await keys.tabTo('.stage-walk button[tabindex="0"]', 400);
  await keys.press('ArrowDown');
  await walk('ArrowDown', /^zone S[3-9]/);
  await keys.press('Escape');
  await keys.press('o');
  await keys.tabTo('.stage-walk button[tabindex="0"]', 400);
  await keys.press('ArrowUp');
  await walk('ArrowLeft', /^zone R_/);
  await keys.press('Escape');
  await problems(page).getByText(/reach/).waitFor();
  await shoot(page, 'workshop-draw-keys');
  await enter('.workshop-problems ol button');
  await page.getByText('Nothing is wrong: the mission can be played.').waitFor();

  await enter('.workshop-tabs a[href$="/fairness"]');
  await keys.tabTo('.fairness-begin select');
  await page.keyboard.type('50 g');
  for (const n of [1, 2, 3, 5, 6]) {
    await keys.tabTo(`.fairness-numbers label:nth-of-type(${n}) input`);
    await keys.press(' ');
  }
  await enter('.fairness-begin button[type="submit"]');
  await page.getByRole('heading', { name: 'Measured' }).waitFor({ timeout: MEASURING });
  await keys.press('p');
  await page.locator('.decide').waitFor();
  await enter('.trial button');
  await page.getByText('50 of 50 games').waitFor();
  await enter('.workshop-tabs a[href$="/share"]');
  await openedByFriend(await packLink(page), 'Late Shift');
});
