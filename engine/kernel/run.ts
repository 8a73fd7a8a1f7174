/** The loop that carries a game from one decision to the next. */
import { EngineFault } from '../lookup.ts';
import { isDawn } from './dawn.ts';
import { forcedChoice, type Choice } from './decision.ts';
import { topFrame, type Game } from './game.ts';
import { isDecision, stepOf, type AnyNext } from './procedure.ts';
import type { Frame } from './state.ts';
import { settle } from './settle.ts';
import { STEP, work } from './work.ts';
import { itemAt } from '../lookup.ts';

/**
 * Runs until players must choose or the game is over. A question with one possible answer is never asked. `dawn` is
 * called whenever a round is about to begin.
 */
export function run(g: Game, dawn?: () => void): void {
  const { stack } = g.state;
  g.decision = null;
  for (;;) {
    work(g, STEP);
    if (g.stirred) settle(g);
    if (g.state.outcome) {
      stack.length = 0;
      return;
    }
    // Only a dry run comes to the end of its procedures.
    if (stack.length === 0) return;
    if (dawn && isDawn(g.state)) dawn();
    const f = itemAt(stack, stack.length - 1);
    const step = stepOf(g, f);
    const result = step.act(g, f);
    if (!isDecision(step, result)) {
      advance(g, f, result);
      continue;
    }
    const forced = forcedChoice(result);
    if (!forced) {
      g.decision = result;
      return;
    }
    takeChoice(g, forced);
  }
}

/** Gives the choice to the procedure that asked. */
export function takeChoice(g: Game, choice: Choice): void {
  const f = topFrame(g.state);
  const step = stepOf(g, f);
  if (!step.take) throw new EngineFault(`${f.proc}.${f.step} asked nothing`);
  advance(g, f, step.take(g, f, choice));
}

function advance(g: Game, f: Frame, next: AnyNext): void {
  if (typeof next === 'string') f.step = next;
  else if (next !== null) g.state.stack.push(next);
  else g.state.stack.pop();
}
