/** Whole games played by bots, for simulations, measurements, the benchmark and the fuzzer. */
import {
  isRefusal,
  type Decision,
  type Engine,
  type GameEvent,
  type Setup,
  type Truth,
} from '@holdout/engine';
import type { Bot } from '../bot.ts';

/** More answers than any game of two bots' patience needs. */
export const MAX_ANSWERS = 20_000;

interface Played {
  readonly state: Truth;
  readonly answers: number;
  /** Neither won nor lost: too long, or a fault of ours. */
  readonly stuck: boolean;
  readonly fault?: string;
}

/** Answers a question of a game: a blind bot as it is, any other by what the table sees. */
export type Player = (decision: Decision, state: Truth) => string;

export const seeing =
  (engine: Engine, bot: Bot): Player =>
  (decision, state) =>
    bot(engine, engine.mask(state), decision);

/** Plays one game to its end; `each` sees every answer after it was taken, `told` besides what it led to. */
export function playGame(
  engine: Engine,
  setup: Setup,
  seed: string,
  player: Player,
  each?: (state: Truth, answer: string) => void,
  told?: (events: readonly GameEvent[], state: Truth) => void,
): Played {
  const state = engine.newGame(setup, seed, told && [], true);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  let answers = 0;
  try {
    for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
      if (answers >= MAX_ANSWERS) return { state, answers, stuck: true };
      const answer = player(d, state);
      const result = engine.answer(state, answer, told !== undefined);
      if (isRefusal(result)) return { state, answers, stuck: true, fault: `${answer}: ${result.refused}` };
      answers++;
      each?.(state, answer);
      told?.(result.events, state);
    }
  } catch (error) {
    return { state, answers, stuck: true, fault: error instanceof Error ? error.message : String(error) };
  }
  return { state, answers, stuck: false };
}
