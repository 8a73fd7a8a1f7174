/** A turn in DCeased. */
import type { Game, PickDecision } from '@holdout/engine';
import { dceasedAims } from './aims.ts';
import { bestEnd, endWorth } from './ends.ts';
import { attackWorth } from './fight.ts';
import { leapWorth, offerWorth } from './offers.ts';
import { exposure } from './people.ts';
import { dceasedWay } from './plan.ts';
import { powerOf } from '../hero/table.ts';
import type { Temper } from '../plain/ends.ts';
import { chooseTurn, turnAt, type Judge } from '../supers/turn.ts';
import { openWorth } from '../zombie/deeds.ts';
import type { Turn } from '../zombie/ends.ts';

const JUDGE: Judge = {
  steps: ['move', 'push'],
  levelOf: powerOf,
  endWorth,
  bestEnd,
  attackWorth,
  openWorth: (turn, option, actions) =>
    openWorth(turn, option, actions) - exposure(turn, option.args[0], actions),
  otherWorth: (turn, option, actions, stay) =>
    leapWorth(turn, option, actions) ?? stay() + offerWorth(turn, option),
};

export function turnOf(g: Game, hero: number, temper: Temper): Turn {
  const tokens = dceasedAims(g, hero).flat().flatMap((a) => (a.act === 'take' ? a.zone : [])); // prettier-ignore
  return turnAt(g, hero, temper, { way: dceasedWay(g, hero), tokens, scarcity: 0 });
}

export const chooseDceasedTurn = (g: Game, hero: number, d: PickDecision, temper: Temper): string =>
  chooseTurn(turnOf(g, hero, temper), d, JUDGE);

/** Out only when nothing is left to do here. */
export const chooseLeaving = (g: Game, hero: number): string =>
  dceasedWay(g, hero).aims.some((a) => a.act === 'leave') ? 'leave' : 'stay';
