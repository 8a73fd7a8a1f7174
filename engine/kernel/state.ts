/**
 * The state of a game: plain JSON data, nothing else. Everything a rule needs to remember is in here, so that a
 * state can be stored, cloned, compared and hashed in the middle of anything.
 * What never changes during a game (board, mission, cards) is in the Context (game.ts), found again from `setup`.
 */
import type { Gender, HeroStatus, Json } from './vocabulary.ts';

/** A hero as printed or as made by a player (C-SKILL-4): skills by danger level. */
export interface HeroSheet {
  readonly id: string;
  readonly source: string;
  readonly name?: string;
  readonly gender?: Gender;
  /** How its maker drew it, in words of whoever draws: kept and handed on, no rule reads it. */
  readonly look?: string;
  readonly skills: {
    readonly blue: string;
    readonly yellow: string;
    readonly orange: readonly string[];
    readonly red: readonly string[];
  };
  /** The attack printed on it, where heroes of the edition have one. */
  readonly attack?: AttackLine;
}

/** What a hero attacks with. */
export interface AttackLine {
  /** What a player has called it. */
  readonly name?: string;
  readonly mode: 'melee' | 'ranged';
  readonly range: readonly [number, number];
  readonly dice: number;
  readonly accuracy: number;
  /** The attack of the edition whose picture it has; no rule reads it. */
  readonly picture?: string;
}

/** What a game takes from a pack, beside its mission and its heroes: whose it is, its cards, what they are called. */
export interface PackCarried {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  /** Cards that are added to those of the edition, as the edition reads them. */
  readonly cards?: Json;
  /** Names of those cards by language, the first language for all others. */
  readonly texts?: { readonly [language: string]: { readonly [card: string]: string } };
}

/** A card of the players' own box that the edition does not know, as they have told it (packs/ours.ts). */
export interface OurCard {
  readonly deck: string;
  /** What it is called; left out of cards that have their names already. */
  readonly name?: string;
  /** All else it says, as packs tell cards of that deck. */
  readonly card: { readonly [part: string]: Json };
}

/** What players decide before the game; with the seed and the answers it is the whole save. */
export interface Setup {
  readonly edition: string;
  /** Id of a mission of the edition, or a mission file of the players' own. */
  readonly mission: string | Json;
  /** Hero ids by seat, first player first. */
  readonly seats: readonly (readonly string[])[];
  /** Heroes made by the players. */
  readonly sheets?: readonly HeroSheet[];
  /** Of whose pack it is played: all of it the game needs is in the set-up, whatever becomes of the pack. */
  readonly pack?: PackCarried;
  /** Boxes whose cards are mixed in, by kind of card (H-BOTH-2); left out: the edition's own box. */
  readonly boxes?: { readonly [kind: string]: readonly string[] };
  /** What is played otherwise than the edition's default, by the variants it offers (C-LOS-2). */
  readonly variants?: Variants;
  /** What comes from the players' own box: dice, tokens, decks by their ids (docs/COMPANION.md). */
  readonly byHand?: readonly string[];
  /** Cards of that box which the edition does not know: they wait beside their decks until one of them has come. */
  readonly ours?: readonly OurCard[];
  /** A rule of the house: players may set right what lies on their table (position/correct.ts). */
  readonly corrections?: true;
  /** People play the heroes' turns with their hands, and the app the enemies' (K-PLAY-5); they may set right, too. */
  readonly horde?: true;
}

/** What was chosen, by variant. */
export type Variants = { readonly [variant: string]: string };

/** A procedure under way: its name, the step it stands at, and its local variables. */
export interface Frame<P extends string = string> {
  proc: P;
  step: string;
}

export interface Hero {
  id: string;
  seat: number;
  status: HeroStatus;
  /** Zone index, -1 when off the board. */
  zone: number;
  xp: number;
  /** Danger level whose skills have been granted: 0 blue .. 3 red. */
  level: number;
  skills: string[];
  /** Actions left in the turn under way. */
  actions: number;
  /** Free actions left in the turn under way, by the edition's kinds. */
  free: number[];
  /** Actions promised for the next turn. */
  pledged: number;
  /** Things used up this turn, by ability or action id. */
  used: string[];
  /** Turn taken this round. */
  done: boolean;
  /** Cards by slot: card index, EMPTY or WOUND. */
  slots: number[];
  wounds: number;
  /** Place on the hero's track, where the edition has one (S-RND-2). */
  track: number;
}

/** An objective token. `colour` is hidden while `down`. */
interface Objective {
  zone: number;
  colour: string;
  down: boolean;
  /** Hero who took it, -1 while it lies on the board. */
  taken: number;
}

export interface Deck {
  /** Top card last. */
  draw: number[];
  discard: number[];
  /** Left out: of the pile nobody knows more than what it is made of. */
  known?: Known;
  /** Cards that may be in the players' own box or not: theirs that have not come yet, and those of ours that gave way. */
  beside?: number[];
}

/** What everybody knows of a pile that lies face down (known.ts). */
export interface Known {
  /** Cards whose places in it were seen. */
  placed: number[];
  /** Cards that come next, in an order nobody knows. */
  next: number[];
  /** Cards that are somewhere in it. */
  within: number[];
}

/** Dice and cards fixed by a test or scenario; must be used up exactly. */
interface Script {
  dice: number[];
  cards: { [deck: string]: number[] };
}

export interface Outcome {
  result: 'won' | 'lost';
  /** Clause or mission condition that ended the game. */
  cause: string;
}

export interface State {
  rules: string;
  setup: Setup;
  /** Cards of the players' own box: those of the set-up, and those they have met since (kernel/another.ts). */
  ours?: readonly OurCard[];
  /** Players may set right what lies on their table, though the set-up did not say so: they have agreed on it since. */
  corrections?: true;
  seed: string;
  /** Answers taken so far. */
  seq: number;
  /** Dice and hidden cards shown so far: undo is free while this stays the same. */
  reveals: number;
  /** Draws made so far, by purpose of chance. */
  chance: number[];
  script: Script | null;
  round: number;
  outcome: Outcome | null;
  stack: Frame[];
  /** Hero whose turn it is, -1 outside a turn. */
  active: number;
  /** Seat with the first player token. */
  first: number;
  heroes: Hero[];
  /** Enemy figures on the board: type * zones + zone. */
  enemies: number[];
  /** Figures left in the box, by type. */
  supply: number[];
  doors: number[];
  /** Buildings opened so far: 1 opened. */
  opened: number[];
  spawns: number[];
  objectives: Objective[];
  /** Colours of doors that have been released (K-DOOR-2). */
  unlocked: string[];
  decks: { [id: string]: Deck };
  /** Counts kept by the mission. */
  counters: { [id: string]: number };
  /** What only this edition keeps. */
  own: object;
}

/** For the compiler alone: what of the game a state holds. Who only reads takes a `State` and works for both. */
declare const HOLDS: unique symbol;

/** The whole of a game, what lies face down included: only this can be played on. */
export interface Truth extends State {
  readonly [HOLDS]: 'all';
}

/** What the table may see, and nothing else (mask.ts). Whoever plays is given this. */
export interface Masked extends State {
  readonly [HOLDS]: 'seen';
}
