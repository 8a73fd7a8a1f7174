/** How much farther than printed a hero's unique attack reaches: once per turn for free, or each time for power. */
import { abilitiesOf, isUsed, markUsed, valueOf, type Game } from '@holdout/engine';
import type { Attack } from './attack.ts';
import type { AttackLine } from './kit.ts';
import { uniqueLine, whyNotAt } from './lines.ts';
import { canSpend, spendPower } from './power.ts';

/** Zones farther, once per turn. */
export const REACH = 'uniqueReach';
/** Zones farther for 1 power; a melee attack is then a ranged one. */
export const BOUGHT_REACH = 'boughtReach';
const PRICE = 1;

/** Zones farther the line may reach now. */
export function spareReach(g: Game, hero: number, line: AttackLine): number {
  if (line.id !== uniqueLine(g, hero).id) return 0;
  const free = g.state.active === hero && !isUsed(g, hero, REACH) ? valueOf(g, hero, REACH) : 0;
  return free + (canSpend(g, hero, PRICE) ? valueOf(g, hero, BOUGHT_REACH) : 0);
}

/** What the attack on these zones takes up of it, and makes of the attack. */
export function payReach(g: Game, hero: number, line: AttackLine, zones: readonly number[]): Partial<Attack> {
  if (!zones.some((z) => whyNotAt(g, hero, line, z))) return {};
  const by = abilitiesOf(g, hero).find((a) => g.context.abilities.get(a)?.values?.[BOUGHT_REACH]);
  if (by === undefined) {
    markUsed(g, hero, REACH);
    return {};
  }
  spendPower(g, hero, PRICE, by);
  return { mode: 'ranged' };
}
