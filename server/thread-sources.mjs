/** Begins a thread from the sources (thread.ts): their loader does not come into threads by itself. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.thread);
