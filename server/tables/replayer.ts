/** Plays games that come as files in a thread of its own, with a limit: whatever is in them, nobody else waits. */
import { isRefusal, parseSave, type Engine, type Refusal } from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import { startThread } from '../thread.ts';
import { isOfTheBox, preparingWith, type Prepare, type Prepared } from './foreign.ts';
import { no, type Refused } from './refusals.ts';

export interface FileToPlay {
  readonly save: string;
  readonly title: string;
  readonly now: number;
}

/** Short games of the box are played at once, in slices; a thread would take longer to begin. */
export const preparingFor = (engine: Engine): Prepare => {
  const here = preparingWith(engine);
  return (save, title, now) =>
    save.length <= LIMITS.shortSave && isSaveOfTheBox(save)
      ? here(save, title, now)
      : replayInThread(save, title, now);
};

function isSaveOfTheBox(text: string): boolean {
  const save = parseSave(text);
  return !isRefusal(save) && isOfTheBox(save.setup);
}

export const replayInThread: Prepare = (save, title, now) =>
  new Promise((done, fail) => {
    const worker = startThread('replayer', { save, title, now } satisfies FileToPlay, {
      maxOldGenerationSizeMb: LIMITS.replayMegabytes,
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
