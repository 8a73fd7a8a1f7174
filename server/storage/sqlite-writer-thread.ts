/** The thread that writes to the file (sqlite-writer.ts): it waits for the disk so that the server does not. */
import { parentPort, workerData } from 'node:worker_threads';
import { actsOn, carryOut, type Act } from './sqlite-acts.ts';
import { openFile } from './sqlite-file.ts';
import type { Done, WriterData } from './sqlite-writer.ts';

const { file, mostBytes } = workerData as WriterData;
const db = openFile(file, mostBytes);
const acts = actsOn(db);

function attempt(batch: readonly Act[]): Done {
  try {
    return { said: carryOut(db, acts, batch) };
  } catch (failure) {
    return { failed: (failure as Error).message };
  }
}

parentPort?.on('message', (batch: readonly Act[] | 'close') => {
  if (batch !== 'close') return parentPort?.postMessage(attempt(batch));
  db.close();
  parentPort?.close();
});
