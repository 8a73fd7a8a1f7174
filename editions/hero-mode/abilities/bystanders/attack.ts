/** Cards for the own attack: Bolivar Trask, Wong, William Stryker. */
import { itemAt, DONE, procedure, type Ability } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { holdsEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { dropOptions } from '../../../supers/wounds/penalty.ts';
import { gainPower, MOST_POWER, powerOf } from '../../../supers/cards/power.ts';
import { discardTrait, traitsOf } from '../../../supers/cards/traits.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const TRASK = 'bolivar-trask';

/** Attacks on a zone with a Zombie Hero roll 1 die more, however many stand there. */
const bolivarTrask = bystander(TRASK, {
  at: {
    'before-roll': {
      must: true,
      can: (g, _hero, f) => !f.plain && holdsEnemyHero(g, f.zones),
      run(g, hero, f) {
        f.bonus++;
        sayUsed(g, hero, TRASK);
        return null;
      },
    },
  },
});

const WONG = 'wong';
const MOST_ONES = 2;

const onesOf = ({ dice }: Attack): number => dice.filter((d) => d === 1).length;

/** After an attack, of an object too, 1 power for each die that shows 1 in the end, 2 at most. */
const wong = bystander(WONG, {
  at: {
    'after-attack': {
      must: true,
      can: (g, hero, f) => onesOf(f) > 0 && powerOf(g, hero) < MOST_POWER,
      run(g, hero, f) {
        sayUsed(g, hero, WONG);
        gainPower(g, hero, Math.min(MOST_ONES, onesOf(f)), CLAUSE);
        return null;
      },
    },
  },
});

const STRYKER = 'william-stryker';
const FOR_A_TRAIT = 2;

/** Before a roll 1 trait may be discarded unused for 2 dice, also one that cannot be used now. */
const williamStryker = bystander(STRYKER, {
  at: {
    'before-roll': {
      can: (g, hero, f) => !f.plain && traitsOf(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, STRYKER);
        return question(STRYKER, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, STRYKER, dropOptions(g, f.hero)),
      take(g, f, { option }) {
        discardTrait(g, f.hero, itemAt(option.args, 0));
        attackOf(g).bonus += FOR_A_TRAIT;
        return DONE;
      },
    },
  }),
});

export const ATTACK_CARDS: readonly Ability[] = [bolivarTrask, wong, williamStryker];
