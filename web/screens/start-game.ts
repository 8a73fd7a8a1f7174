/** From a set-up to a table: checked by the engine, stored, opened. */
import { isRefusal, type Refusal, type Setup } from '@holdout/engine';
import { go } from '../app/route.ts';
import { loadEdition } from '../editions/load.ts';
import { engineOf } from '../editions/plugs.ts';
import { useTourMemory } from '../lessons/tour-memory.ts';
import { games } from '../store/games.ts';

/** `players`: what they are called, by seat. `answers`: given beforehand. */
export async function startGame(
  setup: Setup,
  seed: string,
  players?: readonly string[],
  answers: readonly string[] = [],
): Promise<Refusal | null> {
  const state = engineOf(setup.edition).newGame(setup, seed);
  if (isRefusal(state)) return state;
  const save = { rules: state.rules, setup: state.setup, seed, answers: [...answers], rewinds: [] };
  const game = await games.add(save, { players });
  go({ screen: 'table', game });
  return null;
}

/** The mission that teaches, at once: its team, its seed, its lessons from the beginning. */
export async function startTutorial(edition: string): Promise<void> {
  const { tour } = await loadEdition(edition);
  if (!tour) return;
  useTourMemory.getState().again(edition);
  const setup = { edition, mission: tour.mission, seats: [tour.team] };
  await startGame(setup, tour.seed, undefined, tour.opening);
}
