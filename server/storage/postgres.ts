/**
 * Tables in PostgreSQL, shared by any number of server processes. An append is one statement, so two processes can
 * never both write a number; NOTIFY wakes the others after the commit, outside of its transaction, because inside it
 * would make all commits of the database wait for each other.
 */
import { leading, itemAt } from '@holdout/engine';
import pg from 'pg';
import { LIMITS } from '../limits.ts';
import { POSTGRES_SCHEMA } from './postgres-schema.ts';
import { openChannel } from './postgres-channel.ts';
import { postgresShelves } from './postgres-shelves.ts';
import { postgresUpkeep } from './postgres-upkeep.ts';
import type { Appended, ListedTable, Snapshot, Storage, StoredEntry, StoredTable } from './storage.ts';

interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Errors of idle connections: the pool replaces them, the log should know. */
  readonly trouble: (error: Error) => void;
}

const APPEND = `
WITH moved AS (
  UPDATE tables SET head = head + 1, changed = now() WHERE id = $1 AND head = $2::int RETURNING id
), put AS (
  INSERT INTO entries (id, seq, body) SELECT id, $2::int + 1, $3 FROM moved
)
SELECT CASE WHEN EXISTS (SELECT FROM moved) THEN 'ok'
            WHEN EXISTS (SELECT FROM tables WHERE id = $1) THEN 'conflict' ELSE 'unknown' END AS said`;

const PUT_SNAPSHOT = `
INSERT INTO snapshots (id, seq, body) SELECT id, $2::int, $3 FROM tables WHERE id = $1
ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`;

const SET_DUE = `
INSERT INTO due (id, at) SELECT id, $2::bigint FROM tables WHERE id = $1
ON CONFLICT (id) DO UPDATE SET at = excluded.at`;
const DUE = 'SELECT id FROM due WHERE at <= $1::bigint ORDER BY at, id LIMIT $2';

const LIST = `
SELECT id, title, head, floor(extract(epoch FROM changed) * 1000)::float8 AS changed
FROM tables ORDER BY tables.changed DESC, id LIMIT $1`;

/** Byte by byte, as SQLite does it. */
const IDS = `SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2`;

export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: LIMITS.connectMs,
    // A database that does not answer must not hold a table for ever; whether a write arrived is looked up then.
    query_timeout: LIMITS.queryMs,
    keepAlive: true,
  });
  pool.on('error', options.trouble);
  try {
    await migrate(pool);
  } catch (failure) {
    await pool.end();
    throw failure;
  }
  const channel = openChannel(options.url, pool, options.trouble);

  const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query<T>(text, values)).rows;
  const changed = async (text: string, values: unknown[]): Promise<boolean> =>
    (await pool.query(text, values)).rowCount === 1;

  return {
    ...postgresUpkeep(pool),
    ...postgresShelves(pool),
    async create(t) {
      const text =
        'INSERT INTO tables (id, title, header, head, changed) VALUES ($1, $2, $3, 0, now()) ON CONFLICT DO NOTHING';
      return (await changed(text, [t.id, t.title, t.header])) ? 'ok' : 'exists';
    },
    read: async (id) =>
      (await rows<StoredTable>('SELECT id, title, header, head FROM tables WHERE id = $1', [id]))[0],
    entries: (id, after) =>
      rows<StoredEntry>('SELECT seq, body FROM entries WHERE id = $1 AND seq > $2 ORDER BY seq', [id, after]),
    entriesAt: (id, seqs) =>
      rows<StoredEntry>('SELECT seq, body FROM entries WHERE id = $1 AND seq = ANY($2::int[]) ORDER BY seq', [
        id,
        seqs,
      ]),
    async append(id, expected, body) {
      // By name each connection plans it once and not for every answer.
      const { rows: told } = await pool.query<{ said: Appended }>({
        name: 'append',
        text: APPEND,
        values: [id, expected, body],
      });
      const [{ said }] = leading(told, 1);
      if (said === 'ok') channel.wake(id, expected + 1);
      return said;
    },
    async heads(ids) {
      const found = await rows<{ id: string; head: number }>(
        'SELECT id, head FROM tables WHERE id = ANY($1)',
        [ids],
      );
      return new Map(found.map((r) => [r.id, r.head]));
    },
    list: (most) => rows<ListedTable>(LIST, [most]),
    ids: async (after, most) => (await rows<{ id: string }>(IDS, [after, most])).map((row) => row.id),
    count: async () => itemAt(await rows<{ n: number }>('SELECT count(*)::float8 AS n FROM tables'), 0).n,
    rename: (id, title) => changed('UPDATE tables SET title = $2 WHERE id = $1', [id, title]),
    forget: (id) => changed('DELETE FROM tables WHERE id = $1', [id]),
    async putSnapshot(id, s) {
      await pool.query(PUT_SNAPSHOT, [id, s.seq, s.body]);
    },
    snapshot: async (id) => (await rows<Snapshot>('SELECT seq, body FROM snapshots WHERE id = $1', [id]))[0],
    async setDue(id, at) {
      if (at === undefined) await pool.query('DELETE FROM due WHERE id = $1', [id]);
      else await pool.query(SET_DUE, [id, Math.ceil(at)]);
    },
    due: async (by, most) => (await rows<{ id: string }>(DUE, [Math.floor(by), most])).map((row) => row.id),
    async keepOnce(name, body) {
      await changed('INSERT INTO kept (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, body]);
      return itemAt(await rows<{ body: string }>('SELECT body FROM kept WHERE name = $1', [name]), 0).body;
    },
    signal: (id, text) => channel.signal(id, text),
    listen: channel.listen,
    async check() {
      await pool.query('INSERT INTO probes VALUES (now()); DELETE FROM probes');
    },
    async close() {
      await channel.close();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the first makes the schema, the others wait for it. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(4865)');
    await client.query(POSTGRES_SCHEMA);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
