/**
 * What the client needs to know of an edition beyond its rules: its dashboard, its pieces, its menu, its own words. One
 * folder per edition, fetched when a game of it is on the screen (load.ts). Everything but the rules and the sheet may be
 * left out; what an edition does not bring is shown plainly.
 */
import type { Context, Decision, Edition, GameEvent, Option, State } from '@holdout/engine';
import type { ComponentType } from 'react';
import type { EnemyLook } from '../board/enemy-look.ts';
import type { Extras } from '../board/extras.ts';
import type { RoomLook } from '../board/room-look.ts';
import type { IconName } from '../icon-names.ts';
import type { Lesson } from '../insight/lessons.ts';
import type { EditionSheet } from '../table/sheet.ts';

export interface EditionPlug {
  readonly edition: Edition;
  /** Cards, hearts, weapons: what a dashboard and the odds read. */
  readonly sheet: EditionSheet;
  readonly menu?: Partial<MenuPlan>;
  /** A part of its own in the dashboard, under the bar of experience: a track, a counter. */
  readonly Track?: ComponentType<TrackProps>;
  /** How its enemies look, by their id; the id of an enemy means the same figure in every edition. */
  readonly enemies?: { readonly [id: string]: EnemyLook };
  /** Floors and furniture of rooms that no other edition has. */
  readonly rooms?: { readonly [room: string]: RoomLook };
  /** What only this edition lays on the board. */
  readonly extras?: (context: Context, state: State) => Extras;
  /** Zones by which heroes leave, beside those of the mission's exit. */
  readonly exits?: (context: Context) => readonly number[];
  /** The change an event makes to what only this edition keeps, while the theatre plays it. */
  readonly apply?: (context: Context, state: State, event: GameEvent) => State;
  /** Clause by which a group parts. */
  readonly splitClause?: string;
  /** The mission that teaches, and what it teaches. */
  readonly tour?: { readonly mission: string; readonly lessons: readonly Lesson[] };
  /** Players may make heroes of their own. */
  readonly ownHeroes?: boolean;
  /** Words of the chrome that this edition adds, or says otherwise than words/; the same keys in both languages. */
  readonly words: { readonly en: ChromeWords; readonly fr: ChromeWords };
}

export type ChromeWords = { readonly [key: string]: string };

export interface TrackProps {
  readonly context: Context;
  readonly state: State;
  readonly hero: number;
  /** In the open dashboard; otherwise as short as can be. */
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
  /** Questions about cards and skills, which need room and none of the board. */
  readonly isTall: (decision: Decision) => boolean;
}
