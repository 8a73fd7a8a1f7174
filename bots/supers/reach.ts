/** Where a super hero can be at the end of the turn. */
import { isBarred } from '@holdout/editions/supers';
import { valueOf, type Game } from '@holdout/engine';
import { spotsBy, type Spot } from '../plain/reach.ts';
import { enemiesOn, type Field, type Side } from './field.ts';

/** Every zone within reach of these actions, as the enemies are expected to stand. */
export function spotsWithin(
  g: Game,
  hero: number,
  side: Side,
  field: Field,
  from: number,
  actions: number,
): Spot[] {
  const slips = valueOf(g, hero, 'freeLeaving') > 0;
  const behind = (zone: number): number => (slips ? 0 : Math.round(enemiesOn(g, field, zone)));
  return spotsBy(g, from, actions, (zone) => 1 + behind(zone) + side.toll(g, zone), isBarred);
}
