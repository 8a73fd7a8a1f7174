/** Everything that is ever written to a SQLite file, by name, so that another thread can do it. */
import type Database from 'libsql';
import type { Appended, ShelfName, Snapshot, StoredEntry } from './storage.ts';

/** More than a page, so that it needs room of its own. */
const PROBE = `INSERT INTO probes VALUES (zeroblob(8192)); DELETE FROM probes;`;

export function actsOn(db: Database.Database) {
  const q = {
    create: db.prepare(
      'INSERT INTO tables (id, title, header, head, changed) VALUES (?, ?, ?, 0, ?) ON CONFLICT DO NOTHING',
    ),
    isThere: db.prepare('SELECT 1 FROM tables WHERE id = ?'),
    advance: db.prepare('UPDATE tables SET head = head + 1, changed = ? WHERE id = ? AND head = ?'),
    insert: db.prepare('INSERT INTO entries (id, seq, body) VALUES (?, ?, ?)'),
    rename: db.prepare('UPDATE tables SET title = ? WHERE id = ?'),
    forget: db.prepare('DELETE FROM tables WHERE id = ?'),
    putSnapshot: db.prepare(
      `INSERT INTO snapshots (id, seq, body) SELECT id, ?, ? FROM tables WHERE id = ?
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`,
    ),
    dropSnapshot: db.prepare('DELETE FROM snapshots WHERE id = ?'),
    due: db.prepare(
      `INSERT INTO due (id, at) SELECT id, ? FROM tables WHERE id = ?
       ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
    ),
    notDue: db.prepare('DELETE FROM due WHERE id = ?'),
    keep: db.prepare('INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    kept: db.prepare('SELECT body FROM kept WHERE name = ?'),
    putNote: db.prepare(
      'INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body',
    ),
    newPiece: db.prepare(
      'INSERT INTO pieces (shelf, id, rev, body) VALUES (?, ?, 1, ?) ON CONFLICT DO NOTHING',
    ),
    putPiece: db.prepare('UPDATE pieces SET rev = rev + 1, body = ? WHERE shelf = ? AND id = ? AND rev = ?'),
    dropPiece: db.prepare('DELETE FROM pieces WHERE shelf = ? AND id = ?'),
    rewrite: db.prepare('UPDATE entries SET body = ? WHERE id = ? AND seq = ?'),
    rehead: db.prepare('UPDATE tables SET header = ? WHERE id = ?'),
  };
  return {
    create: (id: string, title: string, header: string, now: number): 'ok' | 'exists' =>
      q.create.run(id, title, header, now).changes === 1 ? 'ok' : 'exists',
    append(id: string, expected: number, body: string, now: number): Appended {
      if (q.advance.run(now, id, expected).changes === 0)
        return q.isThere.all(id).length > 0 ? 'conflict' : 'unknown';
      q.insert.run(id, expected + 1, body);
      return 'ok';
    },
    rename: (id: string, title: string): boolean => q.rename.run(title, id).changes === 1,
    forget: (id: string): boolean => q.forget.run(id).changes === 1,
    putSnapshot: (id: string, { seq, body }: Snapshot): void => void q.putSnapshot.run(seq, body, id),
    setDue: (id: string, at: number | undefined): void =>
      void (at === undefined ? q.notDue.run(id) : q.due.run(Math.ceil(at), id)),
    keepOnce(name: string, body: string): string {
      q.keep.run(name, body);
      return (q.kept.all(name)[0] as { body: string }).body;
    },
    putNote: (name: string, body: string): void => void q.putNote.run(name, body),
    putPiece(shelf: ShelfName, id: string, expected: number, body: string): 'ok' | 'conflict' {
      const put =
        expected === 0 ? q.newPiece.run(shelf, id, body) : q.putPiece.run(body, shelf, id, expected);
      return put.changes === 1 ? 'ok' : 'conflict';
    },
    dropPiece: (shelf: ShelfName, id: string): boolean => q.dropPiece.run(shelf, id).changes === 1,
    rewrite(id: string, entries: readonly StoredEntry[], header: string): void {
      q.rehead.run(header, id);
      for (const { seq, body } of entries) q.rewrite.run(body, id, seq);
      q.dropSnapshot.run(id);
    },
    probe: (): void => void db.exec(PROBE),
  };
}

export type Acts = ReturnType<typeof actsOn>;
export type ActName = keyof Acts;
/** An act to be done, with what it needs. */
export interface Act<K extends ActName = ActName> {
  readonly name: K;
  readonly needs: Parameters<Acts[K]>;
}

/** All of them or none. A full disk ends the transaction by itself; to end it again would hide the reason. */
export function carryOut(db: Database.Database, acts: Acts, batch: readonly Act[]): unknown[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    const said = batch.map(({ name, needs }) => (acts[name] as (...all: unknown[]) => unknown)(...needs));
    db.exec('COMMIT');
    return said;
  } catch (failure) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw failure;
  }
}
