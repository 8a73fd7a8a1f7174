/** Why enemies go where they go, as the forecast tells it from what everybody may know. */
import { forecast, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';

/** "walker S3 sees S1 ned > S2 C-ZMOVE-1": who, where, why, what for, whom, next zones, clause; one for each group. */
export const motives = (s: Scene): string[] =>
  forecast(s.engine, s.engine.mask(s.state)).motives.map(
    ({ enemy: who, zone, kind, goals, heroes, people: met, ways, clause }) =>
      [who, zone, kind, goals.join('+'), [...heroes, ...met].join('+'), '>', ways.join('+'), clause]
        .filter(Boolean)
        .join(' '),
  );

export const firstMotive = (s: Scene): string => itemAt(motives(s), 0);
