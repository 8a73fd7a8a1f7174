/** What lies where in a mission, for the tests of every super-hero edition. */
import {
  deckOf,
  itemAt,
  cardId,
  countsOf,
  isRefusal,
  SPAWN,
  targetsOf,
  type Condition,
  type Edition,
  type Engine,
  type GameEvent,
} from '@holdout/engine';
import { Scene } from '@holdout/engine/scenario';
import { bystanderId } from '../supers/people/bystanders.ts';
import { ownOf } from '../supers/own.ts';

/** What the tests of every edition say about how a mission is laid out. */
export interface MissionLayout {
  id: string;
  label: string;
  minutes: number;
  start: string;
  /** Spawn points for four heroes, and those more with five and six. */
  spawns: string[];
  more: string[];
  objectives: string;
  /** Zones with a bystander card face down or turned up, by number. */
  bystanders: number;
  exit: string;
}

/** The mission as it is laid out for so many heroes. */
export function beginMission(
  engine: Engine,
  edition: Edition,
  mission: string,
  heroes: number,
  seed = 'set-up',
): Scene {
  const seats = [edition.sheets.slice(0, heroes).map((h) => h.id)];
  const events: GameEvent[] = [];
  const state = engine.newGame({ edition: edition.id, mission, seats }, seed, events);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const s = new Scene(engine, state);
  s.events.push(...events);
  return s;
}

/** Ids of the cards that can still be drawn from a deck. */
export const inDeck = (s: Scene, deck: string): string[] => {
  const { draw, discard } = deckOf(s.state, deck);
  return [...draw, ...discard].map((c) => cardId(s.game.context.edition, deck, c)).sort();
};

export const nameOf = (s: Scene, zone: number): string => itemAt(s.game.context.board.zones, zone).id;

/** Spawn points as `S1`, `S17 blue asleep`, in drawing order; those not on the board are left out. */
export const spawnPoints = (s: Scene): string[] =>
  s.game.context.mission.spawns.flatMap(({ zone, colour }, i) => {
    const is = s.state.spawns[i];
    if (is === SPAWN.gone) return [];
    return [
      [nameOf(s, zone), colour === 'red' ? '' : colour, is === SPAWN.active ? '' : 'asleep']
        .filter(Boolean)
        .join(' '),
    ];
  });

/** Is the spawn point there active? */
export const isActive = (s: Scene, zone: string): boolean =>
  s.game.context.mission.spawns.some(
    (p, i) => nameOf(s, p.zone) === zone && s.state.spawns[i] === SPAWN.active,
  );

/** Zones of the face-down cards, without those under objectives. */
export const faceDown = (s: Scene): string[] =>
  ownOf(s.game)
    .cards.filter((c) => !c.up && c.under < 0)
    .map((c) => nameOf(s, c.zone))
    .sort();

/** Where a card lies on the board, '' for nowhere. */
export function lies(s: Scene, card: string): string {
  const found = ownOf(s.game).cards.find((c) => bystanderId(s.game, c.card) === card);
  return found ? nameOf(s, found.zone) : '';
}

/** Colours of the objectives with how many there are, e.g. `red 3, blue 1`. */
export function colours(s: Scene): string {
  const all = s.state.objectives.map((o) => o.colour);
  return ['red', 'blue', 'green']
    .filter((c) => all.includes(c))
    .map((c) => `${c} ${all.filter((x) => x === c).length}`)
    .join(', ');
}

const goalOf = (s: Scene, goal: string) => {
  const found = s.game.context.mission.goals.find((x) => x.id === goal);
  if (!found) throw new Error(`no goal ${goal}`);
  return found.met;
};

/** Is this step of the mission met? */
export const met = (s: Scene, goal: string): boolean => goalOf(s, goal)(s.game);

/** Where something can be met, as those see it who may not look under cards: `thing:S4`, `place:S1`. */
function targets(s: Scene, condition: Condition): string[] {
  const g = s.engine.gameOf(s.engine.mask(s.state));
  return targetsOf(g, condition).map(({ kind, zone }) => `${kind}:${nameOf(s, zone)}`);
}
/** How far it is: `1 of 4`. */
const counts = (s: Scene, condition: Condition): string[] =>
  countsOf(s.game, condition).map(({ n, all }) => `${n} of ${all}`);

export const aims = (s: Scene, goal: string): string[] => targets(s, goalOf(s, goal));
export const progress = (s: Scene, goal: string): string[] => counts(s, goalOf(s, goal));

/** The same of what wins the game, for a board of its own. */
export const winAims = (s: Scene): string[] => targets(s, s.game.context.mission.win);
export const winProgress = (s: Scene): string[] => counts(s, s.game.context.mission.win);
export const isWon = (s: Scene): boolean => s.game.context.mission.win(s.game);
