/** Threads beside the first, which hears everybody and must not wait for what takes long. */
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** pack/bundle.ts makes a file of each, under its name. */
const THREADS = {
  backup: new URL('./admin/backup-thread.ts', import.meta.url).href,
  examiner: new URL('./gallery/examiner-thread.ts', import.meta.url).href,
  replayer: new URL('./tables/replayer-thread.ts', import.meta.url).href,
  thinker: new URL('./tables/thinker-thread.ts', import.meta.url).href,
  'sqlite-writer': new URL('./storage/sqlite-writer-thread.ts', import.meta.url).href,
  'sqlite-inspector': new URL('./storage/sqlite-inspector-thread.ts', import.meta.url).href,
} as const;

/** In the package they stand beside the server. */
const IS_PACKED = !import.meta.url.endsWith('.ts');

export function startThread(
  name: keyof typeof THREADS,
  data: object,
  resourceLimits: ResourceLimits = {},
): Worker {
  const file = IS_PACKED ? `./${name}.js` : './thread-sources.mjs';
  const workerData = IS_PACKED ? data : { ...data, thread: THREADS[name] };
  return new Worker(new URL(file, import.meta.url), { workerData, resourceLimits, execArgv: [] });
}
