/** Where a hero can be at the end of the turn. */
import { itemAt, numberAt, enemiesIn, valueOf, type Game } from '@holdout/engine';
import type { Barred } from './routes.ts';

export interface Spot {
  readonly zone: number;
  /** Actions left there. */
  readonly left: number;
}

/** Every zone within reach of these actions, each with the most of them that can be left there; `price` of leaving a zone. */
export function spotsBy(
  g: Game,
  from: number,
  actions: number,
  price: (zone: number) => number,
  barred?: Barred,
): Spot[] {
  const left = new Float64Array(g.context.zones).fill(NOT_YET);
  left[from] = actions;
  const reached = [from];
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const zone = itemAt(queue, head);
    const rest = numberAt(left, zone) - price(zone);
    if (rest < 0) continue;
    for (const next of itemAt(g.view.neighbours, zone)) {
      const known = numberAt(left, next);
      if (known >= rest || barred?.(g, zone, next)) continue;
      if (known === NOT_YET) reached.push(next);
      left[next] = rest;
      queue.push(next);
    }
  }
  return reached.map((zone) => ({ zone, left: numberAt(left, zone) }));
}
const NOT_YET = -1;

/** After so many have been killed where the hero stands. */
export function spotsFrom(g: Game, hero: number, from: number, actions: number, killed: number): Spot[] {
  const slippery = valueOf(g, hero, 'slippery') > 0 || valueOf(g, hero, 'freeLeaving') > 0;
  const step = 1 / (1 + valueOf(g, hero, 'zonesPerMove'));
  const price = (zone: number): number => {
    const enemies = Math.max(0, enemiesIn(g, zone) - (zone === from ? Math.round(killed) : 0));
    return slippery || enemies === 0 ? step : 1 + enemies;
  };
  return spotsBy(g, from, actions, price).map(({ zone, left }) => ({ zone, left: Math.floor(left + 0.01) }));
}
