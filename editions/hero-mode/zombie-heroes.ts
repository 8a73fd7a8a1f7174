/** What Zombie Heroes change in the rules while they stand; zombie-ways.ts has where they go, abilities/ what they do at junctures. */
import {
  heroAt,
  numberAt,
  declareRefusals,
  NEVER,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { zonesOfTargets } from '../supers/enemies/approach.ts';
import type { Attack } from '../supers/attack/attack.ts';
import { isUp, zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { LAST_ENEMY } from '../supers/kit.ts';
import { healthOf, isPerson } from '../supers/wounds/pool.ts';
import { zombieHero } from './cards.ts';
import { isFooled } from './disguise.ts';

const REFUSED = declareRefusals({
  'trait.static': 'S-CARD-4',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

export const CYCLOPS = zombieHero('cyclops');
const PSYLOCKE = zombieHero('psylocke');
const SABRETOOTH = zombieHero('sabretooth');
const JUGGERNAUT = zombieHero('juggernaut');
const ICEMAN = zombieHero('iceman');
const IRON_MAN = zombieHero('iron-man');
const WASP = zombieHero('wasp');
const HULK = zombieHero('hulk');

export const CYCLOPS_RANGE = 2;
const ICE_RANGE = 1;
const THIEF_RANGE = 1;
const WORST_ACCURACY = 6;

/** Zones along the line of sight from a Zombie Hero whose ability holds; NEVER when there is none. */
const rangeFrom = (g: Game, type: number, zone: number): number =>
  isUp(g, type) ? numberAt(g.view.sight, zoneOfEnemyHero(g, type) * g.context.zones + zone) : NEVER;

const attacksZoneOf = (g: Game, type: number, { zones }: Attack): boolean =>
  isUp(g, type) && zones.includes(zoneOfEnemyHero(g, type));

const neverHidden = (): boolean => false;

/** Cyclops attacks the closest zone with targets that he sees within range 2, instead of moving. */
export function reach(g: Game, type: number, zone: number): readonly number[] {
  if (type !== CYCLOPS || !isUp(g, type)) return [];
  const far = (z: number): number => numberAt(g.view.sight, zone * g.context.zones + z);
  const seen = zonesOfTargets(g, neverHidden, type)
    .map((t) => t.zone)
    .filter((z) => far(z) <= CYCLOPS_RANGE);
  const closest = Math.min(...seen.map(far));
  return seen.filter((z) => far(z) === closest).sort((a, b) => a - b);
}

/** Iceman: a Move out of a zone within range 1 costs 1 more. */
export const toll = (g: Game, zone: number): number => (rangeFrom(g, ICEMAN, zone) <= ICE_RANGE ? 1 : 0);

/** Psylocke: heroes in her sight can neither use nor gain traits. */
export function noTraits(g: Game, hero: number): RefusalCode | undefined {
  const { zone } = heroAt(g.state, hero);
  return zone >= 0 && rangeFrom(g, PSYLOCKE, zone) !== NEVER ? 'trait.static' : undefined;
}

/** Hulk deals a wound to every hero and every person of his zone. */
export const strikesAll = (g: Game, type: number): boolean => type === HULK && isUp(g, type);

/** Heroes this type takes no notice of. */
export const overlooks = isFooled;

/** Sabretooth's wound goes to the hero with the least health; nobody's to a hero they take no notice of. */
export function boundTo(g: Game, type: number, targets: readonly number[]): readonly number[] | undefined {
  const heroes = targets.filter((t) => !isPerson(t));
  if (type === SABRETOOTH && isUp(g, type)) {
    const least = Math.min(...heroes.map((h) => healthOf(g, h)));
    return heroes.length > 0 ? heroes.filter((h) => healthOf(g, h) === least) : undefined;
  }
  const missed = heroes.filter((h) => overlooks(g, type, h));
  return missed.length > 0 ? targets.filter((t) => !missed.includes(t)) : undefined;
}

/**
 * Power Thief: abilities of Zombie Heroes within range 1 of Rogue have no effect. Skills only are looked at: whether cards
 * can be used depends on what is silenced.
 */
export function silenced(g: Game, type: number): boolean {
  const row = zoneOfEnemyHero(g, type) * g.context.zones;
  return g.state.heroes.some(
    (h) =>
      h.zone >= 0 && h.skills.includes('power-thief') && numberAt(g.view.sight, row + h.zone) <= THIEF_RANGE,
  );
}

/** Wasp comes last in target priority. */
export const rank = (g: Game, type: number): number | undefined =>
  type === WASP && isUp(g, type) ? LAST_ENEMY : undefined;

/** Iron Man makes ranged attacks on his zone worse by 1, whatever the distance. */
export const accuracy = (g: Game, f: Attack): number =>
  f.mode === 'ranged' && attacksZoneOf(g, IRON_MAN, f)
    ? Math.min(WORST_ACCURACY, f.accuracy + 1)
    : f.accuracy;

/** Juggernaut cannot be pushed. */
export const immovable = (g: Game, type: number): boolean => type === JUGGERNAUT && isUp(g, type);
