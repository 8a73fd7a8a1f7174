/** What an option without dice does for sure, at any table: from what everybody may know, up to the end of the turn. */
import type { Engine, GameEvent, State } from '@holdout/engine';

/** Undefined where nobody at the table can say. */
export function outcomeOf(engine: Engine, state: State, option: string): readonly GameEvent[] | undefined {
  const after = engine.foretell(state, [option]);
  if (!after) return undefined;
  const end = after.events.findIndex((e) => e.type === 'turn-ended' || e.type === 'phase');
  if (end >= 0) return after.events.slice(0, end);
  return after.isSure ? after.events : undefined;
}
