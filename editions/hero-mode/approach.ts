/** Where the dead go in hero mode (S-EMOVE, H-WIN-2, H-STA-1). */
import { itemAt, perZone, type Game, type TellMotive } from '@holdout/engine';
import { naming, waysToward, zonesOfTargets } from '../supers/enemies/approach.ts';
import { isEnemyHero } from '../supers/kit.ts';
import { ownOf } from '../supers/own.ts';
import { commonWays, openWays } from './barricades.ts';
import { waysToShout } from './shouts.ts';
import { ownWay } from './zombie-ways.ts';

const neverHidden = (): boolean => false;

/** Types with the same targets share their ways; Zombie Heroes may have their own. */
export function approach(g: Game, tell?: TellMotive): (zone: number, type: number) => readonly number[] {
  const common = [false, true].map((heroes) => {
    const type = g.context.types.findIndex((_, t) => isEnemyHero(t) === heroes);
    const targets = zonesOfTargets(g, neverHidden, type);
    const { seeing, unseeing } = heroes ? openWays(g) : commonWays(g);
    const told = tell && naming(g, tell, neverHidden, type);
    return perZone((zone) => {
      const called = waysToShout(g, zone, targets, unseeing, tell);
      return called.length > 0 ? called : waysToward(g, zone, targets, unseeing, seeing, told);
    });
  });
  const { sticky } = ownOf(g);
  return (zone, type) => {
    if (isEnemyHero(type)) return ownWay(g, type, zone, tell) ?? itemAt(common, 1)(zone);
    const ways = itemAt(common, 0)(zone);
    if (!sticky.includes(zone)) return ways;
    // Whoever is stuck may still break a window of the zone.
    const left = ways.filter((z) => !itemAt(g.view.neighbours, zone).includes(z));
    if (left.length === 0) tell?.({ kind: 'rests', goals: [], clause: 'sticky-situation' });
    return left;
  };
}
