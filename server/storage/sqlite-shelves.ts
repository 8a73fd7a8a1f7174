/** What lies beside the tables of a SQLite file. */
import type Database from 'libsql';
import type { Writes } from './sqlite-writes.ts';
import type { Piece, Shelves } from './storage.ts';

export function sqliteShelves(db: Database.Database, writes: Writes): Shelves {
  const q = {
    piece: db.prepare('SELECT id, rev, body FROM pieces WHERE shelf = ? AND id = ?'),
    pieces: db.prepare('SELECT id, rev, body FROM pieces WHERE shelf = ? AND id > ? ORDER BY id LIMIT ?'),
  };
  return {
    piece: async (shelf, id) => q.piece.all(shelf, id)[0] as Piece | undefined,
    pieces: async (shelf, after, most) => q.pieces.all(shelf, after, most) as Piece[],
    putPiece: (shelf, id, expected, body) => writes.add('putPiece', shelf, id, expected, body),
    dropPiece: (shelf, id) => writes.add('dropPiece', shelf, id),
  };
}
