/** Plays what has happened since the view before, and says what is to be seen meanwhile. */
import { withChange, type Context, type GameEvent, type State } from '@holdout/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMotion } from '../app/appearance.ts';
import { useSettings } from '../store/settings.ts';
import { nextRun, playedAgain, skipped, still, type Run, type Scene } from './run.ts';
import { toldNow } from '../moments/moment.ts';
import type { Frame } from './stage.ts';
import type { Mover } from './step-movers.ts';
import type { TheatreStep } from './theatre.ts';

export interface Show {
  /** What the board draws. */
  readonly state: State;
  /** What hands hold: a card that is being turned over is in nobody's yet. */
  readonly held: State;
  readonly playing: boolean;
  /** So short that nobody need wait for it: a step, a shot. */
  readonly brief: boolean;
  /** How long the whole plays, in milliseconds. */
  readonly total: number;
  readonly movers: readonly Mover[];
  readonly steps: readonly TheatreStep[];
  /** Steps that have begun: as many of the fresh events may be told. */
  readonly begun: number;
  /** The position before all of it. */
  readonly before: State;
  /** The event to be told now. */
  readonly line: GameEvent | null;
  skip(): void;
  /** There is something longer that has been played and can be watched again. */
  readonly over: boolean;
  /** From the beginning. */
  again(): void;
}

const BRIEF = 900;
const NOBODY: readonly Mover[] = [];

export function useTheatre(context: Context, scene: Scene): Show {
  const speed = useSettings((s) => s.speed);
  const motion = useMotion();
  const [run, setRun] = useState(() => still(context, scene));
  // In the same rendering, so that the end is never seen before the beginning.
  let current = run;
  if (run.scene !== scene) {
    current = nextRun(context, run, scene, { speed, motion });
    setRun(current);
  }

  const { frames } = current;
  useEffect(() => {
    if (frames.length === 0) return undefined;
    const start = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const advance = (): void => {
      const elapsed = performance.now() - start;
      const frame = frames.findLastIndex((f) => f.at <= elapsed);
      setRun((r) => (r.frames === frames && r.frame < frame ? { ...r, frame } : r));
      const next = frames[frame + 1];
      if (next) timer = setTimeout(advance, Math.max(0, next.at - elapsed));
    };
    advance();
    return () => clearTimeout(timer);
  }, [frames]);

  const skip = useCallback(() => setRun(skipped), []);
  const again = useCallback(() => setRun(playedAgain), []);
  return useMemo(() => ({ ...showOf(current), skip, again }), [current, skip, again]);
}

function showOf(run: Run): Omit<Show, 'skip' | 'again'> {
  const { scene, before, steps, frames, total, frame, ended = run } = run;
  const now = frames[frame];
  const begun = now?.begun ?? scene.fresh.length;
  // Results linger after the end: the position is final then and may be played on.
  const playing = now !== undefined && !now.over;
  const line = steps.slice(0, begun).findLast((s) => s.kind !== 'note')?.event ?? null;
  const state = playing ? now.state : scene.state;
  return {
    state,
    held: playing ? beforeFound(before, steps, now) : state,
    playing,
    brief: total <= BRIEF,
    over: !playing && ended.total > BRIEF,
    total,
    movers: now?.movers ?? NOBODY,
    steps,
    begun,
    before,
    line,
  };
}

function beforeFound(before: State, steps: readonly TheatreStep[], now: Frame): State {
  const told = toldNow(steps, now.begun);
  if (told?.moment !== 'find') return now.state;
  const at = steps.findIndex((s) => s.event === told.events[0]);
  return steps.slice(0, at).reduce((s, { event }) => withChange(s, event.change), before);
}
