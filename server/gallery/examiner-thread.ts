/** The thread that examines one pack (examiner.ts). */
import { EDITIONS } from '@holdout/editions';
import { parentPort, workerData } from 'node:worker_threads';
import type { PackToExamine } from './examiner.ts';
import { examine } from './facts.ts';

const { text } = workerData as PackToExamine;
parentPort?.postMessage(examine(EDITIONS, text));
