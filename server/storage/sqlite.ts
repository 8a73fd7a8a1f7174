/** Tables in one SQLite file, for one server process. This thread reads; who writes is in sqlite-writer.ts. */
import type Database from 'libsql';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { LIMITS } from '../limits.ts';
import { openFile } from './sqlite-file.ts';
import { sqliteShelves } from './sqlite-shelves.ts';
import { sqliteUpkeep } from './sqlite-upkeep.ts';
import { writerElsewhere, writerHere } from './sqlite-writer.ts';
import { Writes } from './sqlite-writes.ts';
import type { ListedTable, Snapshot, Storage, StoredEntry, StoredTable } from './storage.ts';

interface SqliteOptions {
  /** Bytes the file may grow to; then the disk counts as full. */
  readonly mostBytes?: number;
  readonly now?: () => number;
  /** Another thread writes: this one has people to hear. */
  readonly threaded?: boolean;
}

export function openSqlite(file: string, options: SqliteOptions = {}): Storage {
  const { mostBytes = LIMITS.databaseBytes, now = Date.now, threaded = false } = options;
  // It holds seeds: for nobody else to read.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = openFile(file, mostBytes);
  const q = prepare(db);
  const writes = new Writes(threaded ? writerElsewhere({ file, mostBytes }) : writerHere(db));

  return {
    ...sqliteUpkeep(db, writes, file),
    ...sqliteShelves(db, writes),
    create: (t) => writes.add('create', t.id, t.title, t.header, now()),
    read: async (id) => one<StoredTable>(q.read, id),
    entries: async (id, after) => q.entries.all(id, after) as StoredEntry[],
    entriesAt: async (id, seqs) => q.entriesAt.all(id, JSON.stringify(seqs)) as StoredEntry[],
    append: (id, expected, body) => writes.add('append', id, expected, body, now()),
    async heads(ids) {
      const rows = q.heads.all(JSON.stringify(ids)) as { id: string; head: number }[];
      return new Map(rows.map((r) => [r.id, r.head]));
    },
    list: async (most) => q.list.all(most) as ListedTable[],
    count: async () => (q.count.get() as { n: number }).n,
    ids: async (after, most) => (q.ids.all(after, most) as { id: string }[]).map((row) => row.id),
    rename: (id, title) => writes.add('rename', id, title),
    forget: (id) => writes.add('forget', id),
    putSnapshot: (id, snapshot) => writes.add('putSnapshot', id, snapshot),
    snapshot: async (id) => one<Snapshot>(q.snapshot, id),
    setDue: (id, at) => writes.add('setDue', id, at),
    due: async (by, most) => (q.due.all(by, most) as { id: string }[]).map((row) => row.id),
    keepOnce: (name, body) => writes.add('keepOnce', name, body),
    // One process owns the file: there is nobody else to tell or to hear from.
    signal: () => undefined,
    listen: () => () => undefined,
    async check() {
      await writes.alone('probe');
    },
    async close() {
      await writes.close();
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
    read: db.prepare('SELECT id, title, header, head FROM tables WHERE id = ?'),
    entries: db.prepare('SELECT seq, body FROM entries WHERE id = ? AND seq > ? ORDER BY seq'),
    entriesAt: db.prepare(
      'SELECT seq, body FROM entries WHERE id = ? AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq',
    ),
    heads: db.prepare('SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))'),
    list: db.prepare('SELECT id, title, head, changed FROM tables ORDER BY changed DESC, id LIMIT ?'),
    ids: db.prepare('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?'),
    due: db.prepare('SELECT id FROM due WHERE at <= ? ORDER BY at, id LIMIT ?'),
    count: db.prepare('SELECT count(*) AS n FROM tables'),
    snapshot: db.prepare('SELECT seq, body FROM snapshots WHERE id = ?'),
  };
}
