/** The worker's side: fetched when first asked for, it stays as long as the page, for its first second is its slowest. */
import { engineFor } from '../play/worker/editions.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { pondering } from './pondering.ts';

const hear = pondering(engineFor, (message: FromWorker) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
