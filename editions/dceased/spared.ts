/** A room that draws no spawn card while its building is being opened by an override. */
import type { Frame, Game } from '@holdout/engine';
import { roomsToFill as all } from '../supers/moves/open.ts';

export interface Override extends Frame {
  hero: number;
  door: number;
  /** The room left out, -1 for none. */
  room: number;
}

const isOverride = (f: Frame): f is Override => f.proc === 'override-code';

export function roomsToFill(g: Game, building: number): number[] {
  const spared = g.state.stack.findLast(isOverride)?.room ?? -1;
  return all(g, building).filter((zone) => zone !== spared);
}
