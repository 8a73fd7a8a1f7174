/** Thinking about a decision: plans are made, played on to the end or some rounds far, and weighed. */
import type { Decision, Engine, Masked, Truth } from '@holdout/engine';
import { startMeter, type Budget } from './budget.ts';
import { candidatesFor, usualPlan, type Candidate } from './candidates.ts';
import { halve, meanOf } from './halving.ts';
import { follow } from './plan.ts';
import { playOn } from './playout.ts';
import { lookAt, type Tale } from './tale.ts';
import { valueOf } from './value.ts';

interface Weighed extends Candidate {
  /** Mean value of a position it led to, 1 for a game that is won. */
  readonly value: number;
  /** One for each time it was tried. */
  readonly tales: readonly Tale[];
}

export interface Thought {
  /** The best first; the others by their value. */
  readonly plans: readonly Weighed[];
  /** Answers simulated. */
  readonly spent: number;
}

export interface Style {
  /** Most plans to choose between. */
  readonly plans: number;
  /** Playouts a thought should have room for: what is left of the budget goes into looking further ahead. */
  readonly playouts: number;
  /** A budget that has room for so many whole games plays them to the end. */
  readonly games: number;
}

export const STYLE: Style = { plans: 14, playouts: 72, games: 12 };

/** To the end of the round that is under way, and one more. */
const FEWEST_ROUNDS = 2;
const MOST_SAMPLES = 200;
/** Samples each plan is tried on before the first are given up, and playouts that takes for a plan until one is left. */
const FIRST_SAMPLES = 3;
const PLAYOUTS_PER_PLAN = 7;

export function deliberate(
  engine: Engine,
  seen: Masked,
  d: Decision,
  budget: Budget,
  seed: string,
  style = STYLE,
): Thought {
  const meter = startMeter(budget);
  const samples: Truth[] = [];
  const tryOut = ({ plan, onward }: Candidate, nth: number, { rounds, after }: Depth): Tale => {
    samples[nth] ??= engine.determinise(seen, `${seed} ${nth}`);
    const state = engine.clone(samples[nth]);
    follow(engine, state, plan, meter);
    playOn(engine, state, onward, meter, (s) => s.round !== seen.round);
    const dawn = lookAt(engine.gameOf(state));
    playOn(engine, state, onward, meter, (s) => s.round >= seen.round + rounds);
    const near = { ...dawn, ended: state.outcome?.result, value: valueOf(engine.gameOf(state)) };
    if (near.ended || after === 0) return near;
    const until = meter.spent + after;
    playOn(engine, state, onward, meter, () => meter.spent >= until);
    const ended = state.outcome?.result;
    return ended ? { ...dawn, ended, value: (near.value + valueOf(engine.gameOf(state))) / 2 } : near;
  };
  const usual = usualPlan(engine, seen, d, seed, meter);
  const before = meter.spent;
  const first = tryOut(usual, 0, { rounds: FEWEST_ROUNDS, after: 0 });
  const shortest = Math.max(1, meter.spent - before);
  const after = Math.floor(budget.answers / style.games);
  const whole = shortest < after ? tryOut(usual, 0, { rounds: FEWEST_ROUNDS, after }) : first;
  const { depth, count } = roomFor(
    budget.answers,
    shortest,
    whole.ended ? meter.spent - before - shortest : Infinity,
    style,
  );
  if (count < 2) return { plans: [{ ...usual, value: first.value, tales: [first] }], spent: meter.spent };
  const plans = candidatesFor(engine, seen, d, usual, count, seed, meter);
  const tales = new Map<Candidate, Tale[]>(plans.map((candidate) => [candidate, []]));
  const arms = halve(plans, {
    first: FIRST_SAMPLES,
    most: MOST_SAMPLES,
    isSpent: () => meter.isSpent(),
    try(candidate, nth) {
      const tale = tryOut(candidate, nth, depth);
      tales.get(candidate)?.push(tale);
      return tale.value;
    },
  });
  const weighed = arms.map(({ plan: candidate, values }): Weighed => {
    const told = tales.get(candidate) ?? [];
    return { ...candidate, value: meanOf(values), tales: told };
  });
  return { plans: weighed, spent: meter.spent };
}

/** How far a try is played on: so many rounds, and then to the end of the game if that is no more answers away. */
interface Depth {
  readonly rounds: number;
  readonly after: number;
}

interface Room {
  readonly depth: Depth;
  /** How many plans to weigh. */
  readonly count: number;
}

/** What a budget has room for, by what a try of the fewest rounds costs, and one to the end. */
function roomFor(answers: number, shortest: number, whole: number, { plans, playouts, games }: Style): Room {
  const countFor = (tries: number): number => Math.min(plans, Math.round(tries / PLAYOUTS_PER_PLAN));
  if (answers / whole >= games)
    return { depth: { rounds: FEWEST_ROUNDS, after: Infinity }, count: countFor(answers / whole) };
  const room = answers / shortest;
  const rounds = Math.max(FEWEST_ROUNDS, Math.round((FEWEST_ROUNDS * room) / playouts));
  return { depth: { rounds, after: 0 }, count: countFor((room * FEWEST_ROUNDS) / rounds) };
}
