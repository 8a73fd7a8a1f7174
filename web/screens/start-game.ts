/** From a set-up to a table: checked by the engine, stored, opened. */
import { isRefusal, type Engine, type Refusal, type Setup, type State } from '@holdout/engine';
import { go } from '../app/route.ts';
import { loadEdition } from '../editions/load.ts';
import { engineOf } from '../editions/plugs.ts';
import { openingOf } from '../lessons/lesson.ts';
import { useTourMemory } from '../lessons/tour-memory.ts';
import type { Origin } from '../store/game-rows.ts';
import { games } from '../store/games.ts';

/** `people`: what the players are called, and which seats bots play. `answersOf`: what is answered beforehand. */
export async function startGame(
  setup: Setup,
  seed: string,
  people: Pick<Origin, 'players' | 'bots'> = {},
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
  const game = await games.add(save, people);
  go({ screen: 'table', game });
  return null;
}

/** The mission that teaches, at once: its team, its seed, its lessons from the beginning. */
export async function startTutorial(edition: string): Promise<void> {
  const { tour } = await loadEdition(edition);
  if (!tour) return;
  useTourMemory.getState().again(edition);
  const setup = { edition, mission: tour.mission, seats: [tour.team] };
  await startGame(setup, tour.seed, {}, (engine, state) => openingOf(engine, state, tour));
}
