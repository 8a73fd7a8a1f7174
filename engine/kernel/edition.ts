/**
 * What an edition plugs into the kernel: content, actions, abilities and policies. The kernel never asks which
 * edition it runs; where editions differ there is a policy here.
 */
import type { TileFace } from '../board/index.ts';
import type { Mission } from '../mission/mission.ts';
import type { Reader } from '../mission/reader.ts';
import type { MissionWords } from '../mission/words.ts';
import type { Phase } from '../scenario/scenario.ts';
import type { Ability } from './ability.ts';
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import type { Next, Procedure } from './procedure.ts';
import type { RefusalCode } from './refusals.ts';
import type { Frame, HeroSheet, Setup } from './state.ts';
import type { Json, Source } from './vocabulary.ts';

export interface EnemyType {
  readonly id: string;
  /** Actions per activation (K-ENE-5). */
  readonly actions: number;
  /** Damage a single hit must have, or hits in one attack, to eliminate it. */
  readonly toughness: number;
  readonly xp: number;
  /** Figures in the box (K-SPAWN-4). */
  readonly limit: number;
  /** Placed along with each one spawned. */
  readonly brings?: { readonly type: number; readonly count: number };
  /** Spawned in its place when no figure is left; without it a shortage activates the type. */
  readonly instead?: number;
}

/** Something a hero can do in their turn. `why` is the one place that knows when it is not allowed. */
export interface Action {
  readonly verb: string;
  offer(g: Game, hero: number, add: (option: Option) => void): void;
  /** Why this is not possible now, for the text behind the verb; undefined when it is. */
  why(g: Game, hero: number, target: string): RefusalCode | undefined;
  run(g: Game, hero: number, option: Option): Next;
}

export interface Policies {
  /** Does the zone hold targets that are no heroes? Left out where only heroes are attacked. */
  hasOtherTargets?(g: Game, zone: number): boolean;
  /** How many attacks a hero can take before being gone for certain. */
  endurance(g: Game, hero: number): number;
  /** Puts one enemy attack on a hero. */
  suffer(g: Game, hero: number): Frame;
  /** The hero takes all they can and is gone: nothing about it is left to choose. */
  fall(g: Game, hero: number): void;
  /**
   * From the positions at the start of a step (K-ENE-8): for each zone, where an enemy group standing there may step
   * next, all ways equally good; empty = it stays.
   */
  directions(g: Game): (zone: number) => readonly number[];
  /** Figures a group of n becomes when it takes several directions: n, or more where splitting adds. */
  groupWanted(type: number, n: number, ways: number): number;
  /** The danger level whose line is read (K-SPAWN-2), 0 blue .. 3 red. */
  danger(g: Game): number;
  /** The clause by which the game is lost now, if it is. */
  lostBy(g: Game): string | undefined;
  /** Rooms of a building that draw a card when it is opened (K-SPAWN-6). */
  roomsToFill(g: Game, building: number): number[];
  /** Carries out a spawn card drawn for a zone. */
  resolveSpawnCard(g: Game, card: number, zone: number): Next;
  /** The enemies' part of a round up to the spawning, which nobody can foresee. */
  enemyTurn(g: Game): Frame;
}

/** How scenarios and reports reach what only this edition has. */
export interface ScenarioWords {
  /** Keys of a hero's entry beyond the common ones, read by `equip`. */
  readonly heroKeys: readonly string[];
  equip(g: Game, hero: number, r: Reader): void;
  /** Reads the `own` section. */
  place(g: Game, r: Reader): void;
  /** The stack with which a phase, or a hero's turn, begins. */
  frames(g: Game, phase: Phase, hero: number): Frame[];
  reportZone(g: Game, zone: number): { [key: string]: Json };
  reportHero(g: Game, hero: number): { [key: string]: Json };
}

export interface Edition {
  readonly id: string;
  /** Version of the rules; a save names it. */
  readonly rules: string;
  readonly tiles: { readonly [face: string]: TileFace & { readonly source: Source } };
  readonly missions: { readonly [id: string]: Json };
  readonly sheets: readonly HeroSheet[];
  readonly types: readonly EnemyType[];
  /** Experience at which blue, yellow, orange and red begin (K-XP-2). */
  readonly thresholds: readonly [number, number, number, number];
  readonly freeKinds: readonly string[];
  readonly spawnDeck: string;
  /** Card id by index, for every deck. */
  cardId(deck: string, card: number): string;
  readonly procedures: { readonly [name: string]: Procedure };
  readonly actions: readonly Action[];
  readonly abilities: readonly Ability[];
  readonly words: MissionWords;
  readonly policies: Policies;
  /** Heroes each of so many players begins with, where the edition or mission fixes it. */
  heroesPerSeat(players: number, mission: Pick<Mission, 'heroesPerSeat'>): number;
  /** A reason to refuse the seats and heroes, if there is one. */
  refuseSetup(setup: Setup, mission: Mission): RefusalCode | undefined;
  /** Decks, hands, the edition's own state; the first procedure. */
  setUp(g: Game): Frame;
  /** A hero on the board, with the slots the edition gives them. */
  slots: number;
  /** Hides what the table may not know of the edition's own state. */
  maskOwn?(own: { [key: string]: Json }): { [key: string]: Json };
  readonly scenario: ScenarioWords;
  /** Sentences about what is broken, none in a sound state. */
  invariants(g: Game): string[];
}
