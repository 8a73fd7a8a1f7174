/**
 * The stage: what is to be seen at every moment of a plan. A frame is a state for the board and the figures that are
 * between two places. Figures on their way stand nowhere; those that rise come to stand when they have risen.
 */
import type { Context, GameEvent, State } from '@holdout/engine';
import { enemyKey, heroKey, personKey } from '../board/pieces.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import type { Spot } from '../board/slots.ts';
import { markHits } from '../table/log-lines.ts';
import { applyEvent, arrived, departed, heroIndex, isTravel } from './apply-event.ts';
import type { Theatre, TheatreStep } from './theatre.ts';

export interface Mover {
  /** Lasting: React and the animation know it by this. */
  readonly key: string;
  readonly kind:
    'travel' | 'fade' | 'rise' | 'kill' | 'bite' | 'wound' | 'shield' | 'death' | 'dice' | 'level' | 'track';
  readonly duration: number;
  /** It is there this long before it moves. */
  readonly delay: number;
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
  track: 600,
};
/** Changes closer than this, two frames of the screen, are shown together. */
const SAME = 34;
/** Lines that come faster than this cannot be read one by one: they are told together. */
const READ = 150;

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
    const telling = next.state === last.state && next.movers === last.movers && !cue.ends;
    if (cue.at - last.at < (telling ? READ : SAME)) frames[frames.length - 1] = { ...next, at: last.at };
    else frames.push(next);
  }
  return frames;
}

function changed(context: Context, state: State, { change }: Cue, event: GameEvent): State {
  if (change === undefined) return state;
  if (!isTravel(event) || change === 'whole') return applyEvent(context, state, event);
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
    const span = { from: wave[0].at, to: Math.max(...wave.map((s) => s.at + s.duration)) };
    wave.forEach((step, i) => cues.push(...cuesFor(context, step, first + i, span, state, after, motion)));
    first += wave.length;
    state = after;
  }
  cues.push({ at: total, step: steps.length - 1, ends: true });
  return cues.sort((a, b) => a.at - b.at);
}

/** From the first step of a wave to the end of its last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Figures of one wave come onto the stage and leave it together, so that a crowd changes the board twice, not a hundred times. */
const TOGETHER: readonly TheatreStep['kind'][] = ['swarm', 'rise'];

function cuesFor(
  context: Context,
  step: TheatreStep,
  index: number,
  span: Span,
  state: State,
  after: State,
  motion: boolean,
): Cue[] {
  const { at, duration, kind } = step;
  const begins: Cue = { at, step: index, begins: true };
  const movers = duration === 0 ? [] : moversFor(context, step, index, state, after, motion);
  if (duration > 0 && TOGETHER.includes(kind)) {
    const delay = at - span.from;
    return [
      begins,
      ...(kind === 'swarm' ? [{ at: span.from, step: index, change: 'depart' as const }] : []),
      { at: span.to, step: index, change: kind === 'swarm' ? 'arrive' : 'whole' },
      ...movers.flatMap((m) => onStage({ ...m, delay }, index, span.from, span.to)),
    ];
  }
  return [
    { ...begins, change: 'whole' },
    ...movers.flatMap((m) => onStage(m, index, at, at + duration + (LINGER[m.kind] ?? 0))),
  ];
}

const onStage = (enter: Mover, step: number, from: number, to: number): Cue[] => [
  { at: from, step, enter },
  { at: to, step, leave: enter.key },
];

function moversFor(
  context: Context,
  { event, duration, kind }: TheatreStep,
  index: number,
  state: State,
  after: State,
  motion: boolean,
): Mover[] {
  const make = (m: Omit<Mover, 'key' | 'duration' | 'delay' | 'to'> & { to?: Spot }, part = ''): Mover => ({
    key: `${index}${part}`,
    duration,
    delay: 0,
    to: m.from,
    ...m,
  });
  const middle = (zone: string): Spot => positionOf(context, context.board.indexOf.get(zone) ?? 0, 'middle');
  switch (event.type) {
    case 'bystander-moved':
    case 'enemies-pushed':
    case 'enemies-moved': {
      const person = event.type === 'bystander-moved';
      const [from, to] = person
        ? [
            personSpot(context, state, event.card, event.from),
            personSpot(context, after, event.card, event.to),
          ]
        : [
            enemySpot(context, state, event.enemy, event.from),
            enemySpot(context, after, event.enemy, event.to),
          ];
      const figures = person ? { enemy: event.card } : { enemy: event.enemy, n: event.n };
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
    case 'enemy-returned':
      return [
        make({ kind: 'rise', from: enemySpot(context, after, event.enemy, event.zone), enemy: event.enemy }),
      ];
    case 'bystander-placed':
      return [
        make({ kind: 'rise', from: personSpot(context, after, event.card, event.zone), enemy: event.card }),
      ];
    case 'bystander-left':
    case 'bystander-lost':
    case 'bystander-rescued':
    case 'devoured':
      return [
        make({ kind: 'kill', from: personSpot(context, state, event.card, event.zone), enemy: event.card }),
      ];
    case 'track-changed': {
      const from = heroSpot(context, state, event.hero);
      return from ? [make({ kind: 'track', from, n: event.to })] : [];
    }
    case 'enemies-attack':
      return [make({ kind: 'bite', from: middle(event.zone), n: event.n })];
    case 'wounded':
    case 'wound-prevented':
    case 'recovered':
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
    case 'rerolled':
    case 'die-turned':
    case 'dice-rolled': {
      const from = heroSpot(context, state, event.hero);
      const hits = event.type === 'dice-rolled' ? 0 : event.hits;
      return from ? [make({ kind: 'dice', from, dice: markHits(event.dice, hits) })] : [];
    }
    default:
      return [];
  }
}

const heroSpot = (context: Context, state: State, hero: string): Spot | undefined =>
  seatingOf(context, state).spots.get(heroKey(hero));

const personSpot = (context: Context, state: State, card: string, zone: string): Spot =>
  seatingOf(context, state).spots.get(personKey(card)) ??
  positionOf(context, context.board.indexOf.get(zone) ?? 0, 'hero');

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
