/** Takes a game up again where a position left it: at the beginning of a round, with nothing under way. */
import { round } from '../kernel/dawn.ts';
import type { Game } from '../kernel/game.ts';
import { placePosition, type Position } from './position.ts';

/** Onto a table that has just been set up. Answers what the rules of this version do not know any more. */
export function takeUp(g: Game, position: Position): readonly string[] {
  const { state, context } = g;
  const lost = new Set<string>();
  placePosition({ g, lost }, position);
  state.seq = 0;
  state.reveals = 0;
  state.script = null;
  state.outcome = null;
  state.active = -1;
  state.stack = [round()];
  g.view = context.viewFor(state.doors);
  g.stirred = false;
  return [...lost];
}
