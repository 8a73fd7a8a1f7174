/**
 * How much farther than printed a hero's unique attack reaches: always, once per turn, or each time for power; and,
 * for some, round a corner.
 */
import {
  heroAt,
  itemAt,
  numberAt,
  abilitiesOf,
  abilityWith,
  hasSkill,
  isUsed,
  markUsed,
  valueOf,
  type Game,
} from '@holdout/engine';
import type { Attack } from './attack.ts';
import { mayThisTurn, sayUsed } from './effects.ts';
import { kitOf, type Weapon, type Reach } from '../kit.ts';
import { ownWeapon, whyNotAt, zonesInReach } from './weapons.ts';
import { powerOf, spendPower } from '../cards/power.ts';
import { sees } from './within.ts';

interface Source extends Reach {
  readonly by: string;
}

const price = ({ power = 0 }: Reach): number => power;

/** What the hero would rather use comes first: what holds always, then once per turn, then for power. */
const rank = (r: Reach): number => price(r) * 2 + (r.once ? 1 : 0);

const isOpen = (g: Game, hero: number, by: string, { once }: Reach): boolean =>
  once === undefined || (!isUsed(g, hero, by) && (once === 'any-turn' || g.state.active === hero));

/** All that lengthens the reach now and can be paid for together. */
function sourcesOf(g: Game, hero: number, weapon: Weapon): Source[] {
  const { reach } = kitOf(g);
  if (!reach || weapon.id !== ownWeapon(g, hero).id) return [];
  const open: Source[] = [];
  for (const by of abilitiesOf(g, hero)) {
    const farther = reach[by];
    if (farther && isOpen(g, hero, by, farther)) open.push({ by, ...farther });
  }
  if (open.length === 0) return open;
  let left = powerOf(g, hero);
  return open.sort((a, b) => rank(a) - rank(b)).filter((s) => (left -= price(s)) >= 0);
}

/** Zones farther the weapon may reach now. */
export function spareReach(g: Game, hero: number, weapon: Weapon): number {
  let zones = 0;
  for (const s of sourcesOf(g, hero, weapon)) zones += s.zones;
  return zones;
}

/** Once per turn the unique attack is measured from an adjacent zone the hero sees (Bank Shot). */
export const BANK = 'measuredFromNext';

const banksFrom = (g: Game, hero: number): number[] =>
  itemAt(g.view.neighbours, heroAt(g.state, hero).zone).filter((z) => sees(g, hero, z));

/** Zones the weapon reaches only when it is measured from an adjacent zone. */
export function zonesRoundCorners(g: Game, hero: number, weapon: Weapon, reach: number): number[] {
  if (valueOf(g, hero, BANK) === 0 || !mayThisTurn(g, hero, BANK)) return [];
  if (weapon.id !== ownWeapon(g, hero).id) return [];
  const zones = banksFrom(g, hero).flatMap((from) => zonesInReach(g, hero, weapon, reach, from));
  return [...new Set(zones)].filter((z) => whyNotAt(g, hero, weapon, z, reach)).sort((a, b) => a - b);
}

/** Zones the weapon falls short of the farthest one attacked, measured from the best of these. */
function shortfall(g: Game, weapon: Weapon, zones: readonly number[], from: readonly number[]): number {
  const far = (start: number): number =>
    Math.max(...zones.map((z) => numberAt(g.view.sight, start * g.context.zones + z))) - weapon.range[1];
  return Math.min(...from.map(far));
}

function useBank(g: Game, hero: number): void {
  markUsed(g, hero, BANK);
  const by = abilityWith(g, hero, BANK);
  if (by !== undefined) sayUsed(g, hero, by);
}

/** What the attack on these zones takes up of it, and makes of the attack. */
export function payReach(
  g: Game,
  hero: number,
  weapon: Weapon,
  zones: readonly number[],
  reach: number,
): Partial<Attack> {
  const isBanked = zones.some((z) => whyNotAt(g, hero, weapon, z, reach));
  if (isBanked) useBank(g, hero);
  const from = isBanked ? banksFrom(g, hero) : [heroAt(g.state, hero).zone];
  let lacking = shortfall(g, weapon, zones, from);
  let ranged = false;
  for (const s of lacking > 0 ? sourcesOf(g, hero, weapon) : []) {
    if (lacking <= 0) break;
    lacking -= s.zones;
    ranged ||= s.ranged === true;
    if (s.once) markUsed(g, hero, s.by);
    if (s.once && hasSkill(g, hero, s.by)) sayUsed(g, hero, s.by);
    if (price(s) > 0) spendPower(g, hero, price(s), s.by);
  }
  return ranged ? { mode: 'ranged' } : {};
}
