/** Where a hero can be at the end of the turn. */
import { enemiesIn, valueOf, type Game } from '@holdout/engine';
import type { Barred } from './routes.ts';

export interface Spot {
  readonly zone: number;
  /** Actions left there. */
  readonly left: number;
}

/** Every zone within reach of these actions, each with the most actions that can be left there. */
export function spotsFrom(
  g: Game,
  hero: number,
  from: number,
  actions: number,
  killed: number,
  barred?: Barred,
): Spot[] {
  const slippery = valueOf(g, hero, 'slippery') > 0 || valueOf(g, hero, 'freeLeaving') > 0;
  const stride = 1 + valueOf(g, hero, 'zonesPerMove');
  const left = new Map<number, number>([[from, actions]]);
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head];
    const enemies = Math.max(0, enemiesIn(g, zone) - (zone === from ? Math.round(killed) : 0));
    const rest = (left.get(zone) ?? 0) - (slippery ? 1 / stride : enemies > 0 ? 1 + enemies : 1 / stride);
    if (rest < 0) continue;
    for (const next of g.view.neighbours[zone]) {
      if ((left.get(next) ?? -1) >= rest || barred?.(g, zone, next)) continue;
      left.set(next, rest);
      queue.push(next);
    }
  }
  return [...left].map(([zone, rest]) => ({ zone, left: Math.floor(rest + 0.01) }));
}
