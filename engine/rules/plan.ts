/** Where everybody goes in a step of an activation, from the positions at its start (K-ENE-8). */
import type { Game } from '../kernel/game.ts';
import { itemAt } from '../lookup.ts';
import { actingIn, type Activation } from './acting.ts';
import { addFork } from './forks.ts';

/** Ways of those who act and have not attacked: one to take, or several to split over. */
export function planSteps(g: Game, f: Activation): void {
  f.steps = [];
  f.forks = [];
  const { zones, types } = g.context;
  const { enemies } = g.state;
  const waysFrom = g.context.edition.policies.directions(g);
  for (let zone = 0; zone < zones; zone++) {
    for (let type = 0; type < types.length; type++) {
      const at = type * zones + zone;
      if (enemies[at] === 0) continue;
      const n = actingIn(g, f, type, zone);
      if (n === 0 || f.busy.includes(at)) continue;
      const ways = waysFrom(zone, type);
      if (ways.length === 1) f.steps.push({ type, from: zone, to: itemAt(ways, 0), n });
      else if (ways.length > 1) addFork(g, f.forks, { type, n }, zone, ways);
    }
  }
}
