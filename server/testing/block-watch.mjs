/**
 * Loaded before a server whose blocks are measured: how long its first thread worked without hearing anybody, at most.
 * Of its own time only (Linux): what a busy machine gave to others is not its fault. Told, and begun anew, on SIGUSR2.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const FILE = `/proc/self/task/${process.pid}/schedstat`;

function ownMs() {
  const [nanoseconds] = readFileSync(FILE, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

if (isMainThread) {
  let longest = 0;
  let own = ownMs();
  setInterval(() => {
    const now = ownMs();
    longest = Math.max(longest, now - own);
    own = now;
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    console.log(`longest block ${longest.toFixed(1)}`);
    longest = 0;
  });
}
