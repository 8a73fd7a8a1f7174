/** The thread that plays one file (replayer.ts). */
import { EDITIONS } from '@holdout/editions';
import { createEngine } from '@holdout/engine';
import { parentPort, workerData } from 'node:worker_threads';
import { LIMITS } from '../limits.ts';
import { preparingWith } from './foreign.ts';
import type { FileToPlay } from './replayer.ts';

const { save, title, now } = workerData as FileToPlay;
const engine = createEngine(EDITIONS, {
  contexts: 1,
  contextChars: LIMITS.contextChars,
  viewBytes: LIMITS.viewBytes,
});
parentPort?.postMessage(await preparingWith(engine)(save, title, now));
