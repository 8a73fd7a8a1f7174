/**
 * What an edition plugs into the kernel: content, actions, abilities and policies. The kernel never asks which
 * edition it runs; where editions differ there is a policy here.
 */
import type { SightOut, TileFace } from '../board/index.ts';
import type { Shape } from '../mission/argument.ts';
import type { Mission } from '../mission/mission.ts';
import type { Reader } from '../mission/reader.ts';
import type { MissionWords } from '../mission/words.ts';
import type { Parts } from '../position/shape.ts';
import type { Phase } from '../scenario/scenario.ts';
import type { Ability } from './ability.ts';
import type { Form } from './option-id.ts';
import type { Option, Topic } from './option.ts';
import type { Context, Game } from './game.ts';
import type { TellMotive } from './motive.ts';
import type { Procedure } from './procedure.ts';
import type { Unseen } from './determinise.ts';
import type { RefusalCode } from './refusals.ts';
import type { AttackLine, Frame, Hero, HeroSheet, Setup, Variants } from './state.ts';
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
  /** Types of the same family count as one when groups split (S-CARD-9). */
  readonly family?: string;
}

/** Something a hero can do in their turn. `why` is the one place that knows when it is not allowed. */
export interface Action {
  readonly verb: string;
  /** What its ids name; left out: nothing but the verb. */
  readonly form?: Form;
  /** Can this mission ever allow it? What it cannot is never looked for when a menu is made. Left out: it can. */
  suits?(mission: Mission): boolean;
  offer(g: Game, hero: number, add: (option: Option) => void): void;
  /** Why this is not possible now with what is named; undefined when it is. */
  why(g: Game, hero: number, about: Topic): RefusalCode | undefined;
  run(g: Game, hero: number, option: Option): Frame | null;
  /** What it asks or does in steps, under its verb. */
  readonly procedure?: Procedure;
}

/** Enemies of one type in a zone that attack in this step. */
export interface Strike {
  readonly type: number;
  readonly from: number;
  readonly n: number;
}

/** A group of one type that goes from one zone to another. */
export interface EnemyStep {
  type: number;
  from: number;
  to: number;
  n: number;
}

/** What a spawn card says at the danger level that is read; without an enemy of its own the name is empty. */
export interface SpawnReading {
  readonly kind: string;
  readonly enemy: string;
  readonly n: number;
}

/** Which activation is under way, for those who act along. */
export interface Acting {
  readonly second: boolean;
  /** The enemy phase itself, not an extra activation or a rush. */
  readonly phase: boolean;
  readonly steps: readonly EnemyStep[];
  /** Figures of a type in a zone that activate in it. */
  figures(type: number, zone: number): number;
}

/** Those who act in the same steps as enemies without being any (Z-BYS-11). */
export interface Company {
  /** Attacks they add, by zone. */
  attacks(g: Game, acting: Acting): readonly { readonly zone: number; readonly n: number }[];
  /** Plans their moves from the same positions, once the enemies' steps are known; they are made by `go`. */
  plan(g: Game, acting: Acting): Frame | null;
  go(g: Game): Frame | null;
}

export interface Policies {
  /** Zones with somebody to attack. Left out: every zone with a hero. */
  targetZones?(g: Game): readonly number[];
  /** Does this type attack in that zone? Left out: every type attacks in every zone with a target. */
  attacksIn?(g: Game, type: number, zone: number): boolean;
  /** Wounds that take a hero out when none of them is prevented. */
  health(g: Game, hero: number): number;
  /** How many attacks a hero can take before being gone for certain, where that can be told. Left out: as many as health. */
  endurance?(g: Game, hero: number): number;
  /** Puts one enemy attack on a hero. */
  suffer(g: Game, hero: number): Frame;
  /** The hero takes all they can and is gone: nothing about it is left to choose. */
  fall(g: Game, hero: number): void;
  /**
   * From the positions at the start of a step (K-ENE-8): for each zone, where an enemy group of that type standing there
   * may step next, all ways equally good; empty = it stays. A way through a closed window is broken open instead (H-WIN-2).
   * Whoever asks why is told with the first answer: nothing is built when nobody does.
   */
  directions(g: Game, tell?: TellMotive): (zone: number, type: number) => readonly number[];
  /** Figures a group of n becomes when it takes several directions: n, or more where splitting adds. */
  groupWanted(type: number, n: number, ways: number): number;
  /** The danger level that is read (K-SPAWN-2), 0 blue .. 3 red. */
  danger(g: Game): number;
  /** The clause by which the game is lost now, if it is. */
  lostBy(g: Game): string | undefined;
  /** The clause by which it will be lost at the next check, as things stand. Left out: `lostBy` is checked all the time. */
  doom?(g: Game): string | undefined;
  /** Rooms of a building that draw a card when it is opened (K-SPAWN-6). */
  roomsToFill(g: Game, building: number): number[];
  /** Does an active spawn point in this zone draw now? Left out: always. */
  spawnsAt?(g: Game, zone: number): boolean;
  /** Cards the spawn zone at this place of the mission draws in a spawn step. Left out: one. */
  spawnCards?(g: Game, spawn: number): number;
  /** What a spawn card, named by its id, is and brings at each danger level, blue first. */
  spawnReadings(context: Pick<Context, 'edition' | 'types'>, card: string): readonly SpawnReading[];
  /** Carries out a spawn card drawn for a zone. */
  resolveSpawnCard(g: Game, card: number, zone: number): Frame | null;
  /** Those of the hero's skills that have an effect now. Left out: all of them. */
  workingSkills?(g: Game, hero: number, skills: readonly string[]): readonly string[];
  /** Abilities a hero has besides skills: cards by slot. */
  alsoHolds?(g: Game, hero: number): readonly string[];
  /** Does the ability of this type, which has its id, hold now? They come before those of heroes. Left out: never. */
  hasAbility?(g: Game, type: number): boolean;
  /** Figures of a type in a zone that take no part in activations. */
  idle?(g: Game, type: number, zone: number): number;
  /** The clause by which figures there take no part, for those who ask why. */
  idleBy?(g: Game, type: number, zone: number): string;
  /** Zones a figure attacks from where it stands although no target shares its zone. */
  reach?(g: Game, type: number, zone: number): readonly number[];
  /** Asked when a type's second action is due: is the activation over for it? Said once, it may be forgotten. */
  tires?(g: Game, type: number): boolean;
  /** Figures that are no enemies but act along with them. */
  readonly company?: Company;
  /** All attacks on a zone in one step. Left out: the players share them out (rules/enemy-attack.ts). */
  zoneAttack?(g: Game, zone: number, strikes: readonly Strike[], company: number): Frame;
  /** Does the order in which attacked zones are resolved make a difference? (S-WND-4) */
  orderMatters?(g: Game, zones: readonly number[]): boolean;
  /**
   * A type that does not go from zone to zone by open ways: it opens the doors and windows it goes through, is put where
   * it goes and enters nowhere, or goes several zones of an open way at once.
   */
  stride?(g: Game, type: number): 'opens' | 'placed' | 'far' | undefined;
  /** After the moves of a step: what reacts to enemies that came in. */
  entered?(g: Game, steps: readonly EnemyStep[]): Frame | null;
  /** Before the first action of a turn, and before it is over. */
  turnStarts?(g: Game, hero: number): Frame | null;
  turnEnds?(g: Game, hero: number): Frame | null;
  /** What a Move costs where it is not 1 and 1 for each enemy. */
  moveCost?(g: Game, hero: number): number;
  /** A hero has come into a zone: what happens before the Move goes on (H-LVL-4). */
  heroEntered?(g: Game, hero: number, from: number): Frame | null;
  /** The hero has left a zone, by whatever effect: what goes along at once (D-ESC-1). */
  heroLeaves?(g: Game, hero: number): void;
  /** The hero has come into a zone by a Move. */
  heroSteps?(g: Game, hero: number): void;
  /** Zones a Move of several may go on to. Left out: all that lie next. */
  waysOn?(g: Game, hero: number): readonly number[];
  /** A Move is over: what the zones hold that it led into. */
  heroMoved?(g: Game, hero: number, entered: readonly number[]): Frame | null;
  /** An action of the turn is over: what has waited for that. */
  actionDone?(g: Game): Frame | null;
  /** A building is about to be filled for the first time. */
  buildingOpens?(g: Game, building: number): void;
  /** A building has been opened and its rooms filled. */
  buildingOpened?(g: Game, building: number): Frame | null;
  /** Something has changed: what has to be settled at once, before the mission's rules. */
  unsettled?(g: Game): Frame | null;
  /** The enemies' part of a round up to the spawning, which nobody can foresee. */
  enemyTurn(g: Game): Frame;
}

/** How scenarios and reports reach what only this edition has. */
export interface ScenarioWords {
  /** Keys of a hero's entry beyond the common ones, read by `equip`. */
  readonly heroKeys: readonly string[];
  equip(g: Game, hero: number, r: Reader): void;
  /** Lays so many wounds on a hero, where they are more than a number. */
  wound?(g: Game, hero: number, n: number): void;
  /** Reads the `own` section. */
  place(g: Game, r: Reader): void;
  /** The stack with which a phase, or a hero's turn, begins. */
  frames(g: Game, phase: Phase, hero: number): Frame[];
  reportZone(g: Game, zone: number): { [key: string]: Json };
  reportHero(g: Game, hero: number): { [key: string]: Json };
}

/** Something a hero may have too little of, and the reason to give then. */
export interface Lack {
  readonly code: RefusalCode;
  /** Gives a hero of a copy as much of it as there can be. */
  supply(h: Hero): void;
}

/** A card that lies face down on the board. */
export interface LaidCard {
  card: number;
  readonly zone: number;
}

/** What nobody has seen of a deck that is also laid on the board, and which card may lie where. */
export interface FaceDown {
  readonly laid: readonly LaidCard[];
  mayLie(card: number, on: LaidCard): boolean;
  mayBeInPile(card: number): boolean;
}

/** What packs may add to an edition besides heroes. */
export interface FurtherCards {
  readonly shape: Shape;
  /** By deck, the list in which its cards stand, and whether each has a name of its own. */
  readonly lists: { readonly [deck: string]: { readonly list: string; readonly named: boolean } };
  /** A card of our making, where documents have lost what the box has: it gives way to one that came from there. */
  isGuess(g: Game, deck: string, card: number): boolean;
  /** The edition with the cards that stand there, each problem noted, and with the attacks of these heroes. */
  extended(cards: Reader, sheets: readonly HeroSheet[]): Edition;
}

export interface Edition<Own extends object = object> {
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
  /** Card ids by index, for every deck; copies have the same id. */
  readonly cards: { readonly [deck: string]: readonly string[] };
  /** Deck of the cards that a hero's slot takes. */
  slotDeck(slot: number): string;
  /** Where every card is, wherever it is, deck by deck: each is somewhere, once. */
  cardsLying(g: Game): { readonly [deck: string]: readonly number[] };
  /** How the parts of the edition's own state are told by names (position/shape.ts). */
  readonly ownShapes: Parts<Own>;
  /** The procedures of its rules; those of abilities and actions come with them. */
  readonly procedures: { readonly [name: string]: Procedure };
  readonly actions: readonly Action[];
  readonly abilities: readonly Ability[];
  /** Boxes whose cards can be mixed in, by kind of card, the edition's own box first (H-BOTH-2). */
  readonly boxes?: { readonly [kind: string]: readonly string[] };
  /** Ways to play it that players choose between before the game, each with its choices, the default first (C-LOS-2). */
  readonly variants?: { readonly [variant: string]: readonly string[] };
  /** How far one sees out of a room into the street. Left out: straight on (K-LOS-4). */
  sightOut?(variants: Variants): SightOut;
  /** Skills that heroes of the players' own may have. */
  readonly ownSkills: readonly string[];
  /** Attacks printed on its heroes: how far those of the players' own may go. Left out: heroes have none. */
  readonly attacks?: readonly AttackLine[];
  /** Cards that packs may add. Left out: none. */
  readonly further?: FurtherCards;
  readonly words: MissionWords;
  readonly policies: Policies;
  /** Heroes each of so many players begins with, where the edition or mission fixes it. */
  heroesPerSeat(players: number, mission: Pick<Mission, 'heroesPerSeat'>): number;
  /** A reason to refuse the seats and heroes, if there is one. */
  refuseSetup(setup: Setup, mission: Mission): RefusalCode | undefined;
  /** Clauses behind reasons that editions share, where its own book has them elsewhere; empty for none. */
  readonly clausesBehind?: { readonly [code in RefusalCode]?: string };
  /** What skills may cost beside actions; where more of it would put one on offer, that is why it is not. */
  readonly lacks?: readonly Lack[];
  /** Decks, hands, the edition's own state; the first procedure. */
  setUp(g: Game): Frame;
  /** A hero on the board, with the slots the edition gives them. */
  slots: number;
  /** Hides what the table may not know of the edition's own state. */
  maskOwn?(own: Own): Own;
  /** Decks whose cards also lie face down outside their pile. */
  readonly laidFaceDown?: readonly string[];
  /** Where they lie so; undefined for other decks. */
  faceDown?(g: Game, deck: string): FaceDown | undefined;
  /** Puts cards that may lie there wherever `maskOwn` hides one. */
  determiniseOwn?(g: Game, unseen: Unseen): void;
  readonly scenario: ScenarioWords;
  /** Sentences about what is broken, none in a sound state. */
  invariants(g: Game): string[];
}
