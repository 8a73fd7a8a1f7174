/** The upkeep of a PostgreSQL database. */
import { itemAt } from '@holdout/engine';
import type pg from 'pg';
import type { Upkeep } from './storage.ts';

/** How many faults are named. */
const FAULTS = 20;
const SHORT = `
SELECT id FROM tables LEFT JOIN (SELECT id, count(*) AS n FROM entries GROUP BY id) AS kept USING (id)
WHERE head <> coalesce(n, 0) LIMIT ${FAULTS}`;

const MENTIONING = `
SELECT id FROM entries WHERE position($1 in body) > 0
UNION SELECT id FROM tables WHERE position($1 in header) > 0 ORDER BY id LIMIT $2`;

export function postgresUpkeep(pool: pg.Pool): Upkeep {
  const ids = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await pool.query<{ id: string }>(text, values)).rows.map((row) => row.id);
  return {
    async bytes() {
      const { rows } = await pool.query<{ n: number }>(
        'SELECT pg_database_size(current_database())::float8 AS n',
      );
      return itemAt(rows, 0).n;
    },
    untouched: (since, most) =>
      ids(
        'SELECT id FROM tables WHERE changed < to_timestamp($1::float8 / 1000) ORDER BY changed, id LIMIT $2',
        [since, most],
      ),
    mentioning: (text, most) => ids(MENTIONING, [text, most]),
    async rewrite(id, entries, header) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const { seq, body } of entries)
          await client.query('UPDATE entries SET body = $3 WHERE id = $1 AND seq = $2', [id, seq, body]);
        await client.query('UPDATE tables SET header = $2 WHERE id = $1', [id, header]);
        await client.query('DELETE FROM snapshots WHERE id = $1', [id]);
        await client.query('COMMIT');
      } catch (failure) {
        await client.query('ROLLBACK');
        throw failure;
      } finally {
        client.release();
      }
    },
    note: async (name) =>
      (await pool.query<{ body: string }>('SELECT body FROM kept WHERE name = $1', [name])).rows[0]?.body,
    async putNote(name, body) {
      await pool.query(
        'INSERT INTO kept (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body',
        [name, body],
      );
    },
    inspect: async () =>
      (await ids(SHORT)).map((id) => `table ${id} does not have all the entries it counts`),
  };
}
