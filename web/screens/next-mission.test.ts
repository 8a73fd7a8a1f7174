import { itemAt, leading } from '@holdout/engine';
import { EDITIONS } from '@holdout/editions';
import { expect, it } from 'vitest';
import { EDITION_IDS } from '../editions/load.ts';
import { fetchPlug } from '../editions/folders.ts';
import '../editions/testing.ts';
import { missionsOf } from './missions.ts';
import { nextMission } from './next-mission.ts';

it('leads through every mission of every edition and back to the first', async () => {
  let [now] = leading(missionsOf((await fetchPlug(itemAt(EDITION_IDS, 0))).edition), 1);
  const seen: string[] = [];
  const all = EDITIONS.flatMap((e) => Object.keys(e.missions).map((m) => `${e.id}/${m}`));
  while (seen.length < all.length) {
    seen.push(`${now.edition}/${now.id}`);
    const next = await nextMission(now.edition, now.id, EDITION_IDS, fetchPlug);
    if (!next) throw new Error(`nothing after ${now.id}`);
    now = next;
  }
  expect(seen.toSorted()).toEqual(all.toSorted());
  expect(`${now.edition}/${now.id}`).toBe(seen[0]);
});
