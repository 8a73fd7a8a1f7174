/** Rogue: Draining Touch, Borrowed Gift, Power Thief. */
import {
  heroAt,
  leading,
  countOf,
  DONE,
  enemyAtOption,
  option,
  procedure,
  zoneId,
  type Ability,
  type Game,
  type Option,
} from '@holdout/engine';
import { attack, type Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { attackOf, toughness, weaken } from '../../../supers/attack/hits.ts';
import { ownWeapon, zonesInReach } from '../../../supers/attack/weapons.ts';
import { fillPower, MOST_POWER, powerOf } from '../../../supers/cards/power.ts';

/** Enemies of the target zones that have toughness to lose. */
const drainable = (g: Game, f: Attack): Option[] =>
  f.zones.flatMap((zone) =>
    g.context.types
      .map((_, type) => type)
      .filter((type) => countOf(g, type, zone) > 0 && toughness(g, f, type, zone) > 1)
      .map((type) => enemyAtOption(g, 'weaken', type, zone)),
  );

/** With every Haymaker 1 enemy, chosen before the roll, has 1 toughness less; experience is as printed (S-FAQ-6). */
const drainingTouch: Ability = {
  id: 'draining-touch',
  clause: 'S-FAQ-8',
  at: {
    'before-roll': {
      must: true,
      can: (g, _hero, f) => f.unique && drainable(g, f).length > 0,
      run(g, hero) {
        sayUsed(g, hero, drainingTouch.id);
        return question(drainingTouch.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, drainingTouch.id, drainable(g, attackOf(g))),
      take(g, _f, { option }) {
        const [type, zone] = leading(option.args, 2);
        weaken(attackOf(g), type, zone, 1);
        return DONE;
      },
    },
  }),
};

/** The attacks of others in her zone, with each zone they reach from here. */
function gifts(g: Game, hero: number): Option[] {
  const { zone } = heroAt(g.state, hero);
  const others = g.state.heroes
    .map((_, i) => i)
    .filter((i) => i !== hero && heroAt(g.state, i).zone === zone);
  return others.flatMap((other) => {
    const { id } = heroAt(g.state, other);
    return zonesInReach(g, hero, ownWeapon(g, other)).map((z) =>
      option(borrowedGift.id, 'heroes@zones', [other, z], { heroes: [id], zones: [zoneId(g, z)], cost: 0 }),
    );
  });
}

/** Once per turn a free attack with the weapon of another hero of her zone: not her own, so nobody's skills change it. */
const borrowedGift: Ability = {
  id: 'borrowed-gift',
  clause: 'K-ACT-2',
  offer(g, hero, add) {
    if (mayThisTurn(g, hero, borrowedGift.id)) for (const option of gifts(g, hero)) add(option);
  },
  use(g, hero, { args }) {
    const [other, zone] = leading(args, 2);
    useSkill(g, hero, borrowedGift.id, heroAt(g.state, other).id);
    const { id: line, accuracy, dice: base, mode } = ownWeapon(g, other);
    return attack(g, { hero, line, zones: [zone], accuracy, base, mode, by: borrowedGift.id });
  },
};

/** Zombie Heroes near her have no ability (../../zombie-heroes.ts); eliminating one fills her power. */
const powerThief: Ability = {
  id: 'power-thief',
  clause: 'H-POW-1',
  at: {
    gaining: {
      must: true,
      can: (g, hero, f) => f.slain > 0 && powerOf(g, hero) < MOST_POWER,
      run(g, hero) {
        sayUsed(g, hero, powerThief.id);
        fillPower(g, hero, powerThief.id);
        return null;
      },
    },
  },
};

export const ROGUE: readonly Ability[] = [drainingTouch, borrowedGift, powerThief];
