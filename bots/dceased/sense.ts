/** What a player of DCeased knows: bring people along, pick things up, spend power where it kills, do the mission's work. */
import type { Game, PickDecision } from '@holdout/engine';
import { dceasedAims } from './aims.ts';
import { chooseSpending } from './fight.ts';
import {
  chooseAboutOffer,
  chooseAlong,
  chooseDetail,
  chooseHeld,
  chooseNext,
  chooseReaction,
  shareWounds,
} from './picks.ts';
import { dceasedOwn } from './table.ts';
import { chooseDceasedTurn, chooseLeaving, turnOf } from './turn.ts';
import { answersOf, offersStep } from '../living/sense.ts';
import type { Temper } from '../plain/ends.ts';
import type { Sense } from '../sense.ts';
import { ZOMBIE_SENSE } from '../zombie/sense.ts';

function chooseOther(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  if (d.prompt === 'move-on') return chooseDceasedTurn(g, hero, d, temper);
  if (d.prompt === 'take-along') return chooseAlong(g, d);
  if (d.prompt === 'trade-offer') return chooseAboutOffer(g, hero, d);
  return d.prompt === 'trade' ? 'finish' : undefined;
}

export const DCEASED_SENSE: Sense = {
  ...ZOMBIE_SENSE,
  aims: (g, hero, word) => (word === 'livingExit' ? dceasedAims(g, hero).flat() : []),
  progress: (g) => dceasedOwn(g).rescued.length + dceasedOwn(g).done.length,
  ...answersOf({
    turnOf,
    chooseTurn: chooseDceasedTurn,
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
