/** Equipment that changes its hero's attacks: Shock Gauntlets, Rail Rifle, Targeting Visor. */
import { heroAt, itemAt, numberAt, type Ability, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { levelsIn, toughness } from '../../../supers/attack/hits.ts';
import { canSpend, gainPower, MOST_POWER, powerOf, spendPower } from '../../../supers/cards/power.ts';
import { sparesPower } from '../../overflow.ts';
import { equipment, sayUsed } from './card.ts';

const GAUNTLETS = 'lexcorp-shock-gauntlets';

const sixes = ({ dice }: Attack): number => dice.filter((d) => d === 6).length;

/** After the attack 1 power for each 6, counted when everything has been rolled again. */
const shockGauntlets = equipment(GAUNTLETS, {
  at: {
    'after-attack': {
      must: true,
      can: (g, hero, f) =>
        f.line === GAUNTLETS && sixes(f) > 0 && (powerOf(g, hero) < MOST_POWER || sparesPower(g, hero)),
      run(g, hero, f) {
        sayUsed(g, hero, GAUNTLETS);
        gainPower(g, hero, sixes(f), GAUNTLETS);
        return null;
      },
    },
  },
});

const RIFLE = 'lexcorp-rail-rifle';

/** Would somebody fall whom target priority shields? */
function shieldsSomebody(g: Game, f: Attack): boolean {
  const zone = itemAt(f.zones, 0);
  const [, ...shielded] = levelsIn(g, f, zone).filter((level) => level.length > 0);
  return shielded.flat().some((target) => toughness(g, f, target, zone) <= f.hits);
}

/** 1 power, paid after the roll: its hits ignore target priority; toughness holds, enemy by enemy. */
const railRifle = equipment(RIFLE, {
  at: {
    assigning: {
      can: (g, hero, f) =>
        f.line === RIFLE && !f.anyTarget && canSpend(g, hero, PRICE) && shieldsSomebody(g, f),
      run(g, hero, f) {
        sayUsed(g, hero, RIFLE);
        spendPower(g, hero, PRICE, RIFLE);
        f.anyTarget = true;
        return null;
      },
    },
  },
});
const PRICE = 1;

const VISOR = 'targeting-visor';
const BEST = 2;

/** Every zone attacked lies at range 1 or more. */
const isFar = (g: Game, hero: number, { zones }: Attack): boolean =>
  zones.every((z) => numberAt(g.view.sight, heroAt(g.state, hero).zone * g.context.zones + z) >= 1);

/** Ranged attacks at range 1 or more hit on 1 less, 2+ at best; melee attacks that reach farther stay melee. */
const targetingVisor = equipment(VISOR, {
  at: {
    'before-roll': {
      must: true,
      can: (g, hero, f) => !f.plain && f.mode === 'ranged' && f.accuracy > BEST && isFar(g, hero, f),
      run(g, hero, f) {
        sayUsed(g, hero, VISOR);
        f.accuracy--;
        return null;
      },
    },
  },
});

export const WEAPONS: readonly Ability[] = [shockGauntlets, railRifle, targetingVisor];
