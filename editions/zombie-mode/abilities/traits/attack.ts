/** Traits for the own attack: more dice, any target, less hunger, another bite. */
import { heroAt, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import { isDevour, type Attack } from '../../../supers/attack/attack.ts';
import { targetsIn, toughness } from '../../../supers/attack/hits.ts';
import { healthOf } from '../../../supers/wounds/pool.ts';
import { setHunger } from '../../hunger.ts';
import { hungerFaces } from '../../super-heroes.ts';
import { allFall } from './all-fall.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

/** Before rolling a Devour: roll 3 extra dice. */
const ironJaw = trait('iron-jaw', {
  at: {
    'before-roll': withCard({
      can: (_g, _hero, f) => isDevour(f),
      run(g, hero, f) {
        f.bonus += 3;
        return spend(g, hero, 'iron-jaw');
      },
    }),
  },
});

/** Before rolling your unique attack: roll 2 extra dice, or 3 if you have 2 health or less. */
const graveStrength = trait('grave-strength', {
  at: {
    'before-roll': withCard({
      can: (_g, _hero, f) => f.unique,
      run(g, hero, f) {
        f.bonus += healthOf(g, hero) <= 2 ? 3 : 2;
        return spend(g, hero, 'grave-strength');
      },
    }),
  },
});

/** Is there a target of a lower level that the hits would eliminate? */
const skipsPriority = (g: Game, f: Attack): boolean =>
  f.zones.some((zone) => {
    const first = targetsIn(g, f, zone);
    return targetsIn(g, { ...f, anyTarget: true }, zone).some(
      (t) => !first.includes(t) && toughness(g, f, t, zone) <= f.hits,
    );
  });

/** Before assigning hits: this attack ignores target priority. */
const pickOfTheLitter = trait('pick-of-the-litter', {
  at: {
    assigning: withCard({
      can: (g, _hero, f) => f.only < 0 && skipsPriority(g, f) && !allFall(g, f),
      run(g, hero, f) {
        f.anyTarget = true;
        return spend(g, hero, 'pick-of-the-litter');
      },
    }),
  },
});

/** Its dice would raise hunger, or it eliminated an enemy and there is hunger to lower. */
function leavesHunger(g: Game, hero: number, f: Attack): boolean {
  const { track } = heroAt(g.state, hero);
  if (isDevour(f) && f.kills + f.meals.length > 0) return false;
  const faces = hungerFaces(g);
  const rises = !f.calm && track < 4 && f.dice.some((d) => d <= faces);
  return rises || (f.kills > 0 && track > 0);
}

/** After your attack: its dice do not raise Hunger. Then lower Hunger by 1 if it eliminated an enemy. */
const biteYourTongue = trait('bite-your-tongue', {
  at: {
    gaining: withCard({
      can: leavesHunger,
      run(g, hero, f) {
        const frame = spend(g, hero, 'bite-your-tongue');
        f.calm = true;
        if (f.kills > 0) setHunger(g, hero, heroAt(g.state, hero).track - 1, 'bite-your-tongue');
        return frame;
      },
    }),
  },
});

const SECOND_BITE: Grant = { by: 'second-helping', lines: ['devour'], bonus: 2 };

/** After your Devour eliminated a target, in your turn: make 1 free Devour with 2 extra dice. */
const secondHelping = trait('second-helping', {
  at: {
    'after-attack': withCard({
      can: (g, hero, f) =>
        g.state.active === hero &&
        isDevour(f) &&
        f.kills + f.meals.length > 0 &&
        canAttackFree(g, hero, SECOND_BITE),
      run: (g, hero) => spend(g, hero, 'second-helping', freeAttack(hero, SECOND_BITE)),
    }),
  },
});

export const ATTACK_TRAITS: readonly Ability[] = [
  ironJaw,
  graveStrength,
  pickOfTheLitter,
  biteYourTongue,
  secondHelping,
];
