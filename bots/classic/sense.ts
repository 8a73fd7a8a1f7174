/** What a player of the classic game knows about its weapons, tools, supplies, skills and cars. */
import { missionOf } from '@holdout/editions/classic';
import type { Sense } from '../sense.ts';
import { armories, wordAims } from './aims.ts';
import { carWorth, suppliesSafe } from './cars.ts';
import { attack, bestOf } from './fight.ts';
import { chooseMatch } from './answers.ts';
import { carried, held, isTool, wantsSupplies } from './table.ts';
import { handWorth, missingPart, searchWorth, skillWorth, worth } from './worth.ts';

export const CLASSIC_SENSE: Sense = {
  carried,
  held,
  isArmed: (g, hero) => bestOf(g, hero, carried(g, hero), true).hits >= 0.9,
  closeFight: (g, hero, alone) => bestOf(g, hero, held(g, hero), alone),
  attack,
  worth,
  handWorth,
  missingPart,
  opensDoors: isTool,
  skillWorth,
  searchWorth,
  canSearchIn: (g, zone) => zone >= g.context.board.streets && !missionOf(g).noSearch.includes(zone),
  armories,
  aims: wordAims,
  answer: (g, _hero, d) => (d.prompt === 'match-set' ? chooseMatch(g) : undefined),
  progress: (g) => (wantsSupplies(g) ? suppliesSafe(g) : 0),
  optionWorth: carWorth,
};
