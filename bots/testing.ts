/** For tests of bots: whole games of an edition, and what one of them answers in a position. */
import {
  createEngine,
  isRefusal,
  type Edition,
  type Engine,
  type Json,
  type Setup,
  type State,
} from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { greedyBot, type Bot, type Policy } from './index.ts';

type Position = { readonly [key: string]: Json };

const MOST_ANSWERS = 20_000;

/** The end of a game in which every answer was on offer. */
export function playToEnd(engine: Engine, setup: Setup, seed: string, bot: Bot): State {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  for (let d = engine.decisionOf(state), n = 0; d; d = engine.decisionOf(state)) {
    const result = engine.answer(state, bot(engine, engine.mask(state), d), false);
    if (isRefusal(result) || ++n > MOST_ANSWERS)
      throw new Error('the bot gave an answer that is not on offer, or never ends');
  }
  return state;
}

export function greedyAt(edition: Edition, team: string[][], place: Position = {}, bot: Policy = greedyBot) {
  const engine = createEngine([edition]);
  return {
    playOut: (mission: string, seed: string, seats = team): State =>
      playToEnd(engine, { edition: edition.id, mission, seats }, seed, bot),
    /** What the bot answers after these moves. */
    choice(position: Position, ...moves: string[]): string {
      const s = scene(engine, { edition: edition.id, dice: [], ...place, ...position });
      for (const move of moves) s.play(move);
      if (!s.decision) throw new Error('no decision');
      return bot(engine, engine.mask(s.state), s.decision);
    },
  };
}
