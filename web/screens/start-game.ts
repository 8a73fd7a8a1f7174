/** From a set-up to a table: checked by the engine, stored, opened. */
import { isRefusal, type Engine, type Refusal, type Setup, type State } from '@holdout/engine';
import { go } from '../app/route.ts';
import { loadEdition } from '../editions/load.ts';
import { engineOf } from '../editions/plugs.ts';
import { openingOf } from '../lessons/lesson.ts';
import { useTourMemory } from '../lessons/tour-memory.ts';
import { games } from '../store/games.ts';

/** `players`: what they are called, by seat. `answersOf`: what is answered beforehand. */
export async function startGame(
  setup: Setup,
  seed: string,
  players?: readonly string[],
  answersOf: (engine: Engine, state: State) => string[] = () => [],
): Promise<Refusal | null> {
  const engine = engineOf(setup.edition);
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) return state;
  const save = {
    rules: state.rules,
    setup: state.setup,
    seed,
    answers: answersOf(engine, state),
    rewinds: [],
  };
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
  await startGame(setup, tour.seed, undefined, (engine, state) => openingOf(engine, state, tour));
}
