/** Tables in one SQLite file, for one server process. WAL with synchronous FULL: what `append` confirmed survives a power cut. */
import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { LIMITS } from '../limits.ts';
import { sqliteUpkeep } from './sqlite-upkeep.ts';
import { Writes } from './sqlite-writes.ts';
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
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS probes (body BLOB NOT NULL) STRICT;
`;

/** How long a write waits for another program that has the file open, in milliseconds. */
const BUSY_MS = 5000;
/** More than a page, so that it needs room of its own. */
const PROBE = `INSERT INTO probes VALUES (zeroblob(8192)); DELETE FROM probes;`;
/** What SQLite uses unless it is told otherwise. */
const PAGE_BYTES = 4096;

interface SqliteOptions {
  /** Bytes the file may grow to; then the disk counts as full. */
  readonly mostBytes?: number;
  readonly now?: () => number;
}

export function openSqlite(file: string, options: SqliteOptions = {}): Storage {
  const { mostBytes = LIMITS.databaseBytes, now = Date.now } = options;
  // It holds seeds: for nobody else to read.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma(`max_page_count = ${Math.ceil(mostBytes / PAGE_BYTES)}`);
  db.exec(SCHEMA);
  const q = prepare(db);
  const writes = new Writes(db);

  const append = (id: string, expected: number, body: string): Appended => {
    if (q.advance.run(now(), id, expected).changes === 0) return one(q.read, id) ? 'conflict' : 'unknown';
    q.insert.run(id, expected + 1, body);
    return 'ok';
  };

  return {
    ...sqliteUpkeep(db, writes, file),
    create: (t) =>
      writes.add(() => (q.create.run(t.id, t.title, t.header, now()).changes === 1 ? 'ok' : 'exists')),
    read: async (id) => one<StoredTable>(q.read, id),
    entries: async (id, after) => q.entries.all(id, after) as StoredEntry[],
    entriesAt: async (id, seqs) => q.entriesAt.all(id, JSON.stringify(seqs)) as StoredEntry[],
    append: (id, expected, body) => writes.add(() => append(id, expected, body)),
    async heads(ids) {
      const rows = q.heads.all(JSON.stringify(ids)) as { id: string; head: number }[];
      return new Map(rows.map((r) => [r.id, r.head]));
    },
    list: async (most) => q.list.all(most) as ListedTable[],
    count: async () => (q.count.get() as { n: number }).n,
    ids: async (after, most) => (q.ids.all(after, most) as { id: string }[]).map((row) => row.id),
    rename: (id, title) => writes.add(() => q.rename.run(title, id).changes === 1),
    forget: (id) => writes.add(() => q.forget.run(id).changes === 1),
    putSnapshot: (id, s) => writes.add(() => void q.putSnapshot.run(s.seq, s.body, id)),
    snapshot: async (id) => one<Snapshot>(q.snapshot, id),
    keepOnce: (name, body) =>
      writes.add(() => {
        q.keep.run(name, body);
        return (q.kept.all(name)[0] as { body: string }).body;
      }),
    // One process owns the file: there is nobody else to tell or to hear from.
    signal: () => undefined,
    listen: () => () => undefined,
    // By itself: writes that share a transaction fail together.
    check: async () => writes.now(() => db.exec(PROBE)),
    async close() {
      writes.flush();
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
    entriesAt: db.prepare(
      'SELECT seq, body FROM entries WHERE id = ? AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq',
    ),
    advance: db.prepare('UPDATE tables SET head = head + 1, changed = ? WHERE id = ? AND head = ?'),
    insert: db.prepare('INSERT INTO entries (id, seq, body) VALUES (?, ?, ?)'),
    heads: db.prepare('SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))'),
    list: db.prepare('SELECT id, title, head, changed FROM tables ORDER BY changed DESC, id LIMIT ?'),
    ids: db.prepare('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?'),
    count: db.prepare('SELECT count(*) AS n FROM tables'),
    rename: db.prepare('UPDATE tables SET title = ? WHERE id = ?'),
    forget: db.prepare('DELETE FROM tables WHERE id = ?'),
    putSnapshot: db.prepare(
      `INSERT INTO snapshots (id, seq, body) SELECT id, ?, ? FROM tables WHERE id = ?
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`,
    ),
    keep: db.prepare('INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    kept: db.prepare('SELECT body FROM kept WHERE name = ?'),
    snapshot: db.prepare('SELECT seq, body FROM snapshots WHERE id = ?'),
  };
}
