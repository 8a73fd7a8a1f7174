/**
 * The stage: what is to be seen at every moment of a plan. A frame is a state for the board and the figures that are
 * between two places. Figures on their way stand nowhere; those that rise come to stand when they have risen.
 */
import type { Context, GameEvent, State } from '@holdout/engine';
import { enemyKey, heroKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import type { Spot } from '../board/slots.ts';
import { markHits } from '../table/log-lines.ts';
import { applyEvent, arrived, departed, heroIndex } from './apply-event.ts';
import type { Theatre, TheatreStep } from './theatre.ts';

export interface Mover {
  /** Lasting: React and the animation know it by this. */
  readonly key: string;
  readonly kind:
    'travel' | 'fade' | 'rise' | 'kill' | 'bite' | 'wound' | 'shield' | 'death' | 'dice' | 'level';
  readonly duration: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly enemy?: string;
  readonly n?: number;
  /** Number of the hero. */
  readonly hero?: number;
  readonly dice?: readonly { readonly face: number; readonly hit: boolean }[];
}

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
};
/** Changes closer than this, two frames of the screen, are shown together. */
const SAME = 34;

interface Cue {
  readonly at: number;
  readonly step: number;
  /** The state changes when the step begins, or when it ends. */
  readonly change?: 'whole' | 'depart' | 'arrive';
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
    const last = frames[frames.length - 1];
    const next: Frame = {
      at: cue.at,
      state: changed(context, last.state, cue, steps[cue.step].event),
      movers: moved(last.movers, cue),
      begun: last.begun + (cue.begins ? 1 : 0),
      over: last.over || cue.ends === true,
    };
    if (cue.at - last.at < SAME) frames[frames.length - 1] = { ...next, at: last.at };
    else frames.push(next);
  }
  return frames;
}

function changed(context: Context, state: State, { change }: Cue, event: GameEvent): State {
  if (change === undefined) return state;
  if (event.type !== 'enemies-moved' || change === 'whole') return applyEvent(context, state, event);
  return change === 'depart' ? departed(context, state, event) : arrived(context, state, event);
}

function moved(movers: readonly Mover[], { enter, leave }: Cue): readonly Mover[] {
  if (enter) return [...movers, enter];
  return leave === undefined ? movers : movers.filter((m) => m.key !== leave);
}

function cuesOf(
  context: Context,
  before: State,
  steps: readonly TheatreStep[],
  motion: boolean,
  total: number,
): Cue[] {
  const cues: Cue[] = [];
  let state = before;
  for (let first = 0; first < steps.length;) {
    const wave = steps.slice(first).filter((s) => s.wave === steps[first].wave);
    const after = wave.reduce((s, { event }) => applyEvent(context, s, event), state);
    wave.forEach((step, i) => cues.push(...cuesFor(context, step, first + i, state, after, motion)));
    first += wave.length;
    state = after;
  }
  cues.push({ at: total, step: steps.length - 1, ends: true });
  return cues.sort((a, b) => a.at - b.at);
}

function cuesFor(
  context: Context,
  step: TheatreStep,
  index: number,
  state: State,
  after: State,
  motion: boolean,
): Cue[] {
  const { at, duration, kind } = step;
  const end = at + duration;
  const movers = duration === 0 ? [] : moversFor(context, step, index, state, after, motion);
  const late = kind === 'rise' && duration > 0;
  const start: Cue[] = [
    { at, step: index, begins: true, change: kind === 'swarm' ? 'depart' : late ? undefined : 'whole' },
  ];
  if (kind === 'swarm') start.push({ at: end, step: index, change: 'arrive' });
  if (late) start.push({ at: end, step: index, change: 'whole' });
  return [
    ...start,
    ...movers.flatMap((m): Cue[] => [
      { at, step: index, enter: m },
      { at: end + (LINGER[m.kind] ?? 0), step: index, leave: m.key },
    ]),
  ];
}

function moversFor(
  context: Context,
  { event, duration, kind }: TheatreStep,
  index: number,
  state: State,
  after: State,
  motion: boolean,
): Mover[] {
  const make = (m: Omit<Mover, 'key' | 'duration' | 'to'> & { to?: Spot }, part = ''): Mover => ({
    key: `${index}${part}`,
    duration,
    to: m.from,
    ...m,
  });
  const middle = (zone: string): Spot => positionOf(context, context.board.indexOf.get(zone) ?? 0, 'middle');
  switch (event.type) {
    case 'enemies-moved': {
      const [from, to] = [
        enemySpot(context, state, event.enemy, event.from),
        enemySpot(context, after, event.enemy, event.to),
      ];
      const figures = { enemy: event.enemy, n: event.n };
      if (motion) return [make({ kind: 'travel', from, to, ...figures })];
      return [
        make({ kind: 'fade', from, ...figures }, 'out'),
        make({ kind: 'rise', from: to, ...figures }, 'in'),
      ];
    }
    case 'enemies-placed':
    case 'enemies-added':
      return [
        make({
          kind: 'rise',
          from: enemySpot(context, after, event.enemy, event.zone),
          enemy: event.enemy,
          n: event.n,
        }),
      ];
    case 'enemies-killed':
    case 'enemies-removed':
      return [
        make({
          kind: 'kill',
          from: enemySpot(context, state, event.enemy, event.zone),
          enemy: event.enemy,
          n: event.n,
        }),
      ];
    case 'enemies-attack':
      return [make({ kind: 'bite', from: middle(event.zone), n: event.n })];
    case 'wounded':
    case 'wound-prevented':
    case 'level-reached': {
      const from = heroSpot(context, state, event.hero);
      const mark = kind === 'wound' ? 'wound' : kind === 'level' ? 'level' : 'shield';
      return from ? [make({ kind: mark, from, hero: heroIndex(state, event.hero) })] : [];
    }
    case 'hero-died': {
      const from = heroSpot(context, state, event.hero);
      return from ? [make({ kind: 'death', from, hero: heroIndex(state, event.hero) })] : [];
    }
    case 'attacked':
    case 'run-over':
      return [make({ kind: 'dice', from: middle(event.zone), dice: markHits(event.dice, event.hits) })];
    case 'rerolled': {
      const from = heroSpot(context, state, event.hero);
      return from ? [make({ kind: 'dice', from, dice: markHits(event.dice, event.hits) })] : [];
    }
    default:
      return [];
  }
}

const heroSpot = (context: Context, state: State, hero: string): Spot | undefined =>
  seatingOf(context, state).spots.get(heroKey(hero));

/** Its own place, that of the crowd it is folded into, or about where it would stand. */
function enemySpot(context: Context, state: State, enemy: string, zone: string): Spot {
  const { spots, folds } = seatingOf(context, state);
  const at = context.board.indexOf.get(zone) ?? 0;
  return (
    spots.get(enemyKey(enemy, zone)) ??
    folds.find((f) => f.zone === at)?.spot ??
    positionOf(context, at, 'enemy')
  );
}
