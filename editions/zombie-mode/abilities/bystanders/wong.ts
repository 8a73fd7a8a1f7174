/** Once per round, after you use a trait, roll 1 die: on 5+ keep it instead of discarding it. */
import { heroAt, rollDie } from '@holdout/engine';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';
import { keepTrait } from '../../../supers/cards/traits.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'wong';
const KEEPS = 5;

export const WONG = bystander(ID, {
  at: {
    'trait-used': {
      can: (g, hero) => !usedThisRound(g, hero, ID),
      run(g, hero, f) {
        markThisRound(g, hero, ID);
        sayUsed(g, hero, ID);
        const die = rollDie(g, 'attack');
        g.emit?.(CLAUSE, { type: 'dice-rolled', hero: heroAt(g.state, hero).id, for: ID, dice: [die] });
        if (die >= KEEPS) keepTrait(g, f, ID);
        return null;
      },
    },
  },
});
