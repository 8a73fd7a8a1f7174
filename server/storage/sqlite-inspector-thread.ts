/** The thread that reads all of a SQLite file (sqlite-upkeep.ts) and says what is wrong with it. */
import Database from 'libsql';
import { parentPort, workerData } from 'node:worker_threads';
import { faultsIn } from './sqlite-inspection.ts';

const db = new Database((workerData as { readonly file: string }).file, { readonly: true });
parentPort?.postMessage(faultsIn(db));
db.close();
