/** One run of the theatre: what is played for a scene, and how far it has come. */
import type { Context, Decision, GameEvent, State } from '@holdout/engine';
import { askedIn } from '../moments/moment.ts';
import { framesOf, type Frame } from './stage.ts';
import { planTheatre, type Tempo, type TheatreStep } from './theatre.ts';

/** A position and how it came about: a table's view, or a moment of the history. */
export interface Scene {
  readonly state: State;
  readonly fresh: readonly GameEvent[];
  /** What is asked now, where this is now, and whether it is asked here. */
  readonly decision?: Decision | null;
  readonly mine?: boolean;
}

export interface Run {
  readonly context: Context;
  readonly scene: Scene;
  /** The position before all of it. */
  readonly before: State;
  readonly steps: readonly TheatreStep[];
  readonly frames: readonly Frame[];
  readonly total: number;
  readonly frame: number;
  /** What was ended before its time, to be watched again. */
  readonly ended?: Run;
}

export const still = (context: Context, scene: Scene): Run => ({
  context,
  scene,
  before: scene.state,
  steps: [],
  frames: [],
  total: 0,
  frame: 0,
});

/** Ends at once: the last position is shown. */
export const skipped = ({ ended, ...run }: Run): Run => ({
  ...still(run.context, run.scene),
  ended: ended ?? run,
});

/** From the beginning; other frames than before, so that their clock starts anew. */
export function playedAgain({ ended, ...run }: Run): Run {
  const { frames, ...all } = ended ?? run;
  return { ...all, frames: [...frames], frame: 0 };
}

/** Plays only what follows from the position on the screen: not after undo, nor after a leap through the history. */
export function nextRun(context: Context, shown: Run, scene: Scene, tempo: Tempo): Run {
  const before = shown.scene.state;
  // Only who sits at the table has changed.
  if (shown.context === context && scene.state === before && scene.fresh === shown.scene.fresh)
    return { ...shown, scene };
  const follows = shown.context === context && scene.fresh.length > 0 && scene.state.seq === before.seq + 1;
  if (!follows || tempo.speed === 0) return still(context, scene);
  const { decision, mine } = scene;
  const theatre = planTheatre(context, before, scene.fresh, {
    ...tempo,
    again: decision === undefined,
    asked: (mine && decision && askedIn(decision)) || undefined,
  });
  if (theatre.total === 0) return still(context, scene);
  const frames = framesOf(context, before, theatre, tempo.motion);
  return { context, scene, before, steps: theatre.steps, frames, total: theatre.total, frame: 0 };
}
