/** What Zombie Heroes change while they stand: toughness and ways; abilities/zombie-heroes has what they do at moments. */
import { heroAt, numberAt, enemyId, type Game, type TellMotive } from '@holdout/engine';
import {
  aimFrom,
  closestOf,
  heroesWithMost,
  motiveOf,
  naming,
  stepsToClosest,
  zonesOfHeroes,
  zonesOfTargets,
} from '../supers/enemies/approach.ts';
import { isUp, zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { BASIC } from '../supers/kit.ts';
import { traitsOf } from '../supers/cards/traits.ts';
import { zombieHero } from './cards.ts';
import { equipmentOf } from './equipment.ts';

const GREEN_LANTERN = zombieHero('green-lantern');
const HAWKMAN = zombieHero('hawkman');
const CATWOMAN = zombieHero('catwoman');

const neverHidden = (): boolean => false;

const WARD_RANGE = 1;
const WARD = 2;

/** Green Lantern: Walkers he sees within range 1 have this toughness, judged for each hit; undefined = as printed. */
export const wardOf = (g: Game, type: number, zone: number): number | undefined =>
  type === BASIC &&
  isUp(g, GREEN_LANTERN) &&
  numberAt(g.view.sight, zoneOfEnemyHero(g, GREEN_LANTERN) * g.context.zones + zone) <= WARD_RANGE
    ? WARD
    : undefined;

/** Where this type goes by its own card, undefined = like everybody. */
export function ownWay(
  g: Game,
  type: number,
  zone: number,
  tell?: TellMotive,
): readonly number[] | undefined {
  if (type === HAWKMAN) return isUp(g, type) ? flight(g, zone, tell) : undefined;
  return type === CATWOMAN && isUp(g, type) ? wayToLoot(g, zone, tell) : undefined;
}

/** Hawkman goes two zones at once. */
export const stride = (g: Game, type: number): 'far' | undefined =>
  type === HAWKMAN && isUp(g, type) ? 'far' : undefined;

/** Hawkman: the second zone of the way everybody would go, the first where that holds a target. */
function flight(g: Game, zone: number, tell: TellMotive | undefined): number[] {
  const targets = zonesOfTargets(g, neverHidden, HAWKMAN);
  const aim = aimFrom(g, zone, targets);
  const { goals, routes } = aim;
  if (tell) naming(g, tell, neverHidden, HAWKMAN)(motiveOf(zone, aim));
  const ends = stepsToClosest(routes, zone, goals).flatMap((next) =>
    targets.some((t) => t.zone === next) ? [next] : stepsToClosest(routes, next, goals),
  );
  return [...new Set(ends)].sort((a, b) => a - b);
}

/** Traits and equipment count together. */
const lootOf = (g: Game, hero: number): number => traitsOf(g, hero).length + equipmentOf(g, hero).length;

/** Catwoman: to the nearest of those who hold most, seen or not; where nobody holds anything, as usual. */
function wayToLoot(g: Game, zone: number, tell: TellMotive | undefined): readonly number[] | undefined {
  const richest = heroesWithMost(g, CATWOMAN, (hero) => lootOf(g, hero)).filter(
    (hero) => lootOf(g, hero) > 0,
  );
  const goals = zonesOfHeroes(g, richest);
  const ways = stepsToClosest(g.view, zone, goals);
  if (ways.length === 0) return undefined;
  const closest = closestOf(g.view, zone, goals);
  tell?.({
    kind: 'hunts',
    goals: closest,
    heroes: richest.filter((hero) => closest.includes(heroAt(g.state, hero).zone)),
    clause: enemyId(g, CATWOMAN),
  });
  return ways;
}
