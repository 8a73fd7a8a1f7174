/** Tiles and doors of a mission that is in no box are found for its pages, too. */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { createEngine, isRefusal, type Json } from '@holdout/engine';
import { readPack, setupOf } from '@holdout/engine/packs';
import { expect, it } from 'vitest';
import { faceName, laidTiles, looseDoors, withFile } from './laid-tiles.ts';

const engine = createEngine(EDITIONS);
const read = readPack(EDITIONS, JSON.stringify(lamplighters));
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const { pack } = read;
const lengthOf = (list: Json | undefined): number => (Array.isArray(list) ? list.length : 0);

it.each(pack.missions.map((file) => [String(file['id']), file] as const))('%s', (id, file) => {
  const setup = setupOf(pack, id, []);
  const context = engine.contextOf(setup);
  if (isRefusal(context)) throw new Error(context.refused);
  const own = withFile(context, setup.mission);
  const tiles = laidTiles(own).flatMap((laid) => (laid === null ? [] : [faceName(laid)]));
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.every((face) => face in context.edition.tiles)).toBe(true);
  expect(looseDoors(own)).toBe(lengthOf(file['doors']));
});
