/** Green Arrow: Trick Quiver of its own file, Split Volley, One True Shot. */
import {
  heroAt,
  itemAt,
  leading,
  numberAt,
  countOf,
  DONE,
  enemyAtOption,
  isUsed,
  procedure,
  zoneOption,
  type Ability,
  type Game,
  type Option,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { attackOf, levelsIn, toughness, weaken } from '../../../supers/attack/hits.ts';
import type { Weapon, Reach } from '../../../supers/kit.ts';
import { ownWeapon, zonesInReach } from '../../../supers/attack/weapons.ts';
import { afterSpending, canSpend, spendPower } from '../../../supers/cards/power.ts';
import { payReach, spareReach } from '../../../supers/attack/reach.ts';
import { TRICK_QUIVER_REACH, trickQuiver } from './trick-quiver.ts';

const PRICE = 1;

interface Aim {
  weapon: Weapon;
  /** Zones farther it could still reach. */
  spare: number;
}

/** The weapon as far as this attack already reaches: what lengthens it holds for both zones. */
function aimOf(g: Game, hero: number, { zones }: Attack): Aim {
  const first = itemAt(zones, 0);
  const weapon = ownWeapon(g, hero);
  const [least, most] = weapon.range;
  const far = Math.max(most, numberAt(g.view.sight, heroAt(g.state, hero).zone * g.context.zones + first));
  const spare = Math.max(0, most + spareReach(g, hero, weapon) - far);
  return { weapon: { ...weapon, range: [least, far] }, spare };
}

function secondZones(g: Game, hero: number, f: Attack): number[] {
  const { weapon, spare } = aimOf(g, hero, f);
  return zonesInReach(g, hero, weapon, spare).filter((z) => !f.zones.includes(z));
}

/** 1 power: a second zone in range and sight; one roll, and hits divided between the two. */
const splitVolley: Ability = {
  id: 'split-volley',
  clause: 'S-COM-1',
  at: {
    'attack-declared': {
      can: (g, hero, f) =>
        f.unique &&
        f.zones.length === 1 &&
        canSpend(g, hero, PRICE) &&
        afterSpending(g, hero, PRICE, () => secondZones(g, hero, f)).length > 0,
      run(g, hero) {
        sayUsed(g, hero, splitVolley.id);
        spendPower(g, hero, PRICE, splitVolley.id);
        return question(splitVolley.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const zones = secondZones(g, f.hero, attackOf(g)).map((z) => zoneOption(g, 'at', z));
        return choose(g, f.hero, splitVolley.id, zones);
      },
      take(g, f, { option }) {
        const a = attackOf(g);
        const zone = itemAt(option.args, 0);
        const { weapon, spare } = aimOf(g, f.hero, a);
        payReach(g, f.hero, weapon, [zone], spare);
        a.zones.push(zone);
        return DONE;
      },
    },
  }),
};

/** A hit worth 3 is a target that needs 2 fewer; one of them is always needed. */
const SAVED = 2;

/** Enemies that only such a hit, or a cheaper way to them, brings down: all that stands before them is paid for first. */
function shots(g: Game, f: Attack): Option[] {
  let all = 0;
  const options: Option[] = [];
  for (const zone of f.zones) {
    let before = 0;
    for (const level of levelsIn(g, f, zone)) {
      const cost = (type: number): number => toughness(g, f, type, zone);
      const ahead = f.anyTarget ? 0 : before;
      for (const type of level) {
        if (cost(type) > 1 && ahead + Math.max(1, cost(type) - SAVED) <= f.hits)
          options.push(enemyAtOption(g, oneTrueShot.id, type, zone));
      }
      before += level.reduce((n, type) => n + countOf(g, type, zone) * cost(type), 0);
    }
    all += before;
  }
  return all > f.hits ? options : [];
}

/** Once per turn 1 hit of Recurve Bow counts as 3 on one enemy; what that enemy does not need is lost. */
const oneTrueShot: Ability = {
  id: 'one-true-shot',
  clause: 'S-COM-5',
  at: {
    assigning: {
      can: (g, hero, f) => f.unique && !isUsed(g, hero, oneTrueShot.id) && shots(g, f).length > 0,
      run(g, hero) {
        useSkill(g, hero, oneTrueShot.id);
        return question(oneTrueShot.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, oneTrueShot.id, shots(g, attackOf(g))),
      take(g, _f, { option }) {
        const [type, zone] = leading(option.args, 2);
        weaken(attackOf(g), type, zone, SAVED);
        return DONE;
      },
    },
  }),
};

export const GREEN_ARROW: readonly Ability[] = [trickQuiver, splitVolley, oneTrueShot];

export const GREEN_ARROW_REACH: { readonly [ability: string]: Reach } = {
  [trickQuiver.id]: TRICK_QUIVER_REACH,
};
