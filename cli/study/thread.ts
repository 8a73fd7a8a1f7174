/** A thread that plays one game after the other (crew.ts). */
import { parentPort } from 'node:worker_threads';
import type { GameToPlay } from './crew.ts';
import { gamesOf, type Ending } from './task.ts';

/** How to play the task that came last: boards are kept from game to game. */
let last: { readonly name: string; readonly play: (nth: number) => Ending } | undefined;

parentPort?.postMessage('awake');
parentPort?.on('message', ({ task, nth }: GameToPlay) => {
  const name = JSON.stringify(task);
  if (last?.name !== name) last = { name, play: gamesOf(task) };
  parentPort?.postMessage(last.play(nth));
});
