/**
 * The vocabulary of missions: named conditions and effects. A word reads its arguments once, when the mission is
 * compiled, and gives back a function; an edition adds words of its own to those of the kernel (common-words.ts).
 */
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import type { Reader } from './reader.ts';

export type Condition = (g: Game) => boolean;

/** What an effect may refer to: who caused it, where, and which enemies. */
export interface About {
  readonly hero: number;
  readonly zone: number;
  readonly type: number;
  /** What it is about, by name: a colour, a card, an enemy hero, a tile. */
  readonly of: string;
}
export type Effect = (g: Game, about: About) => Frame | null;

/** What an effect cannot do without: who caused it, the enemies it is about, an exit of the mission. */
export type Need = 'hero' | 'zone' | 'enemies' | 'exit';

/** What a word can look up while the mission is compiled. */
export interface Lookup {
  /** Index of a zone, -1 with a problem noted when there is none. */
  zone(r: Reader): number;
  /** Zones of a named area. */
  area(r: Reader): readonly number[];
  enemy(r: Reader): number;
  condition(r: Reader): Condition;
  /** Are there doors, spawn zones or objectives of this colour? */
  colour(r: Reader, among: 'doors' | 'spawns' | 'objectives'): string;
  /** Notes a problem when the rule the effect stands in cannot give it that. */
  needs(r: Reader, need: Need): void;
}

export interface MissionWords {
  readonly conditions: { readonly [word: string]: (r: Reader, look: Lookup) => Condition };
  readonly effects: { readonly [word: string]: (r: Reader, look: Lookup) => Effect };
  /** Checks the edition's own section of the file and turns zone ids into indices. */
  own(r: Reader, look: Lookup): { [key: string]: Json };
}
