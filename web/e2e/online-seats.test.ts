/** Who sits where, in the middle of a game: chairs taken back, added, shared on one screen; and a server that starts anew, also with later rules. */
import { itemAt } from '@holdout/engine';
import Database from 'libsql';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks } from './driver.ts';
import { faultsOn } from './faults.ts';
import { advice, playUntil } from './games.ts';
import { serveTables, type TableServer } from './online-server.ts';
import {
  guest,
  handOver,
  keysOf,
  linkOf,
  openTable,
  playHere,
  saveFor,
  showPeople,
  shows,
  sitDown,
  Table,
} from './online-table.ts';
import { openWorld, shoot } from './world.ts';

let server: TableServer;
const world = openWorld(async () => (server = await serveTables()));

const TWO = saveFor(
  'classic',
  '00',
  [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
  'seats-1',
);
const HUNT = saveFor(
  'zombie',
  'MZ0',
  [['captain-america'], ['hulk'], ['captain-marvel', 'deadpool']],
  'seats-2',
);

it('takes a chair back in mid-game, gives it to somebody else, and adds one for who had it', async () => {
  const theirs = playUntil(TWO, (p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  if (!theirs) throw new Error('the second player never plays');
  const { page: ann, links } = await openTable(world, theirs.save, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  await asks(bob, 'turn');

  const keys = await keysOf(ann, 1);
  await keys.getByRole('button', { name: 'Take back' }).click();
  await keys.getByLabel('A word for Bob').fill('Eve wants to play');
  await keys.getByRole('button', { name: 'Do it' }).click();
  await bob.locator('.note.lost', { hasText: 'Eve wants to play' }).waitFor();
  await ann.locator('[data-chair="1"][data-holder="open"]').waitFor();
  await bob.locator('.decide.awaited').waitFor();
  expect(await bob.locator('.note.sit, [data-propose]').count()).toBe(0);

  await keys.getByRole('button', { name: 'New link' }).click();
  await keys.locator('.link-field').waitFor();
  const eve = await guest(world, await linkOf(ann, 1), 'Eve');
  const table = new Table([ann, eve], theirs.save, [bob]);
  await table.give(advice(table.now));

  await ann.getByRole('button', { name: 'One more chair' }).click();
  await ann.locator('[data-keys="2"] .link-field').waitFor();
  await sitDown(bob, await linkOf(ann, 2), 'Bob');
  await ann.locator('[data-chair="2"]', { hasText: 'no heroes' }).waitFor();
  await shoot(ann, 'online-three');
  const hero = table.now.decision?.hero ?? '';
  await handOver(ann, hero, 2);
  table.handed.set(hero, 2);
  table.pages[2] = bob;
  expect(table.turn).toBe(2);
  await eve.locator('.decide.awaited', { hasText: 'Waiting for Bob' }).waitFor();
  await table.give(advice(table.now));
});

it('plays zombie mode with two seats on one screen and a third far away', async () => {
  const { page: ann, links } = await openTable(world, HUNT, 'Ann');
  await playHere(ann, 1);
  const bob = await guest(world, itemAt(links, 2), 'Bob', { settings: { language: 'fr' } });
  const table = new Table([ann, ann, bob], HUNT);
  // Nobody is offered to begin with somebody else's hero, and every hero tells whose it is.
  await asks(ann, 'activate');
  await asks(bob, 'activate');
  const offered = (page: Page): Promise<number> => page.locator('[data-option^="activate:"]').count();
  expect([await offered(ann), await offered(bob)]).toEqual([2, 2]);
  const owners = await bob.locator('.hero .player-tag').allTextContents();
  expect([owners[0], ...owners.slice(2)]).toEqual(['Ann', 'Bob', 'Bob']);
  await shoot(bob, 'online-owners');
  await table.play((p) => p.state.round === 2);
  expect(table.now.state.round).toBe(2);
  await showPeople(bob);
  expect(await bob.locator('[data-holder="person"]').count()).toBe(3);
});

it('goes on where it was when the server has been started anew', async () => {
  const { page: ann, links } = await openTable(world, TWO, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  const table = new Table([ann, bob], TWO);
  await table.play((p) => p.decision?.prompt === 'turn');
  world.foresee(/WebSocket connection .* failed/);
  await server.restart();
  for (const page of [ann, bob]) await page.locator('.toast', { hasText: 'You are back' }).waitFor();
  for (const page of [ann, bob]) await shows(page, table.now);
  await table.play((p) => p.decision?.by === 1 && p.decision.prompt === 'turn');
  await table.give(advice(table.now));
});

/** As if all that is stored came from the rules of another day. */
function makeOld(rules: string): void {
  const database = new Database(join(server.data, 'tables.db'));
  database.prepare(`UPDATE tables SET header = replace(header, ?, ?)`).run(rules, 'rules of yesterday');
  database.prepare(`UPDATE snapshots SET body = replace(body, ?, ?)`).run(rules, 'rules of yesterday');
  database.close();
}

it('shows the last position of a table of older rules, hands out the file, and goes on when both agree', async () => {
  const { page: ann, links } = await openTable(world, TWO, 'Ann');
  const bob = await guest(world, itemAt(links, 1), 'Bob');
  const table = new Table([ann, bob], TWO);
  for (let i = 0; i < 3; i++) await table.give(advice(table.now));
  world.foresee(/WebSocket connection .* failed/);
  await server.restart(() => makeOld(TWO.rules));

  const notice = ann.locator('.notice.read-only', { hasText: 'The rules have moved on' });
  await notice.waitFor();
  await shows(ann, table.now);
  expect(await notice.innerText()).toContain('from the beginning of round 1');
  expect(await ann.locator('.figure').count()).toBeGreaterThan(5);
  expect(await ann.locator('[data-family], [data-option]').count()).toBe(0);
  await shoot(ann, 'online-older');
  expect(await faultsOn(ann, 'broken')).toEqual([]);
  const [file] = await Promise.all([
    ann.waitForEvent('download'),
    notice.getByRole('button', { name: 'Download the game file' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain('.json');
  // The file holds the seed: it is the host's.
  await bob.locator('.notice.read-only').waitFor();
  expect(await bob.getByRole('button', { name: 'Download the game file' }).count()).toBe(0);

  await notice.getByRole('button', { name: 'Go on from round 1' }).click();
  await bob.locator('.vote').getByRole('button', { name: 'Go on', exact: true }).click();
  await Promise.all(
    [ann, bob].map((page) => page.locator('.notice.read-only').waitFor({ state: 'detached' })),
  );
  const begun = new Table([ann, bob], TWO);
  await begun.give(advice(begun.now));
  await shows(bob, begun.now);
});
