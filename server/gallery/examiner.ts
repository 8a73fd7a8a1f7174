/** Examines packs of strangers in a thread of its own, one at a time, with a limit: whatever is in them, nobody else waits. */
import { LIMITS } from '../limits.ts';
import { startThread } from '../thread.ts';
import type { Examined } from './facts.ts';

export interface PackToExamine {
  readonly text: string;
}

export type Examine = (text: string) => Promise<Examined>;

const TOO_MUCH: Examined = { problem: { code: 'pack.too-large', at: '' } };

export function examiner(): Examine {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (text) => {
    if (waiting >= LIMITS.filesWaiting) return TOO_MUCH;
    waiting++;
    const mine = last.then(() => examineInThread(text));
    last = mine.catch(() => undefined);
    return mine.finally(() => waiting--);
  };
}

const examineInThread: Examine = (text) =>
  new Promise((done, fail) => {
    const worker = startThread('examiner', { text } satisfies PackToExamine, {
      maxOldGenerationSizeMb: LIMITS.replayMegabytes,
    });
    const end = (said: Examined): void => {
      clearTimeout(late);
      void worker.terminate();
      done(said);
    };
    const late = setTimeout(() => end(TOO_MUCH), LIMITS.replayMs);
    worker.once('message', end);
    worker.once('error', (failure: Error & { code?: string }) => {
      clearTimeout(late);
      if (failure.code === 'ERR_WORKER_OUT_OF_MEMORY') done(TOO_MUCH);
      else fail(failure);
    });
  });
