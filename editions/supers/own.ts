/** What the super-hero editions keep in their state, and what their missions say in the `own` section. */
import type { Frame, Game } from '@holdout/engine';

/** A bystander figure on the board. */
export interface Bystander {
  card: number;
  zone: number;
  /** Spawn card that lies under it while it is escorted, -1 for one who is not (Z-ESC-1). */
  escort: number;
  /** A target the mission names. */
  marked: boolean;
}

/** A card that lies on the board: face down in a room or under an objective, or face up where the mission says so. */
export interface BoardCard {
  card: number;
  zone: number;
  /** Index of the objective it lies under, -1 for none. */
  under: number;
  up: boolean;
}

/** Something the End Phase will do: an enemy hero who comes back. */
export interface EndEffect {
  kind: 'return';
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
  /** Enemies that do not act until the End Phase. */
  stunned: { type: number; zone: number; n: number }[];
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
  /** Dice added to all attacks but Devour (M-MZ10). */
  upgrade: number;
  exit: number;
}

export const ownOf = (g: Game): SupersOwn => g.state.own as unknown as SupersOwn;

/** Where a card is hidden among the face-down ones. */
export interface HiddenCard {
  card: string;
  /** Not on these tiles. */
  notOn: string[];
}

export interface SupersMission {
  /** Zones without a face-down bystander card, and rooms that draw no spawn card. */
  noBystanders: number[];
  noSpawns: number[];
  hide: HiddenCard[];
  /** Cards face up on the board, to be taken when the condition holds (M-MZ10). */
  faceUp: { card: string; zone: number; after: string }[];
  /** One person under every objective, without the special cards (M-MZ9). */
  underObjectives: boolean;
  /** Only a hero who enters turns a bystander card up (M-MZ3). */
  revealOnEntering: boolean;
  sign: number;
  enemyHeroes: { type: number; zone: number; asleep: boolean }[];
  /** Kinds of spawn cards taken out of the deck. */
  withoutSpawnCards: string[];
  /** From so many heroes on, one spawn step before the first round (M-ALL-6); 7 = never. */
  earlySpawn: number;
  /** The team is split evenly over the start zones (M-MZ7). */
  split: boolean;
  /** Heroes go from room to street only by doors of this colour (M-MZ8). */
  forceField: string;
  /** No bystander fights (M-MZ4). */
  everybodyFlees: boolean;
  /** Zones more that those who flee go in each activation (M-MZ4). */
  fastBystanders: number;
}
export const missionOf = (g: Game): SupersMission => g.context.mission.own as unknown as SupersMission;

/** No zone. */
export const NOWHERE = -1;
