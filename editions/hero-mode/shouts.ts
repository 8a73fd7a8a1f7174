/** Loudmouth: enemies on the shouting hero's level that see no target move towards the hero, until the End Phase. */
import { heroAt, itemAt, NEVER, type Game, type Routes, type TellMotive } from '@holdout/engine';
import { closestOf, stepsToClosest, type TargetZone } from '../supers/enemies/approach.ts';
import { ownOf } from '../supers/own.ts';

/** The card of whoever makes heroes shout. */
export const LOUDMOUTH = 'j-jonah-jameson';

/** Next zones on the way to a shout; none where it is not heard, somebody is seen or no route leads there. */
export function waysToShout(
  g: Game,
  zone: number,
  targets: readonly TargetZone[],
  routes: Routes,
  tell?: TellMotive,
): readonly number[] {
  const { shouts } = ownOf(g);
  if (shouts.length === 0) return [];
  const row = zone * g.context.zones;
  if (targets.some((t) => t.seen && g.view.sight[row + t.zone] !== NEVER)) return [];
  const { zones } = g.context.board;
  const goals = shouts
    .map((hero) => heroAt(g.state, hero).zone)
    .filter((z) => z >= 0 && itemAt(zones, z).level === itemAt(zones, zone).level);
  const ways = stepsToClosest(routes, zone, goals);
  if (tell && ways.length > 0) {
    const loudest = closestOf(routes, zone, goals);
    const heroes = shouts.filter((hero) => loudest.includes(heroAt(g.state, hero).zone));
    tell({ kind: 'follows', goals: loudest, heroes, clause: LOUDMOUTH });
  }
  return ways;
}
