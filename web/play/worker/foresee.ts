/** What the enemies would do if some answers were given first: the engine's dry run on a copy, on either thread. */
import { forecast, isRefusal, type Engine, type Forecast, type State } from '@holdout/engine';

export interface Dry {
  readonly forecast: Forecast;
  /** The position the forecast starts from. */
  readonly state: State;
}

/**
 * Null when nobody at the table can say: an answer is not on offer, dice or cards decide what it does, or it needs
 * something that the masked state does not show.
 */
export function foresee(engine: Engine, masked: State, answers: readonly string[]): Dry | null {
  const state = engine.clone(masked);
  try {
    for (const answer of answers) {
      const result = engine.answer(state, answer, false);
      if (isRefusal(result) || state.reveals !== masked.reveals) return null;
    }
    return { state, forecast: forecast(engine, state) };
  } catch {
    return null;
  }
}
