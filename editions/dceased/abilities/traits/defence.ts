/** Traits against wounds: Guardian Drone, Fail-Safe. */
import { heroAt, type Ability } from '@holdout/engine';
import { losePower, powerOf } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { seenWithin } from '../../../supers/attack/within.ts';
import { keepOneHealth, preventWounds } from '../../../supers/wounds/wounds.ts';

const DRONE = 'guardian-drone';
const RANGE = 2;
/** Wounds that the drone prevents at most. */
export const DRONE_STOPS = 2;

/** Up to 2 wounds put on you or a hero within range 2, of any origin, are prevented after sharing out (H-RES-7). */
const guardianDrone = trait(DRONE, {
  at: {
    'wounds-shared': withCard({
      anyone: true,
      can: (g, hero, f) => f.wounds > 0 && seenWithin(g, hero, heroAt(g.state, f.hero).zone, RANGE),
      run(g, hero, f) {
        preventWounds(g, f, Math.min(DRONE_STOPS, f.wounds), DRONE);
        return spend(g, hero, DRONE);
      },
    }),
  },
});

const FAIL_SAFE = 'fail-safe';

/** When wounds would eliminate you: you keep 1 health and lose all power, if there is any. */
const failSafe = trait(FAIL_SAFE, {
  at: {
    'hero-falls': withCard({
      can: (_g, _hero, f) => f.wounds > 0,
      run(g, hero, f) {
        keepOneHealth(g, f, FAIL_SAFE);
        losePower(g, hero, powerOf(g, hero), FAIL_SAFE);
        return spend(g, hero, FAIL_SAFE);
      },
    }),
  },
});

export const DEFENCE_TRAITS: readonly Ability[] = [guardianDrone, failSafe];
