/** A game that goes on under other rules: from the last round that began, as these rules see it. */
import { isRefusal, type Engine } from '../kernel/engine.ts';
import type { Refusal } from '../kernel/refusals.ts';
import type { Save } from '../kernel/save.ts';
import type { Position } from './position.ts';

/** The beginning of a round, after so many of the game's answers. */
export interface Dawn {
  readonly answers: number;
  readonly position: Position;
}

interface Renewal {
  readonly save: Save;
  /** Names of what these rules do not know any more. */
  readonly lost: readonly string[];
}

/** The game under the rules of this engine, with nothing answered since that dawn. */
export function renew(engine: Engine, save: Omit<Save, 'answers'>, from: Position): Renewal | Refusal {
  const { setup, seed } = save;
  const resumed = engine.resume(setup, seed, from);
  if (isRefusal(resumed)) return resumed;
  const { rules } = resumed.state;
  return {
    save: { rules, setup: resumed.state.setup, seed, from, answers: [], rewinds: [] },
    lost: resumed.lost,
  };
}
