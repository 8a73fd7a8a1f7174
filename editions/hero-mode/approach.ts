/** Where the dead go in hero mode (S-EMOVE, H-WIN-2, H-STA-1). */
import { itemAt, perZone, type Game } from '@holdout/engine';
import { waysToward, zonesOfTargets } from '../supers/enemies/approach.ts';
import { isEnemyHero } from '../supers/kit.ts';
import { ownOf } from '../supers/own.ts';
import { commonWays, openWays } from './barricades.ts';
import { waysToShout } from './shouts.ts';
import { ownWay } from './zombie-ways.ts';

const neverHidden = (): boolean => false;

/** Types with the same targets share their ways; Zombie Heroes may have their own. */
export function approach(g: Game): (zone: number, type: number) => readonly number[] {
  const common = [false, true].map((heroes) => {
    const type = g.context.types.findIndex((_, t) => isEnemyHero(t) === heroes);
    const targets = zonesOfTargets(g, neverHidden, type);
    const { seeing, unseeing } = heroes ? openWays(g) : commonWays(g);
    return perZone((zone) => {
      const called = waysToShout(g, zone, targets, unseeing);
      return called.length > 0 ? called : waysToward(g, zone, targets, unseeing, seeing);
    });
  });
  const { sticky } = ownOf(g);
  return (zone, type) => {
    if (isEnemyHero(type)) return ownWay(g, type, zone) ?? itemAt(common, 1)(zone);
    const ways = itemAt(common, 0)(zone);
    // Whoever is stuck may still break a window of the zone.
    return sticky.includes(zone) ? ways.filter((z) => !itemAt(g.view.neighbours, zone).includes(z)) : ways;
  };
}
