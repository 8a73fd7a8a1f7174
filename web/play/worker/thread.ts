/** The worker's side: keeps the position, answers one question after the other. */
import type { State } from '@holdout/engine';
import { engineFor } from './editions.ts';
import { foresee, type Dry } from './foresee.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let state: State | undefined;

async function answered(answers: readonly string[]): Promise<Dry | null> {
  const from = state;
  return from ? foresee(await engineFor(from.setup.edition), from, answers) : null;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'position') {
    ({ state } = data);
    // Fetched while the pointer is still on its way.
    void engineFor(state.setup.edition);
    return;
  }
  void answered(data.answers).then((dry) => {
    const reply: FromWorker = { dry };
    postMessage(reply);
  });
});
