/** Walkers follow a Siren Drone they see, as long as nobody stands in their own zone; judged at each of their moves. */
import { NEVER, type Game } from '@holdout/engine';
import { stepsToClosest } from '../supers/enemies/approach.ts';
import { BASIC } from '../supers/kit.ts';
import { ownOf } from './own.ts';

type Ways = (zone: number, type: number) => readonly number[];

/** Already there, or with no route, they stay. */
export function lured(g: Game, ways: Ways): Ways {
  const { drones } = ownOf(g);
  if (drones.length === 0) return ways;
  return (zone, type) => {
    const seen =
      type === BASIC ? drones.filter((d) => g.view.sight[zone * g.context.zones + d] !== NEVER) : [];
    return seen.length > 0 ? stepsToClosest(g.view, zone, seen) : ways(zone, type);
  };
}
