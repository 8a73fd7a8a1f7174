/** What the super-hero editions keep in their state. */
import { ownPart, type Frame, type Game } from '@holdout/engine';

export { missionOf, NOWHERE } from './missions/section.ts';

/** How somebody stands on the board; empty = like everybody. */
export type BystanderState = '' | 'hidden' | 'escorted';

/** A bystander figure on the board. */
export interface Bystander {
  card: number;
  zone: number;
  /** Spawn card that lies under its own: escorted (Z-ESC-1) or hidden (H-HID-1); -1 for none. */
  under: number;
  /** A target the mission names. */
  marked: boolean;
  /** Hero who escorts it and takes it along, -1 for nobody (D-ESC-1). */
  hero: number;
}

/** A card that lies on the board: face down in a room or under an objective, or face up where the mission says so. */
export interface BoardCard {
  card: number;
  zone: number;
  /** Index of the objective it lies under, -1 for none. */
  under: number;
  up: boolean;
  /** Turned up, the person is a target of the mission (M-MH4). */
  target: boolean;
  /** The players have looked at it; it still lies face down (M-D6). */
  seen?: boolean;
}

/** Something the End Phase will do: an enemy hero comes back to a zone, or rises where it lies (M-MH5). */
interface EndEffect {
  kind: 'return' | 'rise';
  type: number;
  zone: number;
}

export interface SupersOwn {
  cards: BoardCard[];
  bystanders: Bystander[];
  /** Where each bystander goes in the step under way: its index and the zone. */
  plans: [number, number][];
  /** Bystanders (cards) that attacked in the step under way: their action is spent. */
  fought: number[];
  sign: { zone: number; damaged: boolean } | null;
  /** The Sentinel Hand: charged, then spent, then gone (H-HAND). */
  hand: { zone: number; spent: boolean } | null;
  /** Shaft the elevator stands in, -1 where there is none (H-ELE-1). */
  elevator: number;
  /** Enemies that do not act until the End Phase. */
  stunned: { type: number; zone: number; n: number }[];
  /** Types of enemies that do not act until the End Phase, wherever they are (M-MH5-1). */
  stopped: number[];
  /** Zones that enemies who are no heroes cannot leave until the End Phase. */
  sticky: number[];
  /** Doors and windows that common enemies cannot pass until the End Phase. */
  barricades: number[];
  /** Heroes whose voice draws enemies that see nobody, until the End Phase. */
  shouts: number[];
  /** Enemy heroes with one action less in their next activation before the End Phase. */
  slowed: number[];
  /** Heroes whom enemies ignore until the End Phase. */
  ignored: number[];
  /** Bystanders (cards) that do not move this enemy phase. */
  frozen: number[];
  /** Abilities used this round, as `ability@hero`. */
  usedThisRound: string[];
  /** Enemy heroes who dodged this round. */
  dodged: number[];
  atEnd: EndEffect[];
  /** What waits until the action under way is over (M-MZ10-1). */
  later: Frame[];
  /** Enemy heroes who still sleep (M-MZ10). */
  asleep: number[];
  /** Enemy heroes who lie there: no figure, no target, no ability, until the mission wakes them (M-D8). */
  lying?: { type: number; zone: number }[];
  /** Bystanders each hero has devoured. */
  devoured: number[];
  /** Cards the mission speaks of that have been devoured, revealed or taken, by id. */
  done: string[];
  /** Cards out of the game. */
  out: { [deck: string]: number[] };
  /** Bystanders that left the board by a spawn zone; marked ones among them. */
  escaped: number;
  markedEscaped: number;
  markedDevoured: number;
  /** People rescued, and cards among them that the mission names as targets. */
  rescued: number[];
  /** Cards the mission names as targets; how many of them are lost for good. */
  targets: number[];
  targetsLost: number;
  /** What heroes carry for the mission, one entry each. */
  items: { item: string; hero: number }[];
  /** Dice added to all attacks but Devour (M-MZ10). */
  upgrade: number;
  exit: number;
}

export const OWN = ownPart<SupersOwn>();
export const ownOf = OWN.of;

/** What missions remember of a card or an enemy hero: kept in `done` as `gone:thor`. */
type Happening = 'devoured' | 'revealed' | 'took' | 'gone' | 'collected';

export const hasHappened = (g: Game, what: Happening, id: string): boolean =>
  ownOf(g).done.includes(`${what}:${id}`);

/** How often something of these kinds has. */
export const countHappened = (g: Game, kinds: readonly Happening[]): number =>
  ownOf(g).done.filter((x) => kinds.some((what) => x.startsWith(`${what}:`))).length;
