/** The thread's side: plays the game it is given and tells how it went. */
import { measuredGames, measuredSave } from '@holdout/bots/measure';
import { formatSave } from '@holdout/engine';
import { engineFor } from '../../play/worker/editions.ts';
import type { FromPlayer, ToPlayer } from './messages.ts';

async function answered({ kind, game }: ToPlayer): Promise<FromPlayer> {
  const { task, setup, nth } = game;
  const engine = await engineFor(task.edition);
  return kind === 'play'
    ? { kind: 'played', game, report: measuredGames(engine, task, setup)(nth) }
    : { kind: 'saved', save: formatSave(measuredSave(engine, task, setup, nth)) };
}

addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  answered(data)
    .catch((failure: unknown): FromPlayer => ({ kind: 'failed', why: String(failure) }))
    .then((reply) => postMessage(reply))
    .catch(() => undefined);
});
