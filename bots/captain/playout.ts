/** Plays a position on by one policy, to the end or for some rounds, and says what came of it. */
import { isRefusal, type Engine, type State, type Truth } from '@holdout/engine';
import type { Policy } from '../bot.ts';
import type { Meter } from './budget.ts';

/** No playout is longer than this: a game that never ends is worth what it looks like then. */
const MOST_ANSWERS = 3000;

export function playOn(
  engine: Engine,
  state: Truth,
  policy: Policy,
  meter: Meter,
  isOver: (state: State) => boolean,
): void {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const d = engine.decisionOf(state);
    if (!d || isOver(state)) return;
    meter.spent++;
    const told = engine.answer(state, policy(engine, state, d), false);
    if (isRefusal(told)) throw new Error(`the policy gave an answer that is not on offer: ${told.refused}`);
  }
}
