/** Dan Turpin. Once per turn, 1 power: up to 2 dice of the own attack are rolled again (D-ROLL-1). */
import { isUsed } from '@holdout/engine';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canReroll, reroll } from '../../../supers/attack/reroll.ts';
import { bystander, useInTurn } from './card.ts';

const ID = 'dan-turpin';
const DICE = 2;

/** Attacks outside the own turn count for the one last begun; those of objects are not the hero's. */
export const danTurpin = bystander(ID, {
  at: {
    'after-roll': {
      can: (g, hero, f) => !f.plain && canSpend(g, hero, 1) && !isUsed(g, hero, ID) && canReroll(f),
      run(g, hero) {
        useInTurn(g, hero, ID);
        spendPower(g, hero, 1, ID);
        return reroll(hero, ID, DICE);
      },
    },
  },
});
