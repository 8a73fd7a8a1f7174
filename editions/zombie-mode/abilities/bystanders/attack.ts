/** Cards of the other box for the own attack: Bolivar Trask, Ka-Zar, William Stryker, Shanna. */
import {
  typeAt,
  heroAt,
  leading,
  countOf,
  DONE,
  enemiesIn,
  enemyAtOption,
  isUsed,
  markUsed,
  procedure,
  type Ability,
  type Game,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import { isDevour, type Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { attackOf, toughness, weaken } from '../../../supers/attack/hits.ts';
import { HEAVY } from '../../../supers/kit.ts';
import { healthOf } from '../../../supers/wounds/pool.ts';
import { certainWounds } from '../../../supers/wounds/wounds.ts';
import { bystander, sayUsed, useOnce } from './card.ts';

const TRASK = 'bolivar-trask';

/** Zones of the attack with a Guard that still has toughness to lose. */
const guarded = (g: Game, f: Attack): number[] =>
  f.zones.filter((z) => countOf(g, HEAVY, z) > 0 && toughness(g, f, HEAVY, z) > 1);

/** In each attack, Devour included, 1 Guard has toughness 1; of two zones the players say where it stands. */
const bolivarTrask = bystander(TRASK, {
  at: {
    assigning: {
      must: true,
      can: (g, _hero, f) => f.hits > 0 && guarded(g, f).length > 0,
      run(g, hero) {
        sayUsed(g, hero, TRASK);
        return question(TRASK, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const options = guarded(g, attackOf(g)).map((z) => enemyAtOption(g, 'weaken', HEAVY, z));
        return choose(g, f.hero, TRASK, options);
      },
      take(g, _f, { option }) {
        const [type, zone] = leading(option.args, 2);
        weaken(attackOf(g), type, zone, typeAt(g.context, type).toughness - 1);
        return DONE;
      },
    },
  }),
});

const JUNGLE: Grant = { by: 'ka-zar', lines: ['devour'] };

/** Once per turn, after a Devour that eliminated nothing, whose 1s have counted: a free Devour, Ravenous or not. */
const kaZar = bystander(JUNGLE.by, {
  at: {
    'after-attack': {
      can: (g, hero, f) =>
        isDevour(f) &&
        f.kills + f.meals.length === 0 &&
        mayThisTurn(g, hero, JUNGLE.by) &&
        canAttackFree(g, hero, JUNGLE),
      run(g, hero) {
        useOnce(g, hero, JUNGLE.by);
        return freeAttack(hero, JUNGLE);
      },
    },
  },
});

const STRYKER = 'william-stryker';
const ZEAL = 3;

/** Once per turn, before a roll: 1 wound, which nothing cancels and the last health cannot pay, for 3 dice. */
const williamStryker = bystander(STRYKER, {
  at: {
    'before-roll': {
      can: (g, hero, f) => !f.plain && mayThisTurn(g, hero, STRYKER) && healthOf(g, hero) > 1,
      run(g, hero, f) {
        useOnce(g, hero, STRYKER);
        f.bonus += ZEAL;
        return certainWounds(hero, 1, STRYKER);
      },
    },
  },
});

const SHANNA = 'shanna';
const POUNCED = 'shanna-pounced';
const POUNCE = 2;

/** Once per turn, when a Move ends in a zone with enemies: the next attack of this turn, wherever aimed, rolls 2 dice more. */
const shanna = bystander(SHANNA, {
  at: {
    moved: {
      must: true,
      can: (g, hero) => mayThisTurn(g, hero, SHANNA) && enemiesIn(g, heroAt(g.state, hero).zone) > 0,
      run(g, hero) {
        markUsed(g, hero, SHANNA);
        return null;
      },
    },
    'before-roll': {
      must: true,
      can: (g, hero, f) => !f.plain && mayThisTurn(g, hero, POUNCED) && isUsed(g, hero, SHANNA),
      run(g, hero, f) {
        markUsed(g, hero, POUNCED);
        sayUsed(g, hero, SHANNA);
        f.bonus += POUNCE;
        return null;
      },
    },
  },
});

export const ATTACK_CARDS: readonly Ability[] = [bolivarTrask, kaZar, williamStryker, shanna];
