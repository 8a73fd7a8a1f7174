/** A room that draws no spawn card while its building is being opened by an override. */
import { underWay, type Frame, type Game } from '@holdout/engine';
import { roomsToFill as all } from '../supers/moves/open.ts';

export interface Override extends Frame<'override-code'> {
  hero: number;
  door: number;
  /** The room left out, -1 for none. */
  room: number;
}

export function roomsToFill(g: Game, building: number): number[] {
  const spared = underWay<Override>(g, 'override-code')?.room ?? -1;
  return all(g, building).filter((zone) => zone !== spared);
}
