/** The upkeep of a SQLite file. */
import type Database from 'libsql';
import { Worker } from 'node:worker_threads';
import type { Writes } from './sqlite-writes.ts';
import { faultsIn } from './sqlite-inspection.mjs';
import type { Upkeep } from './storage.ts';

/** It reads the whole file: another thread does, so that nobody waits. In the package it stands beside the server. */
const THREAD = import.meta.url.endsWith('.ts') ? './sqlite-inspection.mjs' : './inspection.js';

export function sqliteUpkeep(db: Database.Database, writes: Writes, file: string): Upkeep {
  const q = {
    untouched: db.prepare('SELECT id FROM tables WHERE changed < ? ORDER BY changed, id LIMIT ?'),
    mentioning: db.prepare('SELECT DISTINCT id FROM entries WHERE instr(body, ?) > 0 ORDER BY id LIMIT ?'),
    rewrite: db.prepare('UPDATE entries SET body = ? WHERE id = ? AND seq = ?'),
    dropSnapshot: db.prepare('DELETE FROM snapshots WHERE id = ?'),
    note: db.prepare('SELECT body FROM kept WHERE name = ?'),
    putNote: db.prepare(
      'INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body',
    ),
  };
  const ids = (rows: unknown[]): string[] => (rows as { id: string }[]).map((row) => row.id);
  return {
    async bytes() {
      const [{ n }] = db
        .prepare('SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()')
        .all() as { n: number }[];
      return n;
    },
    untouched: async (since, most) => ids(q.untouched.all(since, most)),
    mentioning: async (text, most) => ids(q.mentioning.all(text, most)),
    rewrite: (id, entries) =>
      writes.add(() => {
        for (const { seq, body } of entries) q.rewrite.run(body, id, seq);
        q.dropSnapshot.run(id);
      }),
    note: async (name) => (q.note.all(name)[0] as { body: string } | undefined)?.body,
    putNote: (name, body) => writes.add(() => void q.putNote.run(name, body)),
    inspect: () => (file === ':memory:' ? Promise.resolve(faultsIn(db)) : inspectedElsewhere(file)),
  };
}

const inspectedElsewhere = (file: string): Promise<readonly string[]> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL(THREAD, import.meta.url), { workerData: { file }, execArgv: [] });
    worker.once('message', done);
    worker.once('error', fail);
    worker.unref();
  });
