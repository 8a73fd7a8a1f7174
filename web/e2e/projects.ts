/** Projects of the workshop put into a visitor's browser, as if they had been drawn there. */
import { EDITIONS } from '@holdout/editions';
import file from '@holdout/editions/packs/ten-nights.json' with { type: 'json' };
import type { Json } from '@holdout/engine';
import { readPack } from '@holdout/engine/packs';
import type { Page } from 'playwright-core';

const read = readPack(EDITIONS, JSON.stringify(file));
/** The pack that is the workshop's example. */
const TEN_NIGHTS = 'pack' in read ? read.pack : undefined;

/** One of its missions, as it stands in the file. */
export function missionOfPack(id: string): { readonly [key: string]: Json } {
  const mission = TEN_NIGHTS?.missions.find((m) => m['id'] === id);
  if (!mission) throw new Error(`the pack has no mission ${id}`);
  return mission;
}

/** A project of this mission alone. */
export const putProject = (
  page: Page,
  id: string,
  mission: { readonly [key: string]: Json },
): Promise<void> =>
  page.evaluate(
    async ({ id, file }) => {
      const opening = indexedDB.open('holdout');
      const db = await new Promise<IDBDatabase>((done) => {
        opening.onsuccess = () => done(opening.result);
      });
      const writing = db.transaction('projects', 'readwrite');
      const missions: unknown = JSON.parse(file);
      const pack = { id: 'pack', name: 'A pack', version: '1.0', languages: ['en'], missions };
      writing.objectStore('projects').put({ id, pack, at: 0, changed: 1, length: 0, version: 'v' });
      await new Promise((done) => {
        writing.oncomplete = done;
      });
      db.close();
    },
    { id, file: JSON.stringify([mission]) },
  );
