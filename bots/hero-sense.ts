/** What a player of hero mode knows: rescue people, spend power where it kills, keep together, do the mission's work. */
import type { AllocateDecision, Game, PickDecision } from '@holdout/engine';
import { heroAims } from './hero-aims.ts';
import { chooseSpending } from './hero-fight.ts';
import { chooseAim, chooseDetail, chooseHeld, chooseReaction, shareWounds } from './hero-picks.ts';
import { heroOwn } from './hero-table.ts';
import { chooseHeroTurn, turnOf } from './hero-turn.ts';
import type { Temper } from './look.ts';
import type { Sense } from './sense.ts';
import { chooseZones } from './zombie-fight.ts';
import { chooseNext, chooseTarget, chooseWay } from './zombie-picks.ts';
import { ownOf } from './zombie-table.ts';
import { ZOMBIE_SENSE } from './zombie-sense.ts';

/** Questions about a hero's own step or attack, in the turn or given by a card. */
const isStep = (d: PickDecision): boolean =>
  d.options.some((o) => o.verb === 'move' || o.verb === 'attack') || d.about?.['for'] === 'burst-of-speed';

function answer(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  switch (d.prompt) {
    case 'turn':
      return chooseHeroTurn(g, hero, d, temper);
    case 'choose':
      return isStep(d) ? chooseHeroTurn(g, hero, d, temper) : chooseDetail(g, d);
    case 'activate':
      return chooseNext(g, d);
    case 'spend-power':
      return chooseSpending(turnOf(g, hero, temper), d);
    case 'react':
      return chooseReaction(g, hero, d);
    case 'hit-target':
      return chooseTarget(g, d);
    case 'keep-card':
    case 'lose-card':
      return chooseHeld(d);
    case 'aim':
      return chooseAim(g, d);
    case 'bystander-way':
      return chooseWay(g, d);
    case 'leave':
      return 'leave';
    default:
      return undefined;
  }
}

function shares(g: Game, d: AllocateDecision): string | undefined {
  if (d.prompt === 'share-wounds') return shareWounds(g, d);
  return d.prompt === 'assign-hits' ? chooseZones(g, d) : undefined;
}

export const HERO_SENSE: Sense = {
  ...ZOMBIE_SENSE,
  aims: (g, hero, word) => (word === 'allExit' ? heroAims(g, hero).flat() : []),
  progress: (g) =>
    heroOwn(g).rescued.length + ownOf(g).done.filter((what) => what.startsWith('gone:')).length,
  answer,
  shares,
};
