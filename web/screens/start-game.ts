/** From a set-up to a table: checked by the engine, stored, opened. */
import { isRefusal, type Refusal, type Setup } from '@holdout/engine';
import { go } from '../app/route.ts';
import { engineOf } from '../editions/plugs.ts';
import { games } from '../store/games.ts';

/** `players`: what they are called, by seat. */
export async function startGame(
  setup: Setup,
  seed: string,
  players?: readonly string[],
): Promise<Refusal | null> {
  const state = engineOf(setup.edition).newGame(setup, seed);
  if (isRefusal(state)) return state;
  const save = { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [] };
  const game = await games.add(save, { players });
  go({ screen: 'table', game });
  return null;
}
