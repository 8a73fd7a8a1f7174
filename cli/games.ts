/** Whole games played by bots, for simulations, the benchmark and the fuzzer. */
import type { Bot } from '@holdout/bots';
import { isRefusal, type Engine, type Setup, type State } from '@holdout/engine';

/** More answers than any game of two bots' patience needs. */
export const MAX_ANSWERS = 20_000;

interface Played {
  readonly state: State;
  readonly answers: number;
  /** Neither won nor lost: too long, or a fault of ours. */
  readonly stuck: boolean;
  readonly fault?: string;
}

/** Plays one game to its end; `each` sees every answer after it was taken. */
export function playGame(
  engine: Engine,
  setup: Setup,
  seed: string,
  bot: Bot,
  each?: (state: State, answer: string) => void,
): Played {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  let answers = 0;
  try {
    for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
      if (answers >= MAX_ANSWERS) return { state, answers, stuck: true };
      const answer = bot(engine, state, d);
      const result = engine.answer(state, answer, false);
      if (isRefusal(result)) return { state, answers, stuck: true, fault: `${answer}: ${result.refused}` };
      answers++;
      each?.(state, answer);
    }
  } catch (error) {
    return { state, answers, stuck: true, fault: error instanceof Error ? error.message : String(error) };
  }
  return { state, answers, stuck: false };
}
