/** What every storage must do; run on SQLite and on PostgreSQL. */
import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';

export function storageSuite(name: string, open: () => Promise<Storage>): void {
  let made = 0;
  const withTable = async (): Promise<{ storage: Storage; id: string }> => {
    const storage = await open();
    const id = `table-${++made}`;
    expect(await storage.create({ id, title: 'Friday', header: '{"a":1}' })).toBe('ok');
    return { storage, id };
  };

  describe(`tables kept in ${name}`, () => {
    it('gives back what was stored', async () => {
      const { storage, id } = await withTable();
      expect(await storage.read(id)).toEqual({ id, title: 'Friday', header: '{"a":1}', head: 0 });
      expect(await storage.read('nobody')).toBeUndefined();
      expect(await storage.entries(id, 0)).toEqual([]);
    });

    it('does not replace a table', async () => {
      const { storage, id } = await withTable();
      expect(await storage.create({ id, title: 'Other', header: '' })).toBe('exists');
      expect((await storage.read(id))?.title).toBe('Friday');
    });

    it('numbers entries from one and gives those after a number', async () => {
      const { storage, id } = await withTable();
      for (const [i, body] of ['one', 'twö 😀', 'three'].entries())
        expect(await storage.append(id, i, body)).toBe('ok');
      expect(await storage.entries(id, 1)).toEqual([
        { seq: 2, body: 'twö 😀' },
        { seq: 3, body: 'three' },
      ]);
      expect((await storage.read(id))?.head).toBe(3);
    });

    it('refuses an append that expects another number, and keeps nothing of it', async () => {
      const { storage, id } = await withTable();
      await storage.append(id, 0, 'one');
      expect(await storage.append(id, 0, 'late')).toBe('conflict');
      expect(await storage.append(id, 2, 'early')).toBe('conflict');
      expect(await storage.append('nobody', 0, 'one')).toBe('unknown');
      expect(await storage.entries(id, 0)).toEqual([{ seq: 1, body: 'one' }]);
    });

    it('lets exactly one of many win a number', async () => {
      const { storage, id } = await withTable();
      const said = await Promise.all(Array.from({ length: 12 }, (_, i) => storage.append(id, 0, `by ${i}`)));
      expect(said.filter((s) => s === 'ok')).toHaveLength(1);
      expect(said.filter((s) => s === 'conflict')).toHaveLength(11);
      expect(await storage.entries(id, 0)).toEqual([{ seq: 1, body: `by ${said.indexOf('ok')}` }]);
    });

    it('keeps pieces on shelves, changed by whoever has seen the last change', async () => {
      const { storage } = await withTable();
      const id = `piece-${made}`;
      expect(await storage.piece('gallery', id)).toBeUndefined();
      expect(await storage.putPiece('gallery', id, 1, 'early')).toBe('conflict');
      const said = await Promise.all(['one', 'two'].map((body) => storage.putPiece('gallery', id, 0, body)));
      expect(said.toSorted()).toEqual(['conflict', 'ok']);
      const body = said[0] === 'ok' ? 'one' : 'two';
      expect(await storage.piece('gallery', id)).toEqual({ id, rev: 1, body });
      expect(await storage.putPiece('gallery', id, 1, 'twö 😀')).toBe('ok');
      expect(await storage.putPiece('gallery', id, 1, 'late')).toBe('conflict');
      expect(await storage.piece('gallery', id)).toEqual({ id, rev: 2, body: 'twö 😀' });
      expect(await storage.piece('packs', id)).toBeUndefined();

      const other = `${id}-b`;
      await storage.putPiece('gallery', other, 0, 'b');
      const after = await storage.pieces('gallery', id, 10);
      expect(after.map((piece) => piece.id)).toEqual([other]);
      const all = await storage.pieces('gallery', '', 100);
      expect(all.map((piece) => piece.id)).toContain(id);
      expect(await storage.pieces('gallery', '', 1)).toHaveLength(1);
      expect(await storage.dropPiece('gallery', id)).toBe(true);
      expect(await storage.dropPiece('gallery', id)).toBe(false);
    });

    it('knows at which tables something is due, the longest due first', async () => {
      const { storage, id } = await withTable();
      const other = (await withTable()).id;
      await storage.setDue(id, 2000);
      await storage.setDue(other, 1000);
      await storage.setDue('nobody', 1000);
      expect(await storage.due(999, 9)).toEqual([]);
      expect(await storage.due(2000, 9)).toEqual([other, id]);
      expect(await storage.due(2000, 1)).toEqual([other]);
      await storage.setDue(id, 3000);
      await storage.setDue(other, undefined);
      expect(await storage.due(2999, 9)).toEqual([]);
      expect(await storage.due(3000, 9)).toEqual([id]);
      await storage.forget(id);
      expect(await storage.due(1e15, 9)).toEqual([]);
    });

    it('keeps something under a name once, of whoever comes first', async () => {
      const storage = await open();
      const name = `thing-${++made}`;
      const said = await Promise.all(['a', 'b', 'c'].map((body) => storage.keepOnce(name, body)));
      expect(new Set(said).size).toBe(1);
      expect(await storage.keepOnce(name, 'late')).toBe(said[0]);
    });

    it('keeps tables apart', async () => {
      const { storage, id } = await withTable();
      const { id: other } = await withTable();
      await storage.append(id, 0, 'one');
      expect(await storage.entries(other, 0)).toEqual([]);
      expect(await storage.heads([id, other, 'nobody'])).toEqual(
        new Map([
          [id, 1],
          [other, 0],
        ]),
      );
    });

    it('lists the last changed first, and counts', async () => {
      const { storage, id } = await withTable();
      await withTable();
      const before = await storage.count();
      let head = 0;
      let list;
      // Tables changed within the same millisecond have no order.
      do {
        await storage.append(id, head++, 'one');
        list = await storage.list(2);
      } while (itemAt(list, 0).changed === itemAt(list, 1).changed);
      expect(list).toHaveLength(2);
      expect(list[0]).toMatchObject({ id, title: 'Friday', head });
      expect(await storage.count()).toBe(before);
    });

    it('walks through all ids in order, some at a time', async () => {
      const { storage } = await withTable();
      for (const id of ['_b', 'A-', 'a_', 'a-']) await storage.create({ id, title: '', header: '' });
      const found: string[] = [];
      for (
        let page = await storage.ids('', 2);
        page.length > 0;
        page = await storage.ids(itemAt(page, page.length - 1), 2)
      ) {
        expect(page.length).toBeLessThanOrEqual(2);
        found.push(...page);
      }
      expect(found).toEqual([...found].sort());
      expect(found).toHaveLength(await storage.count());
    });

    it('renames', async () => {
      const { storage, id } = await withTable();
      expect(await storage.rename(id, 'Saturday')).toBe(true);
      expect(await storage.rename('nobody', 'x')).toBe(false);
      expect((await storage.read(id))?.title).toBe('Saturday');
    });

    it('forgets a table with its entries and snapshot', async () => {
      const { storage, id } = await withTable();
      await storage.append(id, 0, 'one');
      await storage.putSnapshot(id, { seq: 1, body: 'cache' });
      expect(await storage.forget(id)).toBe(true);
      expect(await storage.forget(id)).toBe(false);
      expect(await storage.read(id)).toBeUndefined();
      expect(await storage.entries(id, 0)).toEqual([]);
      expect(await storage.snapshot(id)).toBeUndefined();
      expect(await storage.append(id, 1, 'two')).toBe('unknown');
    });

    it('keeps the newest snapshot, and none of an unknown table', async () => {
      const { storage, id } = await withTable();
      expect(await storage.snapshot(id)).toBeUndefined();
      await storage.putSnapshot(id, { seq: 20, body: 'new' });
      await storage.putSnapshot(id, { seq: 10, body: 'old' });
      expect(await storage.snapshot(id)).toEqual({ seq: 20, body: 'new' });
      await storage.putSnapshot(id, { seq: 30, body: 'newer' });
      expect(await storage.snapshot(id)).toEqual({ seq: 30, body: 'newer' });
      await storage.putSnapshot('nobody', { seq: 1, body: 'x' });
      expect(await storage.snapshot('nobody')).toBeUndefined();
    });

    it('takes text that tries to be a command as text', async () => {
      const { storage, id } = await withTable();
      const evil = `'); DROP TABLE tables; --`;
      expect(await storage.append(id, 0, evil)).toBe('ok');
      expect(await storage.read(evil)).toBeUndefined();
      expect(await storage.entries(id, 0)).toEqual([{ seq: 1, body: evil }]);
    });

    it('changes what stands in entries, and drops the snapshot that may hold it', async () => {
      const { storage, id } = await withTable();
      for (const [i, body] of ['one', 'two', 'three'].entries()) await storage.append(id, i, body);
      await storage.putSnapshot(id, { seq: 3, body: 'two' });
      const changed = [
        { seq: 1, body: 'uno' },
        { seq: 3, body: 'tre' },
      ];
      await storage.rewrite(id, changed, '{"a":2}');
      expect((await storage.read(id))?.header).toBe('{"a":2}');
      expect((await storage.entries(id, 0)).map((e) => e.body)).toEqual(['uno', 'two', 'tre']);
      expect(await storage.snapshot(id)).toBeUndefined();
      expect((await storage.read(id))?.head).toBe(3);
    });

    it('finds tables by a text in them, and those nobody has touched', async () => {
      const { storage, id } = await withTable();
      await storage.append(id, 0, `{"name":"Zoë ${id} 100%"}`);
      expect(await storage.mentioning(`Zoë ${id} 100%`, 9)).toEqual([id]);
      expect(await storage.mentioning(`zoë ${id}`, 9)).toEqual([]);
      // Whoever sat there from the beginning stands in the header.
      await storage.rewrite(id, [], `{"seated":"Max ${id}"}`);
      expect(await storage.mentioning(`Max ${id}`, 9)).toEqual([id]);
      const { changed } = itemAt(await storage.list(1), 0);
      expect(await storage.untouched(changed - 3_600_000, 99)).toEqual([]);
      expect(await storage.untouched(changed + 3_600_000, 99)).toContain(id);
      expect(await storage.untouched(changed + 3_600_000, 1)).toHaveLength(1);
    });

    it('keeps notes that may change', async () => {
      const storage = await open();
      expect(await storage.note('bans')).toBeUndefined();
      await storage.putNote('bans', 'a');
      await storage.putNote('bans', 'b');
      expect(await storage.note('bans')).toBe('b');
    });

    it('knows how large it is and whether it is whole', async () => {
      const { storage, id } = await withTable();
      await storage.append(id, 0, 'one');
      expect(await storage.bytes()).toBeGreaterThan(4096);
      expect(await storage.inspect()).toEqual([]);
    });

    it('answers a check of its health', async () => {
      const { storage } = await withTable();
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
