/** What is wrong with a SQLite file of tables: asked by a thread of its own, because it reads all of it. */
import Database from 'libsql';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

/** How many faults are named. */
const MOST = 20;

export function faultsIn(db) {
  try {
    return toldBy(db);
  } catch (failure) {
    // Damaged so badly that it cannot even be asked.
    return [failure.message || String(failure.code)];
  }
}

function toldBy(db) {
  const pages = db
    .prepare(`PRAGMA quick_check(${MOST})`)
    .all()
    .map((row) => String(row.quick_check))
    .filter((said) => said !== 'ok');
  if (pages.length > 0) return pages;
  const short = db
    .prepare(
      `SELECT id FROM tables WHERE head <> (SELECT count(*) FROM entries WHERE entries.id = tables.id) LIMIT ${MOST}`,
    )
    .all();
  return short.map(({ id }) => `table ${id} does not have all the entries it counts`);
}

if (!isMainThread && workerData?.file) {
  const db = new Database(workerData.file, { readonly: true });
  parentPort.postMessage(faultsIn(db));
  db.close();
}
