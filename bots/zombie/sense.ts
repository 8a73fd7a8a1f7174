/** What a player of zombie mode knows: feed before the hunger takes over, hunt the people, keep together. */
import type { Game, PickDecision } from '@holdout/engine';
import { progressOf, wordAims } from './aims.ts';
import type { Temper } from '../plain/ends.ts';
import { chooseZones } from './fight.ts';
import {
  chooseKept,
  chooseLeaving,
  chooseNext,
  chooseReaction,
  chooseTarget,
  chooseWay,
  shareWounds,
} from './picks.ts';
import type { Sense } from '../sense.ts';
import { hungerOf, lineOf, RAVENOUS } from './table.ts';
import { chooseZombieTurn } from './turn.ts';

/** Questions about a hero's own step or attack, in the turn or given by a card. */
const isStep = (d: PickDecision): boolean =>
  (d.prompt === 'choose' || d.prompt === 'move-on') &&
  d.options.some((o) => o.verb === 'move' || o.verb === 'attack');

function answer(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined {
  if (d.prompt === 'turn' || isStep(d)) return chooseZombieTurn(g, hero, d, temper);
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
      return chooseKept(d);
    case 'bystander-way':
      return chooseWay(g, d);
    case 'leave':
      return chooseLeaving(g, hero);
    default:
      return undefined;
  }
}

export const ZOMBIE_SENSE: Sense = {
  carried: () => ['hands'],
  held: () => [],
  isArmed: () => true,
  closeFight(g, hero) {
    const hunger = hungerOf(g, hero);
    const { dice, accuracy } = hunger >= RAVENOUS ? { dice: 1, accuracy: 4 } : lineOf(g, hero);
    const hits = ((dice + hunger) * (7 - accuracy)) / 6;
    return { hits: hunger >= RAVENOUS ? Math.min(1, hits) : 0.8 * hits, damage: 3 };
  },
  attack: () => ({ hits: 1, damage: 3, burns: false, picks: true }),
  worth: () => 1,
  handWorth: () => 0,
  missingPart: () => undefined,
  opensDoors: () => true,
  skillWorth: () => 1,
  searchWorth: () => 0,
  canSearchIn: () => false,
  armories: () => [],
  aims: wordAims,
  progress: progressOf,
  optionWorth: () => undefined,
  answer,
  shares(g, d) {
    if (d.prompt === 'share-wounds') return shareWounds(g, d);
    return d.prompt === 'assign-hits' ? chooseZones(g, d) : undefined;
  },
};
