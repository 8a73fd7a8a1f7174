/** `holdout tables` and the gallery: listed, read, approved, refused with a sentence, taken out. */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { lookUp } from '@holdout/engine';
import { expect, it, vi } from 'vitest';
import { examine } from '../gallery/facts.ts';
import { Gallery } from '../gallery/gallery.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { TABLE_ACTS } from './table-acts.ts';

it('does with a pack what the host says', async () => {
  const storage = openSqlite(':memory:');
  const desk = { storage, now: () => 1000 };
  const text = JSON.stringify(lamplighters);
  const gallery = new Gallery({ ...desk, examine: async (pack) => examine(EDITIONS, pack) });
  const given = await gallery.handIn(text);
  if (!('version' in given)) throw new Error(JSON.stringify(given));
  const { id, version } = given;
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const run = (act: string, ...words: string[]): Promise<number> =>
    lookUp(TABLE_ACTS, act).run(desk, ...words);
  try {
    expect(await run('gallery')).toBe(0);
    expect(said).toEqual([expect.stringContaining(`${id}  ${version}`), '1 wait']);
    expect(said[0]).toContain('waiting');
    await run('show', id, version);
    expect(said.at(-1)).toBe(text);
    await run('approve', id, version);
    expect(await gallery.file(id)).toBe(text);
    await run('refuse', id, version, 'Not any more.');
    expect(await gallery.file(id)).toBeUndefined();
    expect((await gallery.entry(id))?.versions[0]).toMatchObject({ state: 'refused', said: 'Not any more.' });
    await expect(run('approve', id, '9.9')).rejects.toThrow('no such version');
    await run('remove', id);
    await expect(run('show', id, version)).rejects.toThrow('no such');
    said.length = 0;
    await run('gallery');
    expect(said).toEqual(['0 wait']);
  } finally {
    log.mockRestore();
    await storage.close();
  }
});
