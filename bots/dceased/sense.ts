/** What a player of DCeased knows: bring people along, pick things up, spend power where it kills, do the mission's work. */
import { ownOf } from '@holdout/editions/dceased';
import type { Game, PickDecision } from '@holdout/engine';
import { answersOf } from '../living/sense.ts';
import type { Sense } from '../sense.ts';
import { offersStep } from '../supers/answers.ts';
import { SUPERS_SENSE } from '../supers/sense.ts';
import type { Temper } from '../temper.ts';
import { aimsOf } from './aims.ts';
import { chooseSpending } from './fight.ts';
import {
  chooseAboutOffer,
  chooseAlong,
  chooseDetail,
  chooseHeld,
  chooseNext,
  chooseReaction,
  shareWounds,
} from './answers.ts';
import { chooseInTurn, chooseLeaving, turnOf } from './turn.ts';

function chooseOther(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  if (d.prompt === 'move-on') return chooseInTurn(g, hero, d, temper);
  if (d.prompt === 'take-along') return chooseAlong(g, d);
  if (d.prompt === 'trade-offer') return chooseAboutOffer(g, hero, d);
  return d.prompt === 'trade' ? 'finish' : undefined;
}

export const DCEASED_SENSE: Sense = {
  ...SUPERS_SENSE,
  aims: (g, hero, word) => (word === 'livingExit' ? aimsOf(g, hero).flat() : []),
  progress: (g) => ownOf(g).rescued.length + ownOf(g).done.length,
  ...answersOf({
    turnOf,
    chooseInTurn,
    isStep: offersStep,
    chooseDetail,
    chooseNext,
    chooseSpending,
    chooseReaction,
    chooseHeld,
    chooseLeaving,
    shareWounds,
    chooseOther,
  }),
};
