/** Plays games that come as files in a thread of its own, with a limit: whatever is in them, nobody else waits. */
import { isRefusal, parseSave, type Engine, type Refusal } from '@holdout/engine';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../limits.ts';
import { preparingWith, type Prepare, type Prepared } from './foreign.ts';
import { no, type Refused } from './refusals.ts';

export interface FileToPlay {
  readonly save: string;
  readonly title: string;
  readonly now: number;
}

/** In the package the thread stands beside the server. */
const THREAD = import.meta.url.endsWith('.ts') ? './replayer-sources.mjs' : './replayer.js';

/** Short games of the box are played at once, in slices; a thread would take longer to begin. */
export const preparingFor = (engine: Engine): Prepare => {
  const here = preparingWith(engine);
  return (save, title, now) =>
    save.length <= LIMITS.shortSave && isOfTheBox(save)
      ? here(save, title, now)
      : replayInThread(save, title, now);
};

function isOfTheBox(text: string): boolean {
  const save = parseSave(text);
  return !isRefusal(save) && typeof save.setup.mission === 'string' && save.setup.sheets === undefined;
}

export const replayInThread: Prepare = (save, title, now) =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL(THREAD, import.meta.url), {
      workerData: { save, title, now } satisfies FileToPlay,
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.replayMegabytes },
      execArgv: [],
    });
    const end = (said: Prepared | Refusal | Refused): void => {
      clearTimeout(late);
      void worker.terminate();
      done(said);
    };
    const late = setTimeout(() => end(no('save.too-long')), LIMITS.replayMs);
    worker.once('message', end);
    worker.once('error', (failure: Error & { code?: string }) => {
      clearTimeout(late);
      if (failure.code === 'ERR_WORKER_OUT_OF_MEMORY') done(no('save.too-long'));
      else fail(failure);
    });
  });
