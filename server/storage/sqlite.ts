/** Tables in one SQLite file, for one server process. WAL with synchronous FULL: what `append` confirmed survives a power cut. */
import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Appended, ListedTable, Snapshot, Storage, StoredEntry, StoredTable } from './storage.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, header TEXT NOT NULL, head INTEGER NOT NULL, changed INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
CREATE TABLE IF NOT EXISTS entries (
  id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
  id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, body TEXT NOT NULL
) STRICT;
`;

/** How long a write waits for another program that has the file open, in milliseconds. */
const BUSY_MS = 5000;

interface Append {
  readonly id: string;
  readonly expected: number;
  readonly body: string;
}
interface Waiter {
  done(said: Appended): void;
  fail(failure: unknown): void;
}

export function openSqlite(file: string, now: () => number = Date.now): Storage {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.exec(SCHEMA);
  const q = prepare(db);

  const appendOne = ({ id, expected, body }: Append): Appended => {
    if (q.advance.run(now(), id, expected).changes === 0) return one(q.read, id) ? 'conflict' : 'unknown';
    q.insert.run(id, expected + 1, body);
    return 'ok';
  };
  const appendAll = db.transaction((appends: readonly Append[]) => appends.map(appendOne));

  // A write to the disk takes far longer than all else: appends that come together share one.
  let waiting: (Append & Waiter)[] = [];
  const flush = (): void => {
    const batch = waiting;
    if (batch.length === 0) return;
    waiting = [];
    try {
      const said = appendAll.immediate(batch);
      batch.forEach((a, i) => a.done(said[i]));
    } catch (failure) {
      batch.forEach((a) => a.fail(failure));
    }
  };
  const append = (id: string, expected: number, body: string): Promise<Appended> =>
    new Promise((done, fail) => {
      if (waiting.push({ id, expected, body, done, fail }) === 1) setImmediate(flush);
    });

  return {
    async create(t) {
      return q.create.run(t.id, t.title, t.header, now()).changes === 1 ? 'ok' : 'exists';
    },
    read: async (id) => one<StoredTable>(q.read, id),
    entries: async (id, after) => q.entries.all(id, after) as StoredEntry[],
    append,
    async heads(ids) {
      const rows = q.heads.all(JSON.stringify(ids)) as { id: string; head: number }[];
      return new Map(rows.map((r) => [r.id, r.head]));
    },
    list: async (most) => q.list.all(most) as ListedTable[],
    count: async () => (q.count.get() as { n: number }).n,
    rename: async (id, title) => q.rename.run(title, id).changes === 1,
    forget: async (id) => q.forget.run(id).changes === 1,
    async putSnapshot(id, s) {
      q.putSnapshot.run(s.seq, s.body, id);
    },
    snapshot: async (id) => one<Snapshot>(q.snapshot, id),
    // One process owns the file: there is nobody else to tell or to hear from.
    signal: async () => undefined,
    listen: () => () => undefined,
    async check() {
      q.count.get();
    },
    async close() {
      flush();
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** `get` of libsql adds a field of its own to the row; `all` does not. */
const one = <T>(statement: Database.Statement, id: string): T | undefined =>
  statement.all(id)[0] as T | undefined;

function prepare(db: Database.Database) {
  return {
    create: db.prepare(
      'INSERT INTO tables (id, title, header, head, changed) VALUES (?, ?, ?, 0, ?) ON CONFLICT DO NOTHING',
    ),
    read: db.prepare('SELECT id, title, header, head FROM tables WHERE id = ?'),
    entries: db.prepare('SELECT seq, body FROM entries WHERE id = ? AND seq > ? ORDER BY seq'),
    advance: db.prepare('UPDATE tables SET head = head + 1, changed = ? WHERE id = ? AND head = ?'),
    insert: db.prepare('INSERT INTO entries (id, seq, body) VALUES (?, ?, ?)'),
    heads: db.prepare('SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))'),
    list: db.prepare('SELECT id, title, head, changed FROM tables ORDER BY changed DESC, id LIMIT ?'),
    count: db.prepare('SELECT count(*) AS n FROM tables'),
    rename: db.prepare('UPDATE tables SET title = ? WHERE id = ?'),
    forget: db.prepare('DELETE FROM tables WHERE id = ?'),
    putSnapshot: db.prepare(
      `INSERT INTO snapshots (id, seq, body) SELECT id, ?, ? FROM tables WHERE id = ?
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`,
    ),
    snapshot: db.prepare('SELECT seq, body FROM snapshots WHERE id = ?'),
  };
}
