/** Where a Zombie Hero can be at the end of the turn. */
import { NEVER, valueOf, type Game } from '@holdout/engine';
import type { Spot } from '../plain/reach.ts';
import { isBarred, isUp, zoneOfEnemyHero } from '../zombie/table.ts';
import { enemiesOn, type Field } from './field.ts';

/** Every zone within reach of these actions, each with the most actions that can be left there. */
export function spotsWithin(g: Game, hero: number, field: Field, from: number, actions: number): Spot[] {
  const slips = valueOf(g, hero, 'freeLeaving') > 0;
  const toll = tollOf(g);
  const left = new Map<number, number>([[from, actions]]);
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const zone = queue[head];
    const behind = slips ? 0 : Math.round(enemiesOn(g, field, zone));
    const rest = (left.get(zone) ?? 0) - 1 - behind - toll(zone);
    if (rest < 0) continue;
    for (const next of g.view.neighbours[zone]) {
      if ((left.get(next) ?? -1) >= rest || isBarred(g, zone, next)) continue;
      left.set(next, rest);
      queue.push(next);
    }
  }
  return [...left].map(([zone, rest]) => ({ zone, left: rest }));
}

/** One action more for a Move that starts where Doctor Strange looks on. */
function tollOf(g: Game): (zone: number) => number {
  const at = isUp(g, 'doctor-strange') ? zoneOfEnemyHero(g, 'doctor-strange') : -1;
  return (zone) => (at >= 0 && g.view.sight[at * g.context.zones + zone] !== NEVER ? 1 : 0);
}
