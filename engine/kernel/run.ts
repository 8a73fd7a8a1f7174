/** The loop that carries a game from one decision to the next. */
import { EngineFault } from '../lookup.ts';
import { heard, throughHands, type Piece } from './by-hand.ts';
import { isDawn } from './dawn.ts';
import { forcedChoice, type Choice } from './decision.ts';
import { layBeside } from './another.ts';
import { layOut } from './lay-out.ts';
import { topFrame, type Game } from './game.ts';
import { isDecision, stepOf, type AnyNext, type Runnable } from './procedure.ts';
import type { Frame } from './state.ts';
import { settle } from './settle.ts';
import { STEP, work } from './work.ts';

/**
 * Runs until players must choose or the game is over. A question with one possible answer is never asked. `dawn` is
 * called whenever a round is about to begin.
 */
export function run(g: Game, dawn?: () => void): void {
  g.decision = null;
  for (;;) {
    work(g, STEP);
    const again = g.hand && heard(g);
    if (again) {
      throughHands(g, again.piece, carryOut, again.told);
      continue;
    }
    if (g.stirred) carry(g, 'settle');
    const { stack } = g.state;
    if (g.state.outcome) {
      stack.length = 0;
      return;
    }
    // Only a dry run comes to the end of its procedures.
    if (stack.length === 0) return;
    if (dawn && isDawn(g.state)) dawn();
    carry(g, 'step');
    if (g.decision) return;
  }
}

/** Gives the choice to the procedure that asked. */
export const takeChoice = (g: Game, choice: Choice): void => carry(g, choice);

export function carry(g: Game, piece: Piece): void {
  if (g.hand) throughHands(g, piece, carryOut);
  else carryOut(g, piece);
}

function carryOut(g: Game, piece: Piece): void {
  if (piece === 'set-up') setUp(g);
  else if (piece === 'settle') settle(g);
  else if (piece === 'step') goOn(g);
  else give(g, piece);
}

function setUp(g: Game): void {
  const { mission, edition } = g.context;
  g.emit?.(mission.clause, { type: 'game-started', mission: mission.id });
  layOut(g);
  const first = edition.setUp(g);
  layBeside(g);
  g.state.stack.push(first);
}

/** A question that is none is answered at once. */
function goOn(g: Game): void {
  const f = topFrame(g.state);
  const step = stepOf(g, f);
  const result = step.act(g, f);
  if (!isDecision(step, result)) {
    advance(g, f, result);
    return;
  }
  const forced = forcedChoice(result);
  if (forced) take(g, f, step, forced);
  else g.decision = result;
}

function give(g: Game, choice: Choice): void {
  const f = topFrame(g.state);
  take(g, f, stepOf(g, f), choice);
}

function take(g: Game, f: Frame, step: Runnable, choice: Choice): void {
  if (!step.take) throw new EngineFault(`${f.proc}.${f.step} asked nothing`);
  advance(g, f, step.take(g, f, choice));
}

function advance(g: Game, f: Frame, next: AnyNext): void {
  if (typeof next === 'string') f.step = next;
  else if (next !== null) g.state.stack.push(next);
  else g.state.stack.pop();
}
