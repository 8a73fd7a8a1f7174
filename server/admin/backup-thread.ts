/** The thread that copies all tables into a file: reading and writing them takes long, and the first thread has people to hear. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../http/config.ts';
import { openStorage } from '../storage/open.ts';
import { backUp } from './backups.ts';

const { file, ...place } = workerData as Pick<Config, 'databaseUrl' | 'data'> & { readonly file: string };
const storage = await openStorage(place);
try {
  await backUp(storage, file);
  parentPort?.postMessage('done');
} finally {
  await storage.close();
}
