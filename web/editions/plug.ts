/**
 * What the client needs to know of an edition beyond its rules: its dashboard, its pieces, its menu. One
 * folder per edition, fetched when a game of it is on the screen (load.ts). Everything but the rules and the sheet may be
 * left out; what an edition does not bring is shown plainly.
 */
import type { Context, Edition, EventType, Odds, Option, Source, State } from '@holdout/engine';
import type { ComponentType } from 'react';
import type { EnemyLook } from '../board/enemy-look.ts';
import type { Extras } from '../board/extras.ts';
import type { RoomLook } from '../board/room-look.ts';
import type { Thing } from '../hands/thing.ts';
import type { HowtoPlan } from '../howto/plan.ts';
import type { IconName } from '../icon-names.ts';
import type { Tour } from '../lessons/lesson.ts';
import type { EditionSheet } from '../table/sheet.ts';

export interface EditionPlug {
  readonly edition: Edition;
  /** Cards, hearts, weapons: what a dashboard and the odds read. */
  readonly sheet: EditionSheet;
  /** The same of the edition as it is played with cards and heroes of a pack. */
  readonly sheetOf: (edition: Edition) => EditionSheet;
  readonly menu?: Partial<MenuPlan>;
  /** A part of its own in the dashboard, under the bar of experience: a track, a counter. */
  readonly Track?: ComponentType<TrackProps>;
  /** What an attack does to that track, beneath its chances. */
  readonly TrackOdds?: ComponentType<TrackOddsProps>;
  /** How its enemies look, by their id; the id of an enemy means the same figure in every edition. */
  readonly enemies?: { readonly [id: string]: EnemyLook };
  /** Who stands on the board without being hero or enemy, by the card that names them. */
  readonly people?: { readonly [card: string]: PersonLook };
  /** Floors and furniture of rooms that no other edition has. */
  readonly rooms?: { readonly [room: string]: RoomLook };
  /** What only this edition lays on the board. */
  readonly extras?: (context: Context, state: State) => Partial<Extras>;
  /** What of it people move with their hands, where they play without the app. */
  readonly loose?: LoosePlan;
  /** Zones by which heroes leave, beside those of the mission's exit. */
  readonly exits?: (context: Context) => readonly number[];
  /** Enemies in play that have a card of their own, by id, with the clause of what they do. */
  readonly foes?: (context: Context, state: State) => readonly Foe[];
  /** How far a goal of the mission has come, where it is more than met or not. */
  readonly progress?: (context: Context, state: State, goal: string) => GoalProgress | undefined;
  /** Fewer heroes than the game is made for: allowed, and told with its clause. */
  readonly fewHeroes?: { readonly below: number; readonly clause: string };
  /** Boxes its cards come from, where there are several. */
  readonly boxes?: BoxPlan;
  /** Clauses of the variants it offers, for the set-up and the table. */
  readonly variantClauses?: { readonly [variant: string]: string };
  /** Clauses by which things are shared out, by the question that asks for it. */
  readonly shareClauses?: { readonly [prompt: string]: readonly string[] };
  /** Clauses of a trade in which everything changes hands at once; left out: card by card. */
  readonly tradeClauses?: readonly string[];
  /** Clause by which a group parts. */
  readonly splitClause?: string;
  /** Clause by which players choose a person's way. */
  readonly wayClause?: string;
  /** Events so grave that they are told once more, over the board. */
  readonly alarms?: readonly EventType[];
  /** What it shows on "How to play", fetched when somebody looks. */
  readonly howto: () => Promise<HowtoPlan>;
  /** The mission that teaches: what, with whom, and what comes after it. */
  readonly tour?: Tour;
  /** The same with the box itself, step by step from laying it out. */
  readonly evening?: Tour;
  /** Who has risen from the dead among those with a face of their own; the others live. */
  readonly risen?: 'heroes' | 'enemies';
  /** Cards of the box, deck by deck, to be looked at. */
  readonly decks?: readonly Deck[];
  /** What comes at spawn points, card by card, by the number printed on it. */
  readonly spawnCards?: readonly { readonly id: string; readonly source?: Source }[];
  /** Players may make heroes of their own. */
  readonly ownHeroes?: boolean;
}

/** A deck, named `gallery.deck.<id>`. */
interface Deck {
  readonly id: string;
  readonly cards: readonly { readonly id: string; readonly source: Source }[];
}

/** Somebody or something that stands in a zone: where its edition keeps it. */
export interface LooseThing {
  /** Of its piece on the board. */
  readonly key: string;
  /** What names it: the card of a person, a kind of vehicle. */
  readonly id: string;
  readonly part: string;
  readonly at: number;
}
export interface LoosePlan {
  /** Counts that lie in zones. */
  readonly heaps: readonly { readonly part: string; readonly icon: IconName }[];
  readonly things: (context: Context, state: State) => readonly LooseThing[];
}

interface PersonLook {
  readonly combat: boolean;
}

export interface BoxPlan {
  /** Kinds of cards of several boxes, which players may mix; the edition's own box first. */
  readonly mixed: { readonly [kind: string]: readonly string[] };
  /** Box of each hero. */
  readonly heroes: { readonly [hero: string]: string };
}

/** An enemy with a card: what its ability is called and does, the narrator knows by its id. */
export interface Foe {
  readonly id: string;
  readonly zone: number;
  readonly asleep: boolean;
  readonly designed: boolean;
  readonly clause: string;
}

/** A count, or who of the heroes has done their part. */
export type GoalProgress =
  { readonly n: number; readonly all: number } | { readonly each: readonly boolean[] };

export interface TrackProps {
  readonly context: Context;
  readonly state: State;
  readonly hero: number;
  /** In the open dashboard; otherwise as short as can be. */
  readonly big: boolean;
}

export interface TrackOddsProps {
  readonly state: State;
  readonly option: Option;
  readonly odds: Odds;
  /** With everything there is to know; otherwise only what warns. */
  readonly big: boolean;
}

/** How the options of a turn are grouped and drawn. */
export interface MenuPlan {
  /** Families always in the bar, in this order; the first is how heroes get about. */
  readonly places: readonly string[];
  /** Family that takes the first place while moving is not on offer. */
  readonly standIn: string;
  /** Family of an option; undefined where its verb is its family. */
  readonly familyOf: (option: Option) => string | undefined;
  /** Families that are attacks. */
  readonly attacks: readonly string[];
  /** Options that have odds, or an effect to be told before it happens. */
  readonly rolls: (option: Option) => boolean;
  readonly icons: { readonly [family: string]: IconName };
  /** Option ids that a press on what only this edition lays on the board could have meant. */
  readonly meant?: (thing: Thing, context: Context) => readonly string[];
  /** Option ids that a press on a family could have meant, where the plain reading of its name is not enough. */
  readonly intents?: (
    family: string,
    context: Context,
    state: State,
    hero: number,
  ) => readonly string[] | undefined;
}
