/** A mission at its second round, told by names, and taken up again with what a test says of it. */
import { isRefusal, type Engine, type Game, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import type { Position } from '@holdout/engine/testing';

/** The first dawn of a game in which the first thing offered is always taken. */
export function firstDawn({ engine, state }: Scene): Position {
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    const end = d.options.find((o) => o.id === 'end') ?? d.options[0];
    const answer = end?.id ?? '';
    const position = engine.dawnAfter(state, answer);
    if (position) return JSON.parse(JSON.stringify(position)) as Position;
    engine.answer(state, answer, false);
  }
  throw new Error('over before a second round');
}

type Told = { readonly [part: string]: Json };

/** The same with these parts of the edition's own told otherwise. */
export const retold = (position: Position, own: Told): Position => ({
  ...position,
  own: { ...(position['own'] as Told), ...own },
});

export function takenUp(engine: Engine, { state }: Scene, position: Position): Game {
  const resumed = engine.resume(state.setup, state.seed, position);
  if (isRefusal(resumed)) throw new Error(`${resumed.refused} ${resumed.at ?? ''}`);
  if (resumed.lost.length > 0) throw new Error(`lost ${resumed.lost.join(', ')}`);
  return engine.gameOf(resumed.state);
}
