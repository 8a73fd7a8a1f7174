/**
 * How much may follow from one answer. A mission may come from anybody, so there is an end to it; it is counted and not
 * timed, so that every machine says no at the same place. Missions of the box stay far below (docs/TESTING.md).
 */
import type { Game } from './game.ts';
import { EngineFault } from '../lookup.ts';
import type { State } from './state.ts';

/** The mission asks for more than one answer may cost. */
class TooMuchWork extends Error {}

const MOST = 400_000;
/** One step of a procedure. */
export const STEP = 20;

export function work(g: Game, units: number): void {
  g.work += units;
  if (g.work > MOST) throw new TooMuchWork(`an answer takes more than ${MOST} units of work`);
}

/** Missions and cards of the box never ask too much: with them it is a procedure that does not end. */
export const isForeign = ({ setup, ours }: State): boolean =>
  typeof setup.mission !== 'string' || setup.pack !== undefined || ours !== undefined;

/** False when what players have made up asks for more than an answer may cost; whatever else goes wrong is a fault. */
export function endsWell(g: Game, act: () => void, isTheirs = isForeign(g.state)): boolean {
  try {
    act();
    return true;
  } catch (failure) {
    if (!(failure instanceof TooMuchWork)) throw failure;
    if (!isTheirs) throw new EngineFault('a procedure does not end');
    return false;
  }
}
