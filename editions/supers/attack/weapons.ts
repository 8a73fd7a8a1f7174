/** Weapons: who can reach what, and how far (K-ATT-2, K-ATT-3, K-ATT-5, S-COM-10, Z-ATT-1). */
import {
  heroAt,
  itemAt,
  numberAt,
  declareRefusals,
  enemiesIn,
  NEVER,
  valueOf,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { FIRST_HERO, kitOf, type Weapon } from '../kit.ts';
import { ownOf } from '../own.ts';

const REFUSED = declareRefusals({
  'devour.no-target': 'S-COM-10',
  'attack.no-enemy': 'S-COM-10',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** The common attack of every Zombie Hero. */
export const DEVOUR: Weapon = { id: 'devour', mode: 'melee', range: [0, 0], dice: 1, accuracy: 4 };

export const ownWeapon = (g: Game, hero: number): Weapon => kitOf(g).weaponOf(heroAt(g.state, hero).id);

/** Every weapon the hero can attack with now: the own one, those of cards, Devour. */
export function weaponsOf(g: Game, hero: number): Weapon[] {
  const kit = kitOf(g);
  const weapons: Weapon[] = [];
  if (!kit.hindered(g, hero)) {
    weapons.push(ownWeapon(g, hero));
    if (kit.cardWeapons) weapons.push(...kit.cardWeapons(g, hero));
  }
  if (kit.devours) weapons.push(DEVOUR);
  return weapons;
}

/** People in a zone, by index among the bystanders. */
export function bystandersIn(g: Game, zone: number): number[] {
  const found: number[] = [];
  const { bystanders } = ownOf(g);
  for (let i = 0; i < bystanders.length; i++) if (itemAt(bystanders, i).zone === zone) found.push(i);
  return found;
}

/** Enemies that are no heroes: whoever throws something counts and hits only them. */
export function enemiesUnder(g: Game, zone: number): number {
  let n = enemiesIn(g, zone);
  for (let t = FIRST_HERO; t < g.context.types.length; t++)
    n -= itemAt(g.state.enemies, t * g.context.zones + zone);
  return n;
}

/** Is there anything the weapon can hit? Only Devour touches bystanders (Z-DEV-3, S-COM-10). */
const hasTargets = (g: Game, weapon: Weapon, zone: number): boolean =>
  (weapon.small ? enemiesUnder : enemiesIn)(g, zone) > 0 ||
  (weapon.id === DEVOUR.id && bystandersIn(g, zone).length > 0);

/** Why the hero cannot attack that zone with the weapon, `reach` zones farther than printed, measured from a zone. */
export function whyNotAt(
  g: Game,
  hero: number,
  weapon: Weapon,
  zone: number,
  reach = 0,
  from = heroAt(g.state, hero).zone,
): RefusalCode | undefined {
  const far = numberAt(g.view.sight, from * g.context.zones + zone);
  if (far === NEVER) return 'attack.not-seen';
  if (far < weapon.range[0]) return 'attack.too-near';
  if (far > weapon.range[1] + reach) return weapon.mode === 'melee' ? 'attack.melee-reach' : 'attack.too-far';
  if (hasTargets(g, weapon, zone)) return undefined;
  return weapon.id === DEVOUR.id ? 'devour.no-target' : 'attack.no-enemy';
}

/** Zones the hero may attack with the weapon, nearest numbers first. */
export function zonesInReach(
  g: Game,
  hero: number,
  weapon: Weapon,
  reach = 0,
  from = heroAt(g.state, hero).zone,
): number[] {
  const found: number[] = [];
  const row = from * g.context.zones;
  // Most that is seen is out of reach, which is told fastest.
  const farthest = weapon.range[1] + reach;
  for (const zone of itemAt(g.view.seen, from))
    if (numberAt(g.view.sight, row + zone) <= farthest && !whyNotAt(g, hero, weapon, zone, reach, from))
      found.push(zone);
  return found;
}

/** Zones of one attack (Cluster Warheads: two). */
export const zonesPerAttack = (g: Game, hero: number): number => 1 + valueOf(g, hero, 'extraZones');
