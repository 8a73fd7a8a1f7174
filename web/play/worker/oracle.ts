/** Who works out a dry run: a worker, or this page in its idle time where there is none. One question at a time. */
import type { Engine, State } from '@holdout/engine';
import { foresee, type Dry } from './foresee.ts';
import { whenIdle } from '../../app/when-idle.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface Oracle {
  /** Rejects when there will never be an answer: somebody else must be asked. */
  ask(state: State, answers: readonly string[]): Promise<Dry | null>;
  close(): void;
}

/** Throws where the browser has no workers. */
export function workerOracle(): Oracle {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWorker): void => worker.postMessage(message);
  let told: State | undefined;
  return {
    ask(state, answers) {
      if (told !== state) say({ kind: 'position', state });
      told = state;
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => resolve(data.dry);
        // Its file could not be fetched, or its rules.
        worker.onerror = () => reject(new Error('the worker does not answer'));
        say({ kind: 'ask', answers });
      });
    },
    close: () => worker.terminate(),
  };
}

export const idleOracle = (engine: Engine): Oracle => ({
  ask: (state, answers) => new Promise((resolve) => whenIdle(() => resolve(foresee(engine, state, answers)))),
  close: () => undefined,
});
