/** Wolverine: Quick to Mend, Bad Temper, Too Stubborn to Die. */
import { heroAt, type Ability } from '@holdout/engine';
import { sayUsed, usedThisRound, useThisRound } from '../../../supers/attack/effects.ts';
import { healthOf } from '../../../supers/wounds/pool.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { recover, wound } from '../../../supers/wounds/wounds.ts';

const PRICE = 1;

/** At the start of his turn, 1 power for 1 health; the power of the round is already there (H-POW-1). */
const quickToMend: Ability = {
  id: 'quick-to-mend',
  clause: 'H-POW-4',
  at: {
    'turn-start': {
      can: (g, hero) => heroAt(g.state, hero).wounds > 0 && canSpend(g, hero, PRICE),
      run(g, hero) {
        sayUsed(g, hero, quickToMend.id);
        spendPower(g, hero, PRICE, quickToMend.id);
        recover(g, hero, 1, quickToMend.id);
        return null;
      },
    },
  },
};

/** A die for each health missing when Adamantium Claws are rolled; objects take none (H-HAND-1). */
const badTemper: Ability = {
  id: 'bad-temper',
  clause: 'S-FAQ-5',
  at: {
    'before-roll': {
      must: true,
      can: (g, hero, f) => f.unique && heroAt(g.state, hero).wounds > 0,
      run(g, hero, f) {
        sayUsed(g, hero, badTemper.id);
        f.bonus += heroAt(g.state, hero).wounds;
        return null;
      },
    },
  },
};

const LIFE = 2;

/** Once per round, when all else has failed to prevent it: 2 power, and 1 health is left of whatever would eliminate him. */
const tooStubborn: Ability = {
  id: 'too-stubborn-to-die',
  clause: 'S-WND-1',
  at: {
    'hero-falls': {
      can: (g, hero, f) => f.wounds > 0 && canSpend(g, hero, LIFE) && !usedThisRound(g, hero, tooStubborn.id),
      run(g, hero, f) {
        useThisRound(g, hero, tooStubborn.id);
        spendPower(g, hero, LIFE, tooStubborn.id);
        f.wounds = 0;
        const taken = healthOf(g, hero) - 1;
        if (taken > 0) wound(g, hero, taken, tooStubborn.clause);
        return null;
      },
    },
  },
};

export const WOLVERINE: readonly Ability[] = [quickToMend, badTemper, tooStubborn];
