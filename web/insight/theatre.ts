/**
 * The theatre's plan: events become steps in time. Figures of one move go together, a little apart; everything else in
 * turn. Whatever the number of enemies, all is over after six seconds.
 */
import {
  itemAt,
  formOf,
  withChange,
  type Beat,
  type Context,
  type GameEvent,
  type Spotlight,
  type State,
} from '@holdout/engine';
import { momentOf } from '../moments/moment.ts';

export interface TheatreStep {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly duration: number;
  readonly kind: Beat;
  readonly event: GameEvent;
  /** The table stops for it. */
  readonly moment?: Spotlight;
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
  /** Played once more: nothing stops for a moment of its own. */
  readonly again?: boolean;
  /** Moment that stays open for an answer: it need not be held to be read. */
  readonly asked?: Spotlight;
}

/** How long a beat takes, and how soon after it another of its kind may begin. */
interface Length {
  readonly ms: number;
  readonly apart?: number;
}

const LONGEST = 6000;
/** Of these, what moments may take. */
const FOR_MOMENTS = 4200;
const FADE = 120;
/** Dice must be read even when they do not tumble. */
const STILL_DICE = 360;
/** By the speed of the settings. */
export const PACE = [0, 1.5, 1, 0.5];

const LENGTHS: { readonly [beat in Beat]: Length } = {
  walk: { ms: 260 },
  swarm: { ms: 260, apart: 40 },
  rise: { ms: 240, apart: 60 },
  kill: { ms: 220, apart: 60 },
  bite: { ms: 320 },
  wound: { ms: 300 },
  shield: { ms: 300 },
  death: { ms: 500 },
  dice: { ms: 600 },
  door: { ms: 220 },
  noise: { ms: 160 },
  level: { ms: 500 },
  track: { ms: 260, apart: 60 },
  token: { ms: 300 },
  card: { ms: 240 },
  pause: { ms: 300 },
  note: { ms: 0 },
};

interface Played extends Length {
  readonly kind: Beat;
  readonly moment?: Spotlight;
  /** It takes at least this long. */
  readonly stays?: number;
}

/** How long what moves in a moment takes, and how long the whole stays to be read, whatever moves. */
const MOMENTS: { readonly [moment in Spotlight]: { readonly ms: number; readonly stays: number } } = {
  find: { ms: 420, stays: 2000 },
  spawn: { ms: 420, stays: 920 },
  level: { ms: 500, stays: 1800 },
  foe: { ms: 420, stays: 1200 },
  death: { ms: 900, stays: 1200 },
  end: { ms: 0, stays: 0 },
};

/** Reading time where a part of the round begins, or enemies act out of turn. */
function beatOf(context: Context, event: GameEvent, { again, asked }: Tempo): Played | undefined {
  const moment = again ? undefined : momentOf(context, event);
  if (moment && moment !== 'end') {
    const { ms, stays } = MOMENTS[moment];
    return { kind: formOf(event.type).beat ?? 'card', moment, ms, stays: moment === asked ? 0 : stays };
  }
  if (event.type === 'phase' && (event.phase === 'enemies' || event.phase === 'spawn'))
    return { kind: 'pause', ms: 260 };
  if (event.type === 'activation' && event.extra) return { kind: 'pause', ms: 400 };
  const { beat, ms } = formOf(event.type);
  return beat && { kind: beat, ...LENGTHS[beat], ...(ms === undefined ? {} : { ms }) };
}

const lasting = ({ kind, ms, stays = 0 }: Played, motion: boolean): number =>
  Math.max(stays, motion ? ms : kind === 'dice' ? STILL_DICE : Math.min(ms, FADE));

export function planTheatre(
  context: Context,
  before: State,
  events: readonly GameEvent[],
  tempo: Tempo,
): Theatre {
  const { steps, total } = inTime(context, before, events, tempo);
  const played = clockOf(steps, total, PACE[tempo.speed] ?? 1);
  return {
    steps: steps.map((s) => ({ ...s, at: played(s.at), duration: played(s.at + s.duration) - played(s.at) })),
    total: played(total),
  };
}

/** From designed time to played time. Where all would take too long, moments keep their time before the rest does. */
function clockOf(steps: readonly TheatreStep[], total: number, pace: number): (time: number) => number {
  const moments = steps.filter((s) => s.moment !== undefined);
  const still = moments.reduce((sum, s) => sum + s.duration, 0);
  const rest = total - still;
  const slow = still === 0 ? 0 : Math.min(pace, FOR_MOMENTS / still);
  const fast = rest === 0 ? 0 : Math.min(pace, (LONGEST - still * slow) / rest);
  return (time) => {
    const passed = moments.reduce((sum, s) => sum + Math.max(0, Math.min(s.duration, time - s.at)), 0);
    return Math.min(LONGEST, passed * slow + (time - passed) * fast);
  };
}

function inTime(context: Context, before: State, events: readonly GameEvent[], tempo: Tempo): Theatre {
  const { motion } = tempo;
  const steps: TheatreStep[] = [];
  let state = before;
  let end = 0;
  let wave = 0;
  let left = leavers(context, state);
  for (const event of events) {
    const beat = beatOf(context, event, tempo);
    const last = steps.at(-1);
    const together =
      beat?.apart !== undefined && !last?.moment && last?.event.type === event.type && left(event);
    if (!together) {
      wave++;
      left = leavers(context, state);
      left(event);
    }
    const at = together && last ? last.at + (motion ? (beat?.apart ?? 0) : 0) : end;
    const duration = beat ? lasting(beat, motion) : 0;
    steps.push({ at, duration, kind: beat?.kind ?? 'note', event, moment: beat?.moment, wave });
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
    return gone <= itemAt(start.enemies, at);
  };
}
