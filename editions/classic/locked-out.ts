/**
 * Nobody can open a door any more (M-C07-3): everybody is in the street, something the mission needs lies behind closed
 * doors, nobody carries a tool, and none can be found: no room, no car and no skill draws a card that is one.
 */
import {
  deckOf,
  DANGER_LEVELS,
  HIDDEN,
  NEVER,
  oneOf,
  skillsAt,
  SPAWN,
  underWay,
  word,
  type Condition,
  type Game,
  type Hero,
  type NewSkill,
} from '@holdout/engine';
import type { Attack } from './attack.ts';
import { kindAt } from './cards.ts';
import { missionOf, ownOf, type Car } from './own.ts';
import { EQUIPMENT } from './types.ts';

/** What survivors have to reach; the mission says which. */
const NEEDED = {
  objectives: (g: Game) =>
    g.state.objectives.filter((o, i) => o.taken < 0 && g.context.mission.objectives[i]?.counts),
  spawns: (g: Game) => g.context.mission.spawns.filter((_, i) => g.state.spawns[i] !== SPAWN.gone),
} as const;

/** Takes what survivors still have to reach. */
export const lockedOut = word(oneOf(['objectives', 'spawns']), (what): Condition => {
  const needed = NEEDED[what];
  return (g) => {
    const living = g.state.heroes.filter((h) => h.status === 'in');
    if (living.length === 0 || living.some((h) => h.zone >= g.context.board.streets)) return false;
    if (carried(living).some((c) => isTool(g, c))) return false;
    const beyond = ({ zone }: { readonly zone: number }): boolean => !canReach(g, living, zone);
    return needed(g).some(beyond) && !canFindTool(g, living);
  };
});

const isTool = (g: Game, card: number): boolean => kindAt(g, card).door !== null;
/** What lies face down, for those who cannot look, may be one. */
const mayBeTool = (g: Game, card: number): boolean => card === HIDDEN || isTool(g, card);
const carried = (heroes: readonly Hero[]): number[] => heroes.flatMap((h) => h.slots.filter((c) => c >= 0));

const canReach = (g: Game, living: readonly Hero[], zone: number): boolean =>
  living.some((h) => g.view.distance[h.zone * g.context.zones + zone] !== NEVER);

/** Is there a tool among the cards that can be drawn, and a way to draw them? */
function canFindTool(g: Game, living: readonly Hero[]): boolean {
  const { draw, discard } = deckOf(g.state, EQUIPMENT);
  if (![draw, discard, ownOf(g).passing].some((pile) => pile.some((c) => mayBeTool(g, c)))) return false;
  return canEnterRoom(g, living) || ownOf(g).cars.some(isPolice) || canSearchStreet(g, living);
}

const isHere = (car: Car): boolean => car.zone >= 0;
const isPolice = (car: Car): boolean => car.kind === 'police' && isHere(car);

function canEnterRoom(g: Game, living: readonly Hero[]): boolean {
  const { board, zones } = g.context;
  for (let zone = board.streets; zone < zones; zone++) {
    if (!missionOf(g).noSearch.includes(zone) && canReach(g, living, zone)) return true;
  }
  return false;
}

/** The one skill that draws cards outside rooms and cars, won already or still to be won (C-SK-20). */
const STREET_SEARCH = 'hold-your-nose';

/** It needs an elimination, so somebody must have something to kill with, unless it has just been done. */
const canSearchStreet = (g: Game, living: readonly Hero[]): boolean =>
  living.some((h) => h.skills.includes(STREET_SEARCH) || canStillWin(g, h)) &&
  (canKill(g, carried(living)) || isKilling(g));

/** An attack is under way, or the hero whose turn it is has eliminated somebody: a Molotov is gone by then. */
const isKilling = (g: Game): boolean =>
  underWay<Attack>(g, 'attack') !== undefined ||
  (g.state.heroes[g.state.active]?.used.some((u) => u.startsWith('killed:')) ?? false);

/** Skills of the levels to come, and of one just reached whose skill is being chosen (C-SKILL-2). */
function canStillWin(g: Game, h: Hero): boolean {
  const hero = g.state.heroes.indexOf(h);
  const choosing = underWay<NewSkill>(g, 'new-skill') !== undefined;
  return DANGER_LEVELS.some(
    (_, level) =>
      (level > h.level || (choosing && level === h.level)) &&
      skillsAt(g, hero, level).includes(STREET_SEARCH),
  );
}

const MOLOTOV_PARTS = ['glass-bottles', 'gasoline'];

/** A car can be driven over them, or holds a weapon. */
function canKill(g: Game, cards: readonly number[]): boolean {
  const has = (id: string): boolean => cards.some((c) => kindAt(g, c).id === id);
  return (
    cards.some((c) => kindAt(g, c).uses.length > 0) || MOLOTOV_PARTS.every(has) || ownOf(g).cars.some(isHere)
  );
}
