/**
 * Packs spoilt at random, handed in at the gallery and brought to a table: examined or refused with a place, played or
 * refused with a code, and nobody at the table is told of a fault. The same packs every time.
 */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { createEngine, isRefusalCode, itemAt, lookUp, type Edition, type Json } from '@holdout/engine';
import { readPack, setupOf } from '@holdout/engine/packs';
import { damaged, garbageWith } from '@holdout/engine/testing/hostile';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { openTable, testHall, TestPlayer } from '../testing/hall.ts';
import { examine } from './facts.ts';

type File = { readonly [key: string]: Json };
const example = JSON.parse(JSON.stringify(lamplighters)) as File & { readonly heroes: readonly File[] };
const garbage = garbageWith(['walker', 'amy', 'classic', 'dceased', '<b>', '1.0', 1e308, -0.5, 600]);

const SEED = 2027;
/** For each of four editions; ten thousand in all were seen once, by hand. */
const RUNS = 500;

const packFor = ({ id, missions }: Edition): Json => ({
  ...example,
  id: `spoilt-${id}`,
  missions: [lookUp(missions, itemAt(Object.keys(missions), 0))],
  heroes: example.heroes.filter((hero) => hero['edition'] === id),
  cards: { [id]: (example['cards'] as File)[id] ?? {} },
});

/** What somebody who opens the table of each of its missions would be told of, none when all is well. */
async function faultsAtTables(edition: Edition, text: string): Promise<string[]> {
  const read = readPack(EDITIONS, text);
  if ('problems' in read) return [];
  const engine = createEngine(EDITIONS, { contexts: 4, contextChars: 1_000_000, viewBytes: 1_000_000 });
  const kit = testHall(openSqlite(':memory:'), engine);
  const made = read.pack.heroes.filter((hero) => hero.edition === edition.id).map(({ id }) => id);
  const heroes = [...made, ...edition.sheets.map(({ id }) => id)].slice(0, 4);
  for (const mission of read.pack.missions) {
    const setup = setupOf(read.pack, String(mission['id']), [heroes]);
    const table = await kit.hall.make({ title: 'Friday', setup });
    if ('refused' in table) {
      if (!isRefusalCode(table.refused)) return [table.refused];
    } else {
      const looking = await new TestPlayer(await openTable(kit, table.id)).join();
      if (looking.welcome.broken) return ['a table that cannot be played'];
    }
  }
  return kit.troubles.map(({ message }) => message);
}

it.each(EDITIONS)('packs of $id spoilt in up to three places do no harm', async (edition) => {
  await fc.assert(
    fc.asyncProperty(damaged(packFor(edition), garbage), async (file) => {
      const text = JSON.stringify(file);
      const said = examine(EDITIONS, text);
      if ('problem' in said) expect(said.problem.code).not.toBe('');
      else expect(await faultsAtTables(edition, text)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
