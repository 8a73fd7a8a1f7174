/** What a player of hero mode knows: rescue people, spend power where it kills, keep together, do the mission's work. */
import { countHappened, ownOf } from '@holdout/editions/supers';
import { answersOf } from '../living/sense.ts';
import type { Sense } from '../sense.ts';
import { chooseNext, offersStep } from '../supers/answers.ts';
import { SUPERS_SENSE } from '../supers/sense.ts';
import { aimsOf } from './aims.ts';
import { chooseSpending } from './fight.ts';
import { chooseDetail, chooseHeld, chooseReaction, chooseStart, shareWounds } from './answers.ts';
import { chooseInTurn, turnOf } from './turn.ts';

export const HERO_SENSE: Sense = {
  ...SUPERS_SENSE,
  aims: (g, hero, word) => (word === 'allExit' ? aimsOf(g, hero).flat() : []),
  progress: (g) => ownOf(g).rescued.length + countHappened(g, ['gone']),
  ...answersOf({
    turnOf,
    chooseInTurn,
    isStep: (d) => offersStep(d) || d.about?.['for'] === 'burst-of-speed',
    chooseDetail,
    chooseNext,
    chooseSpending,
    chooseReaction,
    chooseHeld,
    chooseLeaving: () => 'leave',
    shareWounds,
    chooseOther: (g, hero, d) => (d.prompt === 'start-zone' ? chooseStart(g, hero, d) : undefined),
  }),
};
