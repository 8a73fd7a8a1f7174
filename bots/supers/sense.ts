/** What players of all super-hero editions have in common: no cards to search for, and no doors they cannot open. */
import type { AllocateDecision, Game } from '@holdout/engine';
import { PLAIN_SENSE } from '../plain/sense.ts';
import type { Sense } from '../sense.ts';
import { chooseZones } from './fight.ts';

export const SUPERS_SENSE: Sense = { ...PLAIN_SENSE, carried: () => ['hands'] };

/** How wounds and hits are shared out. */
export const sharesBy =
  (shareWounds: (g: Game, d: AllocateDecision) => string): Required<Sense>['shares'] =>
  (g, d) => {
    if (d.prompt === 'share-wounds') return shareWounds(g, d);
    return d.prompt === 'assign-hits' ? chooseZones(g, d) : undefined;
  };
