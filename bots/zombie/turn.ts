/**
 * A Zombie Hero's turn. What counts is how many wounds the coming enemy phase will cost the whole team, how hungry the
 * hero will be, and the way to what the mission wants.
 */
import type { Game, PickDecision } from '@holdout/engine';
import type { Temper } from '../plain/ends.ts';
import { chooseTurn, turnAt, type Judge } from '../supers/turn.ts';
import { attackWorth, openWorth } from './deeds.ts';
import { bestEnd, endWorth } from './ends.ts';
import { offerWorth } from './offers.ts';
import { wayFor, workOf } from './plan.ts';
import { hungerOf, scarcityOf } from './table.ts';

const JUDGE: Judge = {
  steps: ['move', 'bulldoze'],
  levelOf: hungerOf,
  endWorth,
  bestEnd,
  attackWorth,
  openWorth,
  otherWorth: (turn, option, _actions, stay) => stay() + offerWorth(turn, option),
};

export function chooseZombieTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const tokens = workOf(g, hero).flatMap((a) => (a.act === 'take' ? a.zone : []));
  const turn = turnAt(g, hero, temper, { way: wayFor(g, hero), tokens, scarcity: scarcityOf(g) });
  return chooseTurn(turn, d, JUDGE);
}
