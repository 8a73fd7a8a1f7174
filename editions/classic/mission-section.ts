/** What classic missions say in their own section. */
import {
  fields,
  flag,
  listOrNone,
  number,
  oneOf,
  or,
  refine,
  section,
  sectionOf,
  zone,
  type Game,
  type Mission,
  type Taken,
} from '@holdout/engine';
import { ZOMBIE_CARDS } from './cards.ts';

/** There is one card of each number. */
const zombieCards = refine(listOrNone(number(1, ZOMBIE_CARDS.length)), (cards, r) => {
  if (new Set(cards).size !== cards.length) r.fail('mission.card-twice');
  return cards;
});

export const SECTION = section({
  cars: listOrNone(fields({ kind: oneOf(['police', 'pimp'], 'car'), zone })),
  /** May cars be driven, food be loaded into them, spawn zones be neutralised? */
  drive: or(flag, false),
  supplies: or(flag, false),
  neutralise: or(flag, false),
  /** Rooms that cannot be searched; zones where a car leaves the board. */
  noSearch: listOrNone(zone),
  carExit: listOrNone(zone),
  /** Noise that stays. */
  permanentNoise: listOrNone(fields({ zone, tokens: number(1, 20) })),
  /** These cards only; none = all. */
  zombieCards,
  startingCards: or(oneOf(['dealt', 'on-top']), 'dealt'),
});
type ClassicMission = Taken<typeof SECTION>;

export const ownSection = (mission: Mission): ClassicMission => sectionOf(SECTION, mission);
export const missionOf = (g: Game): ClassicMission => ownSection(g.context.mission);
