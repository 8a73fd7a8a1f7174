/** Once per round, when enemies move into your zone: Hunger for 1 Trooper or Specialist that entered. */
import { ambush, preyOf } from '../../../supers/attack/ambush.ts';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';
import { canPayHunger, raiseHunger } from '../../hunger.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'okoye';

export const OKOYE = bystander(ID, {
  at: {
    'enemies-enter': {
      can: (g, hero, f) =>
        canPayHunger(g, hero) && !usedThisRound(g, hero, ID) && preyOf(g, hero, f).length > 0,
      run(g, hero, f) {
        markThisRound(g, hero, ID);
        sayUsed(g, hero, ID);
        raiseHunger(g, hero, 1, CLAUSE);
        return ambush(hero, ID, preyOf(g, hero, f));
      },
    },
  },
});
