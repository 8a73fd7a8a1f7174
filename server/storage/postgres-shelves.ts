/** What lies beside the tables of a PostgreSQL database. */
import type pg from 'pg';
import type { Piece, Shelves } from './storage.ts';

const PIECE = 'SELECT id, rev, body FROM pieces WHERE shelf = $1 AND id = $2';
/** Byte by byte, as SQLite does it. */
const PIECES = `
SELECT id, rev, body FROM pieces WHERE shelf = $1 AND id COLLATE "C" > $2 ORDER BY id COLLATE "C" LIMIT $3`;
const NEW = 'INSERT INTO pieces (shelf, id, rev, body) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING';
const PUT = 'UPDATE pieces SET rev = rev + 1, body = $3 WHERE shelf = $1 AND id = $2 AND rev = $4';

export function postgresShelves(pool: pg.Pool): Shelves {
  const changed = async (text: string, values: unknown[]): Promise<boolean> =>
    (await pool.query(text, values)).rowCount === 1;
  return {
    piece: async (shelf, id) => (await pool.query<Piece>(PIECE, [shelf, id])).rows[0],
    pieces: async (shelf, after, most) => (await pool.query<Piece>(PIECES, [shelf, after, most])).rows,
    async putPiece(shelf, id, expected, body) {
      const put =
        expected === 0
          ? await changed(NEW, [shelf, id, body])
          : await changed(PUT, [shelf, id, body, expected]);
      return put ? 'ok' : 'conflict';
    },
    dropPiece: (shelf, id) => changed('DELETE FROM pieces WHERE shelf = $1 AND id = $2', [shelf, id]),
  };
}
