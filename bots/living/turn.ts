/** A living hero's turn. */
import type { Game, Option, PickDecision } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { openWorth } from '../supers/deeds.ts';
import type { Turn } from '../supers/ends.ts';
import type { Side } from '../supers/field.ts';
import type { Way } from '../supers/plan.ts';
import { chooseTurn, turnAt, type Judge } from '../supers/turn.ts';
import type { Temper } from '../temper.ts';

interface Thoughts
  extends Pick<Judge, 'endWorth' | 'bestEnd' | 'attackWorth'>, Partial<Pick<Judge, 'openWorth'>> {
  readonly side: Side;
  /** What the mission asks of a hero, by kinds of work. */
  aimsOf(g: Game, hero: number): readonly (readonly Aim[])[];
  wayOf(g: Game, hero: number): Way;
  /** Deeds that change where the hero ends up, or what stands there; undefined for all others. */
  leapWorth(turn: Turn, option: Option, actions: number): number | undefined;
  offerWorth(turn: Turn, option: Option): number;
}

export function turnsBy({ side, aimsOf, wayOf, leapWorth, offerWorth, ...judging }: Thoughts) {
  const judge: Judge = {
    steps: ['move', 'push'],
    openWorth,
    otherWorth: (turn, option, actions, stay) =>
      leapWorth(turn, option, actions) ?? stay() + offerWorth(turn, option),
    ...judging,
  };
  const turnOf = (g: Game, hero: number, temper: Temper): Turn =>
    turnAt(g, hero, temper, { side, way: wayOf(g, hero), work: aimsOf(g, hero).flat() });
  return {
    turnOf,
    chooseInTurn: (g: Game, hero: number, d: PickDecision, temper: Temper): string =>
      chooseTurn(turnOf(g, hero, temper), d, judge),
  };
}
