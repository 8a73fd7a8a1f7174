/** What a player of zombie mode knows: feed before the hunger takes over, hunt the people, keep together. */
import type { Game, PickDecision } from '@holdout/engine';
import type { Sense } from '../sense.ts';
import { chooseNext, chooseTarget, chooseWay, offersStep } from '../supers/answers.ts';
import { sharesBy, SUPERS_SENSE } from '../supers/sense.ts';
import type { Temper } from '../temper.ts';
import { progressOf, wordAims } from './aims.ts';
import { chooseHeld, chooseLeaving, chooseReaction, shareWounds } from './answers.ts';
import { chooseInTurn } from './turn.ts';

/** Questions about a hero's own step or attack, in the turn or given by a card. */
const isStep = (d: PickDecision): boolean =>
  (d.prompt === 'choose' || d.prompt === 'move-on') && offersStep(d);

function answer(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  if (d.prompt === 'turn' || isStep(d)) return chooseInTurn(g, hero, d, temper);
  switch (d.prompt) {
    case 'activate':
      return chooseNext(g, d);
    case 'react':
      return chooseReaction(g, hero, d);
    case 'hit-target':
      return chooseTarget(g, d);
    case 'choose':
      return d.about?.['for'] === 'nerve-strike' ? chooseTarget(g, d) : undefined;
    case 'keep-card':
      return chooseHeld(d);
    case 'bystander-way':
      return chooseWay(g, d);
    case 'leave':
      return chooseLeaving(g, hero);
    default:
      return undefined;
  }
}

export const ZOMBIE_SENSE: Sense = {
  ...SUPERS_SENSE,
  aims: wordAims,
  progress: progressOf,
  answer,
  shares: sharesBy(shareWounds),
};
