/**
 * The vocabulary of missions: named conditions and effects. A word reads its arguments once, when the mission is
 * compiled, and gives back a function; an edition adds words of its own to those of the kernel (common-words.ts).
 */
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import type { Trigger } from './mission.ts';
import type { Reader } from './reader.ts';

export type Condition = (g: Game) => boolean;

/** What an effect may refer to: who caused it, where, and which enemies. */
export interface About {
  readonly hero: number;
  readonly zone: number;
  readonly type: number;
  /** What it is about, by name: a colour, a card, an enemy hero, a tile. */
  readonly of: string;
  /** Other names for it. */
  readonly also?: readonly string[];
}
export type Effect = (g: Game, about: About) => Frame | null;

/** What an effect cannot do without: who caused it, where, the enemies or the enemy hero it is about, an exit with zones of its own. */
export type Need = 'hero' | 'zone' | 'enemies' | 'enemy-hero' | 'exit';

/** What a word can look up while the mission is compiled. */
export interface Lookup {
  /** Index of a zone, -1 with a problem noted when there is none. */
  zone(r: Reader): number;
  /** Zones of a named area. */
  area(r: Reader): readonly number[];
  enemy(r: Reader): number;
  /** Face of a tile on the board. */
  tile(r: Reader): string;
  /** Zones with a printed symbol, with the face each lies on. */
  marked(kind: string): readonly { readonly zone: number; readonly tile: string }[];
  condition(r: Reader): Condition;
  /** Are there doors, spawn zones or objectives of this colour? */
  colour(r: Reader, among: 'doors' | 'spawns' | 'objectives'): string;
  /** Does an objective of this colour lie face down? */
  faceDown(colour: string): boolean;
  /** Notes a problem when the rule the effect stands in cannot give it that. */
  needs(r: Reader, need: Need): void;
  /** The word puts the exit down, so that the mission's may do without zones. */
  placesExit(r: Reader): void;
}

/** Reads what a rule may be limited to; null where it cannot be. */
export type Subject = ((r: Reader, look: Lookup) => string) | null;

export interface MissionWords {
  readonly conditions: { readonly [word: string]: (r: Reader, look: Lookup) => Condition };
  readonly effects: { readonly [word: string]: (r: Reader, look: Lookup) => Effect };
  /** Triggers only this edition has. */
  readonly triggers?: { readonly [on in Trigger]?: Subject };
  /** Checks the edition's own section of the file and turns zone ids into indices. */
  own(r: Reader, look: Lookup): { [key: string]: Json };
  /** Types of the figures that section puts on the board, one entry each. */
  figures?(own: { readonly [key: string]: Json }): readonly number[];
}
