/**
 * The lessons of a mission that teaches, as data of its edition. A lesson is learnt when the game shows that it is,
 * whatever order the players do things in, and it is told only while it can be followed.
 */
import {
  itemAt,
  type Context,
  type Decision,
  type Engine,
  type GameEvent,
  type State,
} from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

/** What a lesson looks at. */
export interface Moment {
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision | null;
  /** Everything that has happened, in order. */
  readonly events: readonly GameEvent[];
}

/** Words: `lesson.<id>.title`, `.sub` (in the list), `.text` (what is told) and `.do` (what to do now). */
export interface Lesson {
  readonly id: string;
  /** It can be followed now. */
  ready(m: Moment): boolean;
  /** Left out: it is told, and nobody can show that they have understood. */
  learnt?(m: Moment): boolean;
  /** Answers after which it has been read, although nothing shows that it is learnt. */
  readonly readAfter?: number;
  /** It cannot wait for those before it. */
  urgent?(m: Moment): boolean;
  /** Of what cannot wait this comes first. */
  readonly first?: boolean;
  /** Ids of the zones it points at. */
  zones(m: Moment): readonly string[];
  /** Ids of the doors it points at, whoever stands before them. */
  doors?(m: Moment): readonly string[];
  /** Buttons it points at: families of the decision bar, or tools of the top bar. */
  readonly buttons: readonly string[];
  /** Opening this tool shows that it is learnt. */
  readonly tool?: 'forecast';
  /** A way to its zones is drawn, for those who do not know the board yet. */
  readonly way?: boolean;
}

/** Told between lessons, as often as it is true; words: `lesson.reminder.<id>`. */
export interface Reminder {
  readonly id: string;
  ready(m: Moment): boolean;
}

/** Something drawn on the board that has a line in the legend; words: `lesson.sign.<kind>` and `.text`. */
export interface Sign {
  readonly kind: 'objective' | 'spawn' | 'enemy' | 'noise' | 'door' | 'start' | 'exit' | 'person';
  /** Id of the enemy. */
  readonly enemy?: string;
}

/** A mission that teaches: it begins at once, with a team and a seed with which it goes well. */
export interface Tour {
  readonly mission: string;
  /** Whose turn it is at once comes first: the first press moves somebody. */
  readonly team: readonly string[];
  /** Whoever of the box speaks: nobody of the team. */
  readonly speaker: string;
  readonly seed: string;
  readonly lessons: readonly Lesson[];
  /** The first that is true is told. */
  readonly reminders: readonly Reminder[];
  /** The lesson for those who have played before. */
  readonly fight: string;
  /** What is to be seen on its board. */
  readonly signs: readonly Sign[];
  /** Mission to play afterwards. */
  readonly next: string;
}

/** What the mission on the table teaches, if it does; `evening`: with the box itself. */
export function tourOf(context: Context, evening = false): Tour | undefined {
  const plug = plugOf(context);
  const tour = evening ? plug.evening : plug.tour;
  return tour?.mission === context.mission.id ? tour : undefined;
}

/** The answer that begins the first turn. */
export const openingOf = (engine: Engine, state: State, { team }: Tour): string[] =>
  (engine.decisionOf(state)?.options ?? []).flatMap(({ id, heroes }) =>
    heroes?.includes(itemAt(team, 0)) ? [id] : [],
  );
