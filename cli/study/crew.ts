/** Threads that play games, each one at a time. Which of them played a game makes no difference to how it ends. */
import { Worker } from 'node:worker_threads';
import type { Ending, Task } from './task.ts';

export interface GameToPlay {
  readonly task: Task;
  readonly nth: number;
}

/** In the package the thread stands beside the program. */
const THREAD = import.meta.url.endsWith('.ts') ? './thread-sources.mjs' : './player.js';

export class Hand {
  readonly #worker = new Worker(new URL(THREAD, import.meta.url), { execArgv: [] });
  /** Its first message says that it has loaded what it plays by. */
  readonly #awake: Promise<void>;
  readonly #left: Promise<never>;

  constructor() {
    this.#awake = new Promise((done) => this.#worker.once('message', () => done()));
    this.#left = new Promise((_, fail) => {
      this.#worker.once('error', fail).once('exit', () => fail(new HandGone()));
    });
    // Whoever waits for a game hears of it.
    this.#left.catch(() => undefined);
  }

  async play(game: GameToPlay): Promise<Ending> {
    await Promise.race([this.#awake, this.#left]);
    const played = new Promise<Ending>((done) => this.#worker.once('message', done));
    this.#worker.postMessage(game);
    return Promise.race([played, this.#left]);
  }

  /** In the middle of a game, too; but not while it loads: a thread that is ended within its loader never ends. */
  async dismiss(): Promise<void> {
    await Promise.race([this.#awake, this.#left]).catch(() => undefined);
    await this.#worker.terminate();
  }
}

/** The thread was sent away before its game was over. */
export class HandGone extends Error {}

/** Plays games 0 to `games - 1`; a crew that is dismissed meanwhile makes it fail with `HandGone`. */
export async function playByCrew(
  crew: readonly Hand[],
  task: Task,
  games: number,
  each: (ending: Ending) => void,
): Promise<void> {
  let next = 0;
  await Promise.all(
    crew.map(async (hand) => {
      while (next < games) each(await hand.play({ task, nth: next++ }));
    }),
  );
}
