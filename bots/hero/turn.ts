/** A living hero's turn. */
import type { Game, PickDecision } from '@holdout/engine';
import { heroAims } from './aims.ts';
import { bestEnd, endWorth } from '../living/ends.ts';
import { attackWorth } from './fight.ts';
import { leapWorth, offerWorth } from './offers.ts';
import { heroWay } from './plan.ts';
import { powerOf } from './table.ts';
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
  openWorth,
  otherWorth: (turn, option, actions, stay) =>
    leapWorth(turn, option, actions) ?? stay() + offerWorth(turn, option),
};

export function turnOf(g: Game, hero: number, temper: Temper): Turn {
  const tokens = heroAims(g, hero).flat().flatMap((a) => (a.act === 'take' ? a.zone : [])); // prettier-ignore
  return turnAt(g, hero, temper, { way: heroWay(g, hero), tokens, scarcity: 0 });
}

export const chooseHeroTurn = (g: Game, hero: number, d: PickDecision, temper: Temper): string =>
  chooseTurn(turnOf(g, hero, temper), d, JUDGE);
