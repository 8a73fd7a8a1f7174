/** Batman: Eye for Detail (of its own file), Nothing to Chance, Already Gone. */
import type { Ability } from '@holdout/engine';
import { usedThisRound, useThisRound } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { pushFigure } from '../../../supers/moves/push.ts';
import { keepTrait } from '../../../supers/cards/traits.ts';
import { preventWounds } from '../../../supers/wounds/wounds.ts';
import { eyeForDetail } from './eye-for-detail.ts';

const PRICE = 1;

/** Three traits; once per round, for 1 power, one that has been used is kept, though not for the same juncture (S-ACT-3). */
const nothingToChance: Ability = {
  id: 'nothing-to-chance',
  clause: 'S-TRAIT-2',
  values: { traitLimit: 1 },
  at: {
    'trait-used': {
      can: (g, hero) => canSpend(g, hero, PRICE) && !usedThisRound(g, hero, nothingToChance.id),
      run(g, hero, f) {
        useThisRound(g, hero, nothingToChance.id);
        spendPower(g, hero, PRICE, nothingToChance.id);
        keepTrait(g, f, nothingToChance.id);
        return null;
      },
    },
  },
};

/** Once per round, 1 power: all his wounds of an enemy attack are prevented, then he may step away. */
const alreadyGone: Ability = {
  id: 'already-gone',
  clause: 'H-RES-7',
  at: {
    'wounds-shared': {
      can: (g, hero, f) =>
        f.wounds > 0 && f.enemies > 0 && canSpend(g, hero, PRICE) && !usedThisRound(g, hero, alreadyGone.id),
      run(g, hero, f) {
        useThisRound(g, hero, alreadyGone.id);
        spendPower(g, hero, PRICE, alreadyGone.id);
        preventWounds(g, f, f.wounds, alreadyGone.id);
        return pushFigure({ kind: 'hero', hero }, { by: alreadyGone.id, hero, upTo: 1, atLeast: 0 });
      },
    },
  },
};

export const BATMAN: readonly Ability[] = [eyeForDetail, nothingToChance, alreadyGone];
