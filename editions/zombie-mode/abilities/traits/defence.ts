/** Traits against wounds: cancelled, taken by others, avoided. */
import { heroAt, type Ability } from '@holdout/engine';
import { isTarget } from '../../../supers/enemies/approach.ts';
import { ownOf } from '../../../supers/own.ts';
import { healthOf } from '../../../supers/wounds/pool.ts';
import { certainWounds, keepOneHealth, preventWounds } from '../../../supers/wounds/wounds.ts';
import { seenWithin } from '../../../supers/attack/within.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

/** Wounds that Numb cancels at most. */
export const NUMBED = 2;

/** When wounds are assigned to you: cancel up to 2 of them. */
const numb = trait('numb', {
  at: {
    'wounds-shared': withCard({
      can: (_g, _hero, f) => f.wounds > 0,
      run(g, hero, f) {
        const frame = spend(g, hero, 'numb');
        preventWounds(g, f, Math.min(NUMBED, f.wounds), 'numb');
        return frame;
      },
    }),
  },
});

/**
 * When another Zombie Hero within range 1 would be eliminated: they are not, their health becomes 1, and you suffer
 * 1 wound. The wound is a price: nothing cancels it, and with 1 health left it cannot be paid.
 */
const undeadLoyalty = trait('undead-loyalty', {
  at: {
    'hero-falls': withCard({
      anyone: true,
      can: (g, hero, f) =>
        hero !== f.hero &&
        f.wounds > 0 &&
        healthOf(g, hero) > 1 &&
        seenWithin(g, hero, heroAt(g.state, f.hero).zone, 1),
      run(g, hero, f) {
        const frame = spend(g, hero, 'undead-loyalty', certainWounds(hero, 1, 'undead-loyalty'));
        keepOneHealth(g, f, 'undead-loyalty');
        return frame;
      },
    }),
  },
});

/** At the start of the enemy phase: enemies ignore you until the End Phase, if there is another hero they do not ignore. */
const playDead = trait('play-dead', {
  at: {
    'enemy-phase': withCard({
      can: (g, hero) => isTarget(g, hero) && g.state.heroes.some((_, h) => h !== hero && isTarget(g, h)),
      run(g, hero) {
        ownOf(g).ignored.push(hero);
        return spend(g, hero, 'play-dead');
      },
    }),
  },
});

export const DEFENCE_TRAITS: readonly Ability[] = [numb, undeadLoyalty, playDead];
