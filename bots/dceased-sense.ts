/** What a player of DCeased knows: bring people along, pick things up, spend power where it kills, do the mission's work. */
import type { AllocateDecision, Game, PickDecision } from '@holdout/engine';
import { dceasedAims } from './dceased-aims.ts';
import { chooseSpending } from './dceased-fight.ts';
import {
  chooseAlong,
  chooseDetail,
  chooseHeld,
  chooseNext,
  chooseReaction,
  shareWounds,
} from './dceased-picks.ts';
import { dceasedOwn } from './dceased-table.ts';
import { chooseDceasedTurn, chooseLeaving, turnOf } from './dceased-turn.ts';
import { chooseAim } from './hero-picks.ts';
import type { Temper } from './look.ts';
import type { Sense } from './sense.ts';
import { chooseZones } from './zombie-fight.ts';
import { chooseTarget, chooseWay } from './zombie-picks.ts';
import { ZOMBIE_SENSE } from './zombie-sense.ts';

/** Questions about a hero's own step or attack, in the turn or given by a card. */
const isStep = (d: PickDecision): boolean => d.options.some((o) => o.verb === 'move' || o.verb === 'attack');

function answer(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  switch (d.prompt) {
    case 'turn':
    case 'move-on':
      return chooseDceasedTurn(g, hero, d, temper);
    case 'choose':
      return isStep(d) ? chooseDceasedTurn(g, hero, d, temper) : chooseDetail(g, d);
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
    case 'take-along':
      return chooseAlong(g, d);
    case 'trade':
      return 'finish';
    case 'aim':
      return chooseAim(g, d);
    case 'bystander-way':
      return chooseWay(g, d);
    case 'leave':
      return chooseLeaving(g, hero);
    default:
      return undefined;
  }
}

function shares(g: Game, d: AllocateDecision): string | undefined {
  if (d.prompt === 'share-wounds') return shareWounds(g, d);
  return d.prompt === 'assign-hits' ? chooseZones(g, d) : undefined;
}

export const DCEASED_SENSE: Sense = {
  ...ZOMBIE_SENSE,
  aims: (g, hero, word) => (word === 'livingExit' ? dceasedAims(g, hero).flat() : []),
  progress: (g) => dceasedOwn(g).rescued.length + dceasedOwn(g).done.length,
  answer,
  shares,
};
