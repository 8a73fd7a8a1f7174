/** Opens the file: WAL with synchronous FULL, so what was confirmed survives a power cut. */
import Database from 'libsql';

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
CREATE TABLE IF NOT EXISTS due (
  id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS pieces (
  shelf TEXT NOT NULL, id TEXT NOT NULL, rev INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (shelf, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS probes (body BLOB NOT NULL) STRICT;
`;

/** How long a write waits for another program that has the file open, in milliseconds. */
const BUSY_MS = 5000;
/** What SQLite uses unless it is told otherwise. */
const PAGE_BYTES = 4096;

/** `mostBytes`: so far the file may grow; then the disk counts as full. */
export function openFile(file: string, mostBytes: number): Database.Database {
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma(`max_page_count = ${Math.ceil(mostBytes / PAGE_BYTES)}`);
  db.exec(SCHEMA);
  return db;
}
