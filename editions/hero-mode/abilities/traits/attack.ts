/** Traits for the own attack: more dice, better dice, weaker enemies, a second blow. */
import { countOf, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import type { Attack } from '../../../supers/attack/attack.ts';
import { holdsEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import { toughness } from '../../../supers/attack/hits.ts';
import { isEnemyHero } from '../../../supers/kit.ts';
import { afterSpending, canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canReroll, reroll } from '../../../supers/attack/reroll.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { othersWhoSee } from '../../../supers/attack/within.ts';

/** Your attack rolls 3 dice more; objects take none. */
const allOut = trait('all-out', {
  at: {
    'before-roll': withCard({
      can: (_g, _hero, f) => !f.plain,
      run(g, hero, f) {
        f.bonus += 3;
        return spend(g, hero, 'all-out');
      },
    }),
  },
});

const BEST = 2;

/** 1 power: your attack, of an object too, has accuracy 2+; what worsens it comes later. */
const trueAim = trait('true-aim', {
  at: {
    'before-roll': withCard({
      can: (g, hero, f) => f.accuracy > BEST && canSpend(g, hero, 1),
      run(g, hero, f) {
        spendPower(g, hero, 1, 'true-aim');
        f.accuracy = BEST;
        return spend(g, hero, 'true-aim');
      },
    }),
  },
});

/** Is there anybody the attack can hit who has toughness to lose? */
const canSoften = (g: Game, f: Attack): boolean =>
  f.zones.some((zone) =>
    g.context.types.some(
      (_, type) =>
        countOf(g, type, zone) > 0 && !(f.small && isEnemyHero(type)) && toughness(g, f, type, zone) > 1,
    ),
  );

/** 1 power: all enemies of the target zone have 1 toughness less, on top of what else takes some off (S-FAQ-8). */
const findTheWeakSpot = trait('find-the-weak-spot', {
  at: {
    'before-roll': withCard({
      can: (g, hero, f) => canSpend(g, hero, 1) && canSoften(g, f),
      run(g, hero, f) {
        spendPower(g, hero, 1, 'find-the-weak-spot');
        f.softer++;
        return spend(g, hero, 'find-the-weak-spot');
      },
    }),
  },
});

/** Any dice of your attack are rolled again, those left alone so far by other heroes (D-ROLL-1). */
const oneMoreTry = trait('one-more-try', {
  at: {
    'after-roll': withCard({
      can: (_g, _hero, f) => canReroll(f),
      run: (g, hero) => spend(g, hero, 'one-more-try', reroll(hero, 'one-more-try')),
    }),
  },
});

const SECOND: Grant = { by: 'follow-through', lines: ['unique'] };

/** 1 power after your attack eliminated somebody: a free unique attack on any zone within its range. */
const followThrough = trait('follow-through', {
  at: {
    'after-attack': withCard({
      can: (g, hero, f) =>
        f.kills > 0 &&
        canSpend(g, hero, 1) &&
        afterSpending(g, hero, 1, () => canAttackFree(g, hero, SECOND)),
      run(g, hero) {
        spendPower(g, hero, 1, SECOND.by);
        return spend(g, hero, SECOND.by, freeAttack(hero, SECOND));
      },
    }),
  },
});

const AGAINST_HERO = 2;

/** Dice for others who see the target, and for a Zombie Hero in it. */
const together = (g: Game, hero: number, { zones }: Attack): number =>
  othersWhoSee(g, hero, zones).length + (holdsEnemyHero(g, zones) ? AGAINST_HERO : 0);

/** Your attack rolls 1 die more for each other hero who sees the target zone, and 2 against a Zombie Hero. */
const coordinatedAssault = trait('coordinated-assault', {
  at: {
    'before-roll': withCard({
      can: (g, hero, f) => !f.plain && together(g, hero, f) > 0,
      run(g, hero, f) {
        f.bonus += together(g, hero, f);
        return spend(g, hero, 'coordinated-assault');
      },
    }),
  },
});

export const ATTACK_TRAITS: readonly Ability[] = [
  allOut,
  trueAim,
  findTheWeakSpot,
  oneMoreTry,
  followThrough,
  coordinatedAssault,
];
