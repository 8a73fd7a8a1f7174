/** Aquaman: Walkers come to his zone at the end of each activation he takes part in. */
import { place, type Ability } from '@holdout/engine';
import { BASIC } from '../../../supers/kit.ts';
import { CLAUSE, sayUsed, takesPart, zoneOf } from './card.ts';

const ID = 'aquaman';
const ORANGE = 2;

/** Short of Walkers, all of them act once more (K-SPAWN-4); those placed do nothing yet. */
export const aquaman: Ability = {
  id: ID,
  clause: CLAUSE,
  at: {
    'enemies-acted': {
      must: true,
      can: (g, _nobody, f) => takesPart(g, f, ID),
      run(g) {
        sayUsed(g, ID);
        const count = g.context.edition.policies.danger(g) >= ORANGE ? 2 : 1;
        return place([{ zone: zoneOf(g, ID), type: BASIC, count }]);
      },
    },
  },
};
