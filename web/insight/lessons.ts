/**
 * The lessons of a mission that teaches, as data of its edition. A lesson is learnt when the game shows that it is,
 * whatever order the players do things in, and it is told only while it can be followed.
 */
import type { Context, Decision, GameEvent, State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

/** What a lesson looks at. */
export interface Moment {
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision | null;
  /** Everything that has happened, in order. */
  readonly events: readonly GameEvent[];
}

export interface Lesson {
  readonly id: string;
  /** It can be followed now. */
  ready(m: Moment): boolean;
  learnt(m: Moment): boolean;
  /** Ids of the zones it points at. */
  zones(m: Moment): readonly string[];
  /** Buttons it points at: families of the decision bar, or tools of the top bar. */
  readonly buttons: readonly string[];
}

/** What the mission on the table teaches, if it does. */
export function lessonsOf(context: Context): readonly Lesson[] | undefined {
  const { tour } = plugOf(context);
  return tour?.mission === context.mission.id ? tour.lessons : undefined;
}

export interface Progress {
  /** The lesson to tell now, if any. */
  readonly lesson: Lesson | null;
  readonly learnt: number;
  readonly all: number;
}

export function progressOf(lessons: readonly Lesson[], m: Moment, waved: readonly string[]): Progress {
  const open = lessons.filter((l) => !waved.includes(l.id) && !l.learnt(m));
  return {
    lesson: m.state.outcome ? null : (open.find((l) => l.ready(m)) ?? null),
    learnt: lessons.length - open.length,
    all: lessons.length,
  };
}
