/** How far it is over all levels: doors and windows to be opened, stairs, and the elevator, which comes when called. */
import { ownOf } from '@holdout/editions/supers';
import { itemAt, type Game } from '@holdout/engine';
import { oncePerGame } from '../plain/once.ts';
import {
  distancesOver,
  doorToll,
  isShut,
  linksOf,
  UNREACHABLE,
  wayKnown,
  type Link,
  type Links,
} from '../plain/routes.ts';

const RIDE = -2;
const OPEN = 1;
/** A ride splits the team, or takes time to gather. */
const RIDE_COST = 1;

const waysOf = oncePerGame((g): Links => {
  const { shafts } = g.context.board;
  const rides = (from: number): Link[] =>
    shafts.includes(from) ? shafts.filter((to) => to !== from).map((to) => ({ to, door: RIDE })) : [];
  return linksOf(g).map((links, zone) => [...links, ...rides(zone)]);
});

/** Does the elevator run? */
const runs = (g: Game): boolean => ownOf(g).elevator >= 0 && (g.context.mission.elevator?.when(g) ?? false);

/** Moves it takes from every zone to the nearest goal. */
export function wayTo(g: Game, goals: readonly number[]): Float64Array {
  const running = runs(g);
  return wayKnown(g, `${running ? 'rides' : 'walks'} ${goals.join()}`, () =>
    distancesOver(g, waysOf(g), goals, (from, link) => {
      if (link.door === RIDE) return running ? RIDE_COST : UNREACHABLE;
      if (!isShut(g, link)) return 0;
      if (itemAt(g.context.board.doors, link.door).kind === 'shaft') return running ? 0 : UNREACHABLE;
      return doorToll(g, from, link, OPEN);
    }),
  );
}
