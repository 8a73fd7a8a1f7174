/** A turn in hero mode. */
import { turnsBy } from '../living/turn.ts';
import { aimsOf } from './aims.ts';
import { bestEnd, endWorth } from './ends.ts';
import { attackWorth } from './fight.ts';
import { leapWorth, offerWorth } from './offers.ts';
import { wayOf } from './plan.ts';
import { HERO_SIDE } from './table.ts';

export const { turnOf, chooseInTurn } = turnsBy({
  side: HERO_SIDE,
  aimsOf,
  wayOf,
  endWorth,
  bestEnd,
  attackWorth,
  leapWorth,
  offerWorth,
});
