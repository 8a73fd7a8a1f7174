/** Martian Manhunter: all 6s of an attack on his zone are rolled again once, before any hero rerolls (D-ROLL-1). */
import type { Ability } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { forcedDice, forceReroll } from '../../../supers/attack/reroll.ts';
import { CLAUSE, sayUsed, zoneOf } from './card.ts';

const ID = 'martian-manhunter';

const sixes = (f: Attack): number[] => forcedDice(f, (face) => face === 6);

/** Whoever would be hit there, and whatever strikes. */
export const martianManhunter: Ability = {
  id: ID,
  clause: CLAUSE,
  at: {
    'after-roll': {
      must: true,
      can: (g, _nobody, f) => f.zones.includes(zoneOf(g, ID)) && sixes(f).length > 0,
      run(g, _nobody, f) {
        sayUsed(g, ID);
        forceReroll(g, f, sixes(f), ID);
        return null;
      },
    },
  },
};
