/** The same tables as in sqlite.ts. */
export const POSTGRES_SCHEMA = `
CREATE TABLE IF NOT EXISTS tables (
  id text PRIMARY KEY, title text NOT NULL, header text NOT NULL, head int NOT NULL, changed timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
CREATE TABLE IF NOT EXISTS entries (
  id text NOT NULL REFERENCES tables ON DELETE CASCADE, seq int NOT NULL, body text NOT NULL, PRIMARY KEY (id, seq)
);
CREATE TABLE IF NOT EXISTS snapshots (
  id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq int NOT NULL, body text NOT NULL
);
CREATE TABLE IF NOT EXISTS due (id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at bigint NOT NULL);
CREATE TABLE IF NOT EXISTS kept (name text PRIMARY KEY, body text NOT NULL);
CREATE TABLE IF NOT EXISTS pieces (
  shelf text NOT NULL, id text NOT NULL, rev int NOT NULL, body text NOT NULL, PRIMARY KEY (shelf, id)
);
CREATE TABLE IF NOT EXISTS probes (made timestamptz NOT NULL);
`;
