/** A turn in DCeased. */
import { itemAt, type Game } from '@holdout/engine';
import { LIVING_SIDE } from '../living/table.ts';
import { turnsBy } from '../living/turn.ts';
import { openWorth } from '../supers/deeds.ts';
import { isLeaving } from '../supers/ends.ts';
import { aimsOf } from './aims.ts';
import { bestEnd, endWorth } from './ends.ts';
import { attackWorth } from './fight.ts';
import { leapWorth, offerWorth } from './offers.ts';
import { exposure } from './people.ts';
import { wayOf } from './plan.ts';

export const { turnOf, chooseInTurn } = turnsBy({
  side: LIVING_SIDE,
  aimsOf,
  wayOf,
  endWorth,
  bestEnd,
  attackWorth,
  openWorth: (turn, option, actions) =>
    openWorth(turn, option, actions) - exposure(turn, itemAt(option.args, 0), actions),
  leapWorth,
  offerWorth,
});

/** Out only when nothing is left to do here. */
export const chooseLeaving = (g: Game, hero: number): string =>
  isLeaving(wayOf(g, hero)) ? 'leave' : 'stay';
