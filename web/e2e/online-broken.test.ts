/** A table whose log does not play with the rules of today: what there is of it can be looked at and taken along. */
import Database from 'libsql';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOn } from './faults.ts';
import { advice } from './games.ts';
import { serveTables, type TableServer } from './online-server.ts';
import { guest, openTable, saveFor, shows, Table } from './online-table.ts';
import { openWorld, shoot } from './world.ts';

let server: TableServer;
const world = openWorld(async () => (server = await serveTables()));

const SAVE = saveFor(
  'classic',
  '00',
  [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
  'broken-1',
);

/** As if all that is stored came from the rules of another day. */
function makeOld(rules: string): void {
  const database = new Database(join(server.data, 'tables.db'));
  database.prepare(`UPDATE tables SET header = replace(header, ?, ?)`).run(rules, 'rules of yesterday');
  database.prepare(`UPDATE snapshots SET body = replace(body, ?, ?)`).run(rules, 'rules of yesterday');
  database.close();
}

it('shows the last position, hands out the file, and goes on when both agree', async () => {
  const { page: ann, links } = await openTable(world, SAVE, 'Ann');
  const bob = await guest(world, links[1], 'Bob');
  const table = new Table([ann, bob], SAVE);
  for (let i = 0; i < 3; i++) await table.give(advice(table.now));
  world.foresee(/WebSocket connection .* failed/);
  await server.restart(() => makeOld(SAVE.rules));

  const notice = ann.locator('.notice.read-only', { hasText: 'The rules have moved on' });
  await notice.waitFor();
  await shows(ann, table.now);
  expect(await notice.innerText()).toContain('from the beginning of round 1');
  expect(await ann.locator('.figure').count()).toBeGreaterThan(5);
  expect(await ann.locator('[data-family], [data-option]').count()).toBe(0);
  await shoot(ann, 'online-broken');
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
  const begun = new Table([ann, bob], SAVE);
  await begun.give(advice(begun.now));
  await shows(bob, begun.now);
});
