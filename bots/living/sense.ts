/** How the living answer, in hero mode and in DCeased: which question goes to which thought. */
import type { AllocateDecision, Game, PickDecision } from '@holdout/engine';
import type { Sense } from '../sense.ts';
import type { Turn } from '../supers/ends.ts';
import { chooseTarget, chooseWay } from '../supers/answers.ts';
import { sharesBy } from '../supers/sense.ts';
import type { Temper } from '../temper.ts';
import { chooseAim } from './answers.ts';

interface Thoughts {
  turnOf(g: Game, hero: number, temper: Temper): Turn;
  chooseInTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string;
  /** Is a question about a hero's own step or attack, in the turn or given by a card? */
  isStep(d: PickDecision): boolean;
  chooseDetail(g: Game, d: PickDecision): string;
  chooseNext(g: Game, d: PickDecision): string;
  chooseSpending(turn: Turn, d: PickDecision): string;
  chooseReaction(g: Game, hero: number, d: PickDecision): string;
  chooseHeld(d: PickDecision): string;
  chooseLeaving(g: Game, hero: number): string;
  shareWounds(g: Game, d: AllocateDecision): string;
  /** Questions only this edition asks. */
  chooseOther?(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined;
}

export function answersOf(think: Thoughts): Required<Pick<Sense, 'answer' | 'shares'>> {
  return {
    answer(g, hero, d, temper) {
      switch (d.prompt) {
        case 'turn':
          return think.chooseInTurn(g, hero, d, temper);
        case 'choose':
          return think.isStep(d) ? think.chooseInTurn(g, hero, d, temper) : think.chooseDetail(g, d);
        case 'activate':
          return think.chooseNext(g, d);
        case 'spend-power':
          return think.chooseSpending(think.turnOf(g, hero, temper), d);
        case 'react':
          return think.chooseReaction(g, hero, d);
        case 'hit-target':
          return chooseTarget(g, d);
        case 'keep-card':
        case 'lose-card':
          return think.chooseHeld(d);
        case 'aim':
          return chooseAim(g, d);
        case 'bystander-way':
          return chooseWay(g, d);
        case 'leave':
          return think.chooseLeaving(g, hero);
        default:
          return think.chooseOther?.(g, hero, d, temper);
      }
    },
    shares: sharesBy(think.shareWounds),
  };
}
