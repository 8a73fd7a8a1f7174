/** The log of a game with its events, played again for those who come: cheaper than to keep it for every table in memory. */
import { isRefusal, type Engine, type GameEvent, type State } from '@holdout/engine';
import type { LogLine } from '@holdout/protocol';
import type { Fold } from './fold.ts';

/** Of a game that breaks off: as far as it goes. Under other rules: nothing, they would tell another story. */
export function historyOf(fold: Fold): LogLine[] {
  const { engine, header, game } = fold;
  const events: GameEvent[] = [];
  const state = engine.newGame(header.setup, header.seed, events);
  if (isRefusal(state) || state.rules !== header.rules) return [];
  const log: LogLine[] = [{ seq: 0, round: 1, events, revealed: true }];
  for (const [i, answer] of game.answers.entries()) {
    const before = state.reveals;
    const heard = eventsOf(engine, state, answer);
    if (!heard) return log;
    log.push({ seq: i + 1, round: state.round, events: heard, revealed: state.reveals !== before });
  }
  return log;
}

/** Undefined where it breaks off: rules may have drifted under a name that stayed, beneath a position that still plays. */
function eventsOf(engine: Engine, state: State, answer: string): readonly GameEvent[] | undefined {
  try {
    const result = engine.answer(state, answer, 'changes');
    return isRefusal(result) ? undefined : result.events;
  } catch {
    return undefined;
  }
}
