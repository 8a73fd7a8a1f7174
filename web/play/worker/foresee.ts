/** What the enemies would do if some answers were given first: the engine's dry run on a copy, on either thread. */
import { forecast, type Engine, type Forecast, type State } from '@holdout/engine';

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
  const after = engine.foretell(masked, answers);
  return after?.isSure ? { state: after.state, forecast: forecast(engine, after.state) } : null;
}
