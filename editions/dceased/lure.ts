/** Walkers follow a Siren Drone they see, as long as nobody stands in their own zone; judged at each of their moves. */
import { NEVER, type Game, type TellMotive } from '@holdout/engine';
import { closestOf, stepsToClosest } from '../supers/enemies/approach.ts';
import { BASIC } from '../supers/kit.ts';
import { ownOf } from './own.ts';

/** The card that calls them. */
export const SIREN_DRONE = 'siren-drone';

type Ways = (zone: number, type: number) => readonly number[];

/** Already there, or with no route, they stay. */
export function lured(g: Game, ways: Ways, tell?: TellMotive): Ways {
  const { drones } = ownOf(g);
  if (drones.length === 0) return ways;
  return (zone, type) => {
    const seen =
      type === BASIC ? drones.filter((d) => g.view.sight[zone * g.context.zones + d] !== NEVER) : [];
    if (seen.length === 0) return ways(zone, type);
    tell?.({
      kind: seen.includes(zone) ? 'arrived' : 'follows',
      goals: closestOf(g.view, zone, seen),
      heroes: [],
      clause: SIREN_DRONE,
    });
    return stepsToClosest(g.view, zone, seen);
  };
}
