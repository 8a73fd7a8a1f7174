/**
 * The theatre's plan: events become steps in time. Figures of one move go together, a little apart; everything else in
 * turn. Whatever the number of enemies, all is over after six seconds.
 */
import { withChange, type Context, type EventType, type GameEvent, type State } from '@holdout/engine';

export type StepKind =
  | 'walk' // a hero or a car changes zone
  | 'swarm' // enemies change zone
  | 'rise' // enemies come onto the board
  | 'kill'
  | 'bite'
  | 'wound'
  | 'shield' // a wound prevented
  | 'death'
  | 'dice'
  | 'door'
  | 'noise'
  | 'level'
  | 'token' // objectives, spawn zones, exits, heroes who come or go
  | 'card' // a spawn card is turned over
  | 'pause' // time to read the line
  | 'note'; // nothing to look at

export interface TheatreStep {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly duration: number;
  readonly kind: StepKind;
  readonly event: GameEvent;
  /** Steps of one wave are on their way at the same time. */
  readonly wave: number;
}

export interface Theatre {
  readonly steps: readonly TheatreStep[];
  readonly total: number;
}

export interface Tempo {
  /** As in the settings: 0 at once, 1 slow, 2 as designed, 3 fast. */
  readonly speed: number;
  /** False: nothing travels, everything fades. */
  readonly motion: boolean;
}

interface Beat {
  readonly kind: StepKind;
  readonly ms: number;
  /** Steps of this type may overlap: begin so much after the one before. */
  readonly apart?: number;
}

const LONGEST = 6000;
const FADE = 120;
/** Dice must be read even when they do not tumble. */
const STILL_DICE = 360;
const PACE = [0, 1.5, 1, 0.5];

const BEATS: { readonly [type in EventType]?: Beat } = {
  moved: { kind: 'walk', ms: 260 },
  drove: { kind: 'walk', ms: 260 },
  'enemies-moved': { kind: 'swarm', ms: 260, apart: 40 },
  'enemies-placed': { kind: 'rise', ms: 240, apart: 60 },
  'enemies-added': { kind: 'rise', ms: 240, apart: 60 },
  'enemies-killed': { kind: 'kill', ms: 220, apart: 60 },
  'enemies-removed': { kind: 'kill', ms: 220, apart: 60 },
  'enemies-attack': { kind: 'bite', ms: 320 },
  wounded: { kind: 'wound', ms: 300 },
  'wound-prevented': { kind: 'shield', ms: 300 },
  'hero-died': { kind: 'death', ms: 500 },
  attacked: { kind: 'dice', ms: 600 },
  rerolled: { kind: 'dice', ms: 600 },
  'die-turned': { kind: 'dice', ms: 600 },
  'run-over': { kind: 'dice', ms: 600 },
  burned: { kind: 'pause', ms: 300 },
  'door-opened': { kind: 'door', ms: 220 },
  'door-closed': { kind: 'door', ms: 220 },
  'building-opened': { kind: 'pause', ms: 300 },
  noise: { kind: 'noise', ms: 160 },
  'level-reached': { kind: 'level', ms: 500 },
  'objective-taken': { kind: 'token', ms: 300 },
  'spawn-activated': { kind: 'token', ms: 300 },
  'spawn-neutralised': { kind: 'token', ms: 300 },
  'exit-opened': { kind: 'token', ms: 300 },
  'hero-left': { kind: 'token', ms: 260 },
  'hero-joined': { kind: 'token', ms: 260 },
  'bystander-moved': { kind: 'swarm', ms: 260, apart: 40 },
  'bystander-placed': { kind: 'rise', ms: 240, apart: 60 },
  'bystander-left': { kind: 'kill', ms: 220 },
  'bystander-revealed': { kind: 'card', ms: 240 },
  'bystander-marked': { kind: 'token', ms: 200 },
  'bystander-rescued': { kind: 'kill', ms: 260 },
  'bystander-lost': { kind: 'kill', ms: 700 },
  'bystander-rolled': { kind: 'pause', ms: 400 },
  'bystander-shown': { kind: 'token', ms: 260 },
  'window-broken': { kind: 'door', ms: 320 },
  'door-forced': { kind: 'door', ms: 320 },
  'elevator-moved': { kind: 'door', ms: 400 },
  'hand-moved': { kind: 'token', ms: 260 },
  'hand-gone': { kind: 'token', ms: 260 },
  devoured: { kind: 'kill', ms: 320 },
  'track-changed': { kind: 'level', ms: 260, apart: 60 },
  ravenous: { kind: 'pause', ms: 400 },
  'enemies-pushed': { kind: 'swarm', ms: 260, apart: 40 },
  'enemies-stunned': { kind: 'token', ms: 260 },
  'enemy-returned': { kind: 'rise', ms: 300 },
  'hero-placed': { kind: 'walk', ms: 260 },
  recovered: { kind: 'shield', ms: 300 },
  'wounds-cancelled': { kind: 'pause', ms: 300 },
  'dice-rolled': { kind: 'dice', ms: 600 },
  'card-gained': { kind: 'card', ms: 220 },
  'card-used': { kind: 'card', ms: 260 },
  'sign-moved': { kind: 'token', ms: 260 },
  'sign-gone': { kind: 'token', ms: 260 },
  'exit-placed': { kind: 'token', ms: 400 },
  'objective-shown': { kind: 'token', ms: 300 },
  hopeless: { kind: 'pause', ms: 600 },
  'spawn-card': { kind: 'card', ms: 240 },
  'figures-short': { kind: 'pause', ms: 300 },
  'figures-instead': { kind: 'pause', ms: 300 },
  'card-strikes': { kind: 'pause', ms: 300 },
};

/** Reading time where a part of the round begins, or enemies act out of turn. */
function beatOf(event: GameEvent): Beat | undefined {
  if (event.type === 'phase' && (event.phase === 'enemies' || event.phase === 'spawn'))
    return { kind: 'pause', ms: 260 };
  if (event.type === 'activation' && event.extra) return { kind: 'pause', ms: 400 };
  return BEATS[event.type];
}

const lasting = ({ kind, ms }: Beat, motion: boolean): number =>
  motion ? ms : kind === 'dice' ? STILL_DICE : Math.min(ms, FADE);

export function planTheatre(
  context: Context,
  before: State,
  events: readonly GameEvent[],
  tempo: Tempo,
): Theatre {
  const { steps, total } = inTime(context, before, events, tempo.motion);
  const pace = PACE[tempo.speed] ?? 1;
  const scale = total === 0 ? 0 : Math.min(pace, LONGEST / total);
  return {
    steps: steps.map((s) => ({ ...s, at: s.at * scale, duration: s.duration * scale })),
    total: total * scale,
  };
}

function inTime(context: Context, before: State, events: readonly GameEvent[], motion: boolean): Theatre {
  const steps: TheatreStep[] = [];
  let state = before;
  let end = 0;
  let wave = 0;
  let left = leavers(context, state);
  for (const event of events) {
    const beat = beatOf(event);
    const last = steps.at(-1);
    const together = beat?.apart !== undefined && last?.event.type === event.type && left(event);
    if (!together) {
      wave++;
      left = leavers(context, state);
      left(event);
    }
    const at = together && last ? last.at + (motion ? (beat?.apart ?? 0) : 0) : end;
    const duration = beat ? lasting(beat, motion) : 0;
    steps.push({ at, duration, kind: beat?.kind ?? 'note', event, wave });
    end = Math.max(end, at + duration);
    state = withChange(state, event.change);
  }
  return { steps, total: end };
}

/** Says whether a group stood in its zone when the wave began; one that came with the wave belongs to the next. */
function leavers({ board, types, zones }: Context, start: State): (event: GameEvent) => boolean {
  const left = new Map<number, number>();
  return (event) => {
    if (event.type !== 'enemies-moved') return true;
    const at = types.findIndex((t) => t.id === event.enemy) * zones + (board.indexOf.get(event.from) ?? -1);
    const gone = (left.get(at) ?? 0) + event.n;
    left.set(at, gone);
    return gone <= start.enemies[at];
  };
}
