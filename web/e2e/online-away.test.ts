/** Lines that die without a word, people who leave, and those who play on. */
import { itemAt } from '@holdout/engine';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { advice, playUntil } from './games.ts';
import { serveTables } from './online-server.ts';
import {
  beforeSecond,
  guest,
  hidePeople,
  keysOf,
  openTable,
  saveFor,
  showPeople,
  shows,
  Table,
  unfold,
} from './online-table.ts';
import { swallowerTo } from './swallower.ts';
import { openWorld, shoot } from './world.ts';

/** Signs of life every 0.3 s, dead after 1.2 s; a minute of waiting is 0.4 s. */
const LIMITS = { heartbeatMs: 300, silentMs: 1200, lifeLookMs: 100, minuteMs: 400 };
const world = openWorld(() => serveTables({ HOLDOUT_LIMITS: JSON.stringify(LIMITS) }));

const SAVE = saveFor(
  'classic',
  '00',
  [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
  'away-1',
);
const seqOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.online').getAttribute('data-seq'));
const presenceOf = (page: Page, chair: number, is: 'here' | 'away'): Promise<void> =>
  page.locator(`[data-chair="${chair}"] [data-presence="${is}"]`).waitFor();

it('notices a line that swallows everything, says what waits, and comes back', async () => {
  const line = await swallowerTo(world.url);
  const { save } = beforeSecond(SAVE);
  const { page: ann, links } = await openTable(world, save, 'Ann');
  const bob = await guest(world, itemAt(links, 1).replace(world.url, line.url), 'Bob');
  const table = new Table([ann, bob], save);
  await table.give(advice(table.now));
  await showPeople(ann);
  await presenceOf(ann, 1, 'here');

  line.swallow();
  // Bob presses, and what was pressed says that it is on its way.
  await bob.locator('.decide button:not([disabled])').first().click();
  await bob.locator('[data-sending="Sending…"]').waitFor();
  await shoot(bob, 'online-sending');
  await bob.locator('.notice[role="alert"]', { hasText: 'The line to the table is down' }).waitFor();
  await presenceOf(ann, 1, 'away');
  await ann.locator('[data-chair="1"]', { hasText: 'away since' }).waitFor();
  await hidePeople(ann);
  await ann.locator('.hero .player-tag.away', { hasText: 'Bob (away)' }).first().waitFor();
  await shoot(ann, 'online-presence');
  line.mend();
  await bob.locator('.toast', { hasText: 'You are back' }).waitFor();
  // What was pressed arrived once, after all.
  await expect.poll(() => seqOn(ann)).toBe(table.now.state.seq + 1);
  await bob.locator('[data-sending]').waitFor({ state: 'detached' });
  await showPeople(ann);
  await presenceOf(ann, 1, 'here');
  expect(await faultsOn(ann, 'presence')).toEqual([]);
  await bob.close();
  await line.close();
});

it('lets a bot take the seat of somebody who is away, and gives it back', async () => {
  const theirs = playUntil(SAVE, (p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  if (!theirs) throw new Error('the second player never plays');
  const { page: ann, links } = await openTable(world, theirs.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob', {
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
  });
  await shows(bob, theirs);
  const context = bob.context();
  await bob.close();

  await showPeople(ann);
  await presenceOf(ann, 1, 'away');
  await shoot(ann, 'online-away');
  await ann.locator('.together').getByRole('button', { name: 'Let a bot play for Bob' }).click();
  await ann.locator('.decide.awaited', { hasText: 'A bot plays for Bob.' }).waitFor();
  await ann.locator('[data-chair="1"]', { hasText: 'a bot plays meanwhile' }).waitFor();
  await expect.poll(() => seqOn(ann), { timeout: 20_000 }).toBeGreaterThan(theirs.state.seq);

  const again = await world.again(context);
  await again.goto(world.url);
  await again.locator('.online-tables a').click();
  await again.locator('.online .table').waitFor();
  await presenceOf(ann, 1, 'here');
  expect(await ann.locator('[data-chair="1"]').innerText()).not.toContain('meanwhile');
  await showPeople(again);
  await shoot(again, 'online-phone-presence');
  expect(await faultsOn(again, 'presence on a phone')).toEqual([]);
});

it('plays on when the host has left for good', async () => {
  const mine = playUntil(SAVE, (p) => p.decision?.by === 0 && p.decision.prompt === 'turn');
  if (!mine) throw new Error('the first player never plays');
  const { page: ann, links } = await openTable(world, mine.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  await showPeople(ann);
  // A game by letter tells everybody until when; then it is none any more.
  await unfold(ann.locator('.host details', { hasText: 'How this table is kept' }));
  await ann.locator('select[data-house="pace"]').selectOption('720');
  await bob.locator('.pace-strip', { hasText: 'A game by letter: until' }).waitFor();
  await shoot(bob, 'online-letter');
  await ann.locator('select[data-house="pace"]').selectOption('0');
  await bob.locator('.pace-strip').waitFor({ state: 'detached' });
  // The table waits two minutes for somebody who is away.
  await ann.locator('select[data-house="away"]').selectOption('2');
  await shoot(ann, 'online-house');
  expect(await faultsOn(ann, 'how a table is kept')).toEqual([]);
  await ann.close();

  await showPeople(bob);
  await bob.locator('[data-chair="0"]', { hasText: 'a bot plays meanwhile' }).waitFor();
  await expect.poll(() => seqOn(bob), { timeout: 20_000 }).toBeGreaterThan(mine.state.seq);
  // And somebody who is there keeps the house.
  await bob.locator('.together', { hasText: 'Bob is host while the host is away' }).waitFor();
  const keys = await keysOf(bob, 0);
  await keys.getByRole('button', { name: 'New link' }).click();
  await keys.getByRole('button', { name: 'Do it' }).click();
  await bob.locator('[data-keys="0"] .link-field input').waitFor();
});
