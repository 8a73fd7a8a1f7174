/**
 * A Zombie Hero's turn. What counts is how many wounds the coming enemy phase will cost the whole team, how hungry the
 * hero will be, and the way to what the mission wants.
 */
import type { Game, PickDecision } from '@holdout/engine';
import { openWorth } from '../supers/deeds.ts';
import type { Turn } from '../supers/ends.ts';
import { chooseTurn, turnAt, type Judge } from '../supers/turn.ts';
import type { Temper } from '../temper.ts';
import { attackWorth } from './deeds.ts';
import { bestEnd, endWorth } from './ends.ts';
import { offerWorth } from './offers.ts';
import { wayFor, workOf } from './plan.ts';
import { ZOMBIE_SIDE, scarcityOf } from './table.ts';

const JUDGE: Judge = {
  steps: ['move', 'bulldoze'],
  endWorth,
  bestEnd,
  attackWorth,
  openWorth,
  otherWorth: (turn, option, _actions, stay) => stay() + offerWorth(turn, option),
};

const turnOf = (g: Game, hero: number, temper: Temper): Turn =>
  turnAt(g, hero, temper, {
    side: ZOMBIE_SIDE,
    way: wayFor(g, hero),
    work: workOf(g, hero),
    scarcity: scarcityOf(g),
  });

export const chooseInTurn = (g: Game, hero: number, d: PickDecision, temper: Temper): string =>
  chooseTurn(turnOf(g, hero, temper), d, JUDGE);
