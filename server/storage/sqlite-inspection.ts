/** What is wrong with a SQLite file of tables. */
import type Database from 'libsql';

/** How many faults are named. */
const MOST = 20;
const SHORT = `
SELECT id FROM tables WHERE head <> (SELECT count(*) FROM entries WHERE entries.id = tables.id) LIMIT ${MOST}`;

export function faultsIn(db: Database.Database): readonly string[] {
  try {
    return toldBy(db);
  } catch (failure) {
    // Damaged so badly that it cannot even be asked.
    const { message, code } = failure as { readonly message?: string; readonly code?: string };
    return [message || code || 'it cannot be read'];
  }
}

function toldBy(db: Database.Database): readonly string[] {
  const rows = db.prepare(`PRAGMA quick_check(${MOST})`).all() as { quick_check: string }[];
  const pages = rows.map((row) => row.quick_check).filter((said) => said !== 'ok');
  if (pages.length > 0) return pages;
  const short = db.prepare(SHORT).all() as { id: string }[];
  return short.map(({ id }) => `table ${id} does not have all the entries it counts`);
}
