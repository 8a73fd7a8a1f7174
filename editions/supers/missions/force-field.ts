/** A field that keeps heroes off the streets but for one door (M-MZ8, M-MZ8-1). */
import {
  heroAt,
  itemAt,
  numberAt,
  declareRefusals,
  doorTouches,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { missionOf } from '../own.ts';

const REFUSED = declareRefusals({
  'move.force-field': 'M-MZ8-1',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** Why the hero may not go from where they stand to that zone. */
export function forceField(g: Game, hero: number, to: number): RefusalCode | undefined {
  return isBarred(g, heroAt(g.state, hero).zone, to) ? 'move.force-field' : undefined;
}

/** By whatever effect a hero moves. Whoever is in the street already is past the field. */
export function isBarred(g: Game, from: number, to: number): boolean {
  const colour = missionOf(g).forceField;
  const { board, mission } = g.context;
  if (colour === '' || numberAt(board.buildingOf, from) < 0 || numberAt(board.buildingOf, to) >= 0)
    return false;
  const door = board.doors.findIndex((_, i) => doorTouches(g, i, from) && doorTouches(g, i, to));
  return door < 0 || itemAt(mission.doors, door).colour !== colour;
}

/** Zones a hero may step into from there. */
export const stepsFrom = (g: Game, zone: number): number[] =>
  itemAt(g.view.neighbours, zone).filter((z) => !isBarred(g, zone, z));
