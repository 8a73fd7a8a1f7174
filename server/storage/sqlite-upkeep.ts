/** The upkeep of a SQLite file. */
import type Database from 'libsql';
import { startThread } from '../thread.ts';
import { faultsIn } from './sqlite-inspection.ts';
import type { Writes } from './sqlite-writes.ts';
import type { Upkeep } from './storage.ts';

export function sqliteUpkeep(db: Database.Database, writes: Writes, file: string): Upkeep {
  const q = {
    bytes: db.prepare('SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()'),
    untouched: db.prepare('SELECT id FROM tables WHERE changed < ? ORDER BY changed, id LIMIT ?'),
    mentioning: db.prepare(
      `SELECT id FROM entries WHERE instr(body, $text) > 0
       UNION SELECT id FROM tables WHERE instr(header, $text) > 0 ORDER BY id LIMIT $most`,
    ),
    note: db.prepare('SELECT body FROM kept WHERE name = ?'),
  };
  const ids = (rows: unknown[]): string[] => (rows as { id: string }[]).map((row) => row.id);
  return {
    bytes: async () => (q.bytes.get() as { n: number }).n,
    untouched: async (since, most) => ids(q.untouched.all(since, most)),
    mentioning: async (text, most) => ids(q.mentioning.all({ text, most })),
    rewrite: (id, entries, header) => writes.add('rewrite', id, entries, header),
    note: async (name) => (q.note.all(name)[0] as { body: string } | undefined)?.body,
    putNote: (name, body) => writes.add('putNote', name, body),
    inspect: () => (file === ':memory:' ? Promise.resolve(faultsIn(db)) : inspectedElsewhere(file)),
  };
}

/** It reads the whole file: another thread does, so that nobody waits. */
const inspectedElsewhere = (file: string): Promise<readonly string[]> =>
  new Promise((done, fail) => {
    const thread = startThread('sqlite-inspector', { file });
    thread.once('message', done);
    thread.once('error', fail);
  });
