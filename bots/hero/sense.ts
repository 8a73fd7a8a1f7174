/** What a player of hero mode knows: rescue people, spend power where it kills, keep together, do the mission's work. */
import { heroAims } from './aims.ts';
import { chooseSpending } from './fight.ts';
import { chooseDetail, chooseHeld, chooseReaction, chooseStart, shareWounds } from './picks.ts';
import { heroOwn } from './table.ts';
import { chooseHeroTurn, turnOf } from './turn.ts';
import { answersOf, offersStep } from '../living/sense.ts';
import type { Sense } from '../sense.ts';
import { chooseNext } from '../zombie/picks.ts';
import { ownOf } from '../zombie/table.ts';
import { ZOMBIE_SENSE } from '../zombie/sense.ts';

export const HERO_SENSE: Sense = {
  ...ZOMBIE_SENSE,
  aims: (g, hero, word) => (word === 'allExit' ? heroAims(g, hero).flat() : []),
  progress: (g) =>
    heroOwn(g).rescued.length + ownOf(g).done.filter((what) => what.startsWith('gone:')).length,
  ...answersOf({
    turnOf,
    chooseTurn: chooseHeroTurn,
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
