/** Captains of all tables think in a thread of their own: however long it takes, nobody else waits for it. */
import type { SeatPlayer } from '@holdout/bots/seats';
import type { Masked } from '@holdout/engine';
import type { Worker } from 'node:worker_threads';
import { LIMITS } from '../limits.ts';
import { startThread } from '../thread.ts';

export interface ToThink {
  readonly id: number;
  readonly player: SeatPlayer;
  /** Which captain: each keeps to a plan of its own. */
  readonly game: string;
  readonly seen: Masked;
}

export type Thought = { readonly id: number } & ({ readonly answer: string } | { readonly failed: string });

/** What the captain of a chair answers; rejects where there will be no answer. */
export type Think = (player: SeatPlayer, game: string, seen: Masked) => Promise<string>;

interface Waiting {
  done(answer: string): void;
  fail(why: Error): void;
}

interface Thinker {
  readonly think: Think;
  close(): Promise<void>;
}

/** The thread begins with the first question and stays warm; one that fails or hangs is ended, and begun anew. */
export function threadThinker(): Thinker {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function end(why: Error): void {
    const old = worker;
    worker = undefined;
    for (const one of waiting.values()) one.fail(why);
    waiting.clear();
    void old?.terminate();
  }

  /** Whoever still waits for their turn is told so; where the thread itself hangs, it is ended. */
  function giveUp(id: number): void {
    const why = new Error('the captain thinks too long');
    const [first] = waiting.keys();
    if (first === id) return end(why);
    waiting.get(id)?.fail(why);
    waiting.delete(id);
  }

  function begin(): Worker {
    const begun = startThread('thinker', {}, { maxOldGenerationSizeMb: LIMITS.thinkMegabytes });
    begun.on('message', (said: Thought) => {
      const one = waiting.get(said.id);
      waiting.delete(said.id);
      if ('answer' in said) one?.done(said.answer);
      else one?.fail(new Error(said.failed));
    });
    begun.on('error', end);
    // It must not keep the server from ending.
    begun.unref();
    return begun;
  }

  return {
    think: (player, game, seen) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= LIMITS.thinkWaiting) throw new Error('too many captains think');
        const id = ++last;
        const late = setTimeout(() => giveUp(id), LIMITS.thinkMs);
        late.unref();
        waiting.set(id, {
          done(answer) {
            clearTimeout(late);
            resolve(answer);
          },
          fail(why) {
            clearTimeout(late);
            reject(why);
          },
        });
        worker ??= begin();
        worker.postMessage({ id, player, game, seen } satisfies ToThink);
      }),
    async close() {
      const old = worker;
      end(new Error('the server ends'));
      await old?.terminate();
    },
  };
}
