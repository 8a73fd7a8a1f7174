/**
 * The stage: what is to be seen at every moment of a plan. A frame is a state for the board and the figures that are
 * between two places. Figures on their way stand nowhere; those that rise come to stand when they have risen.
 */
import { itemAt, withChange, type Context, type State } from '@holdout/engine';
import { withoutLeavers } from './leavers.ts';
import { moversFor, type Mover } from './step-movers.ts';
import type { Theatre, TheatreStep } from './theatre.ts';

export interface Frame {
  readonly at: number;
  readonly state: State;
  readonly movers: readonly Mover[];
  /** Steps that have begun. */
  readonly begun: number;
  /** Everything has been played; results may linger. */
  readonly over: boolean;
}

/** Results stay to be read a while after their step, without holding anything up. */
const LINGER: { readonly [kind in Mover['kind']]?: number } = {
  dice: 900,
  wound: 500,
  shield: 500,
  level: 500,
  track: 600,
};
/** Changes closer than this, two frames of the screen, are shown together. */
const SAME = 34;
/** Lines that come faster than this cannot be read one by one: they are told together. */
const READ = 150;

interface Cue {
  readonly at: number;
  /** What the board shows from now on. */
  readonly state?: State;
  readonly enter?: Mover;
  readonly leave?: string;
  readonly begins?: boolean;
  readonly ends?: boolean;
}

export function framesOf(
  context: Context,
  before: State,
  { steps, total }: Theatre,
  motion: boolean,
): Frame[] {
  const cues = cuesOf(context, before, steps, motion, total);
  const frames: Frame[] = [{ at: 0, state: before, movers: [], begun: 0, over: false }];
  for (const cue of cues) {
    const last = itemAt(frames, frames.length - 1);
    const next: Frame = {
      at: cue.at,
      state: cue.state ?? last.state,
      movers: moved(last.movers, cue),
      begun: last.begun + (cue.begins ? 1 : 0),
      over: last.over || cue.ends === true,
    };
    const telling = next.state === last.state && next.movers === last.movers && !cue.ends;
    if (cue.at - last.at < (telling ? READ : SAME)) frames[frames.length - 1] = { ...next, at: last.at };
    else frames.push(next);
  }
  return frames;
}

function moved(movers: readonly Mover[], { enter, leave }: Cue): readonly Mover[] {
  if (enter) return [...movers, enter];
  return leave === undefined ? movers : movers.filter((m) => m.key !== leave);
}

function cuesOf(
  context: Context,
  start: State,
  steps: readonly TheatreStep[],
  motion: boolean,
  total: number,
): Cue[] {
  const cues: Cue[] = [];
  let before = start;
  for (let first = 0; first < steps.length;) {
    const wave = steps.slice(first).filter((s) => s.wave === itemAt(steps, first).wave);
    const next = first + wave.length;
    const after = wave.reduce((s, { event }) => withChange(s, event.change), before);
    const span = { from: itemAt(wave, 0).at, to: steps[next]?.at ?? total };
    const movers = wave.map((step, i) =>
      step.duration === 0 ? [] : moversFor(context, step, first + i, before, after, motion),
    );
    cues.push(
      ...(itemAt(wave, 0).duration > 0 && TOGETHER.includes(itemAt(wave, 0).kind)
        ? together(wave, movers, span, before, after)
        : inTurn(wave, movers, before)),
    );
    first = next;
    before = after;
  }
  cues.push({ at: total, ends: true });
  return cues.sort((a, b) => a.at - b.at);
}

/** From the first step of a wave to the beginning of the next wave. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Figures of one wave come onto the stage and leave it together, so that a crowd changes the board twice, not a hundred times. */
const TOGETHER: readonly TheatreStep['kind'][] = ['swarm', 'rise'];

function together(
  wave: readonly TheatreStep[],
  movers: readonly (readonly Mover[])[],
  { from, to }: Span,
  before: State,
  after: State,
): Cue[] {
  const events = wave.map((s) => s.event);
  return [
    ...(itemAt(wave, 0).kind === 'swarm' ? [{ at: from, state: withoutLeavers(before, events) }] : []),
    ...wave.flatMap(({ at }, i): Cue[] => [
      { at, begins: true },
      ...itemAt(movers, i).flatMap((m) => onStage({ ...m, delay: at - from }, from, to)),
    ]),
    { at: to, state: after },
  ];
}

function inTurn(wave: readonly TheatreStep[], movers: readonly (readonly Mover[])[], before: State): Cue[] {
  let state = before;
  return wave.flatMap(({ at, duration, event }, i): Cue[] => {
    state = withChange(state, event.change);
    return [
      { at, begins: true, state },
      ...itemAt(movers, i).flatMap((m) => onStage(m, at, at + duration + (LINGER[m.kind] ?? 0))),
    ];
  });
}

const onStage = (enter: Mover, from: number, to: number): Cue[] => [
  { at: from, enter },
  { at: to, leave: enter.key },
];
