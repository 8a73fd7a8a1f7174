/** Thinking about a decision: plans are made, played on to the end or some rounds far, and weighed. */
import type { Decision, Engine, Masked, Truth } from '@holdout/engine';
import { startMeter, type Budget } from './budget.ts';
import { candidatesFor, usualPlan, type Candidate } from './candidates.ts';
import { halve, meanOf } from './halving.ts';
import { follow, type Plan } from './plan.ts';
import { playOn } from './playout.ts';
import { lookAt, type Tale } from './tale.ts';
import { valueOf } from './value.ts';

interface Weighed {
  readonly plan: Plan;
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
}

export const STYLE: Style = { plans: 14, playouts: 72 };

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
  const tryOut = ({ plan, onward }: Candidate, nth: number, rounds: number): Tale => {
    samples[nth] ??= engine.determinise(seen, `${seed} ${nth}`);
    const state = engine.clone(samples[nth]);
    follow(engine, state, plan, meter);
    playOn(engine, state, onward, meter, (s) => s.round !== seen.round);
    const dawn = lookAt(engine.gameOf(state));
    playOn(engine, state, onward, meter, (s) => s.round >= seen.round + rounds);
    return { ...dawn, ended: state.outcome?.result, value: valueOf(engine.gameOf(state)) };
  };
  const usual = usualPlan(engine, seen, d, seed, meter);
  const before = meter.spent;
  const first = tryOut(usual, 0, FEWEST_ROUNDS);
  const { rounds, count } = roomFor(budget.answers / Math.max(1, meter.spent - before), style);
  if (count < 2)
    return { plans: [{ plan: usual.plan, value: first.value, tales: [first] }], spent: meter.spent };
  const plans = candidatesFor(engine, seen, d, usual, count, seed, meter);
  const tales = new Map<Candidate, Tale[]>(plans.map((candidate) => [candidate, []]));
  const arms = halve(plans, {
    first: FIRST_SAMPLES,
    most: MOST_SAMPLES,
    isSpent: () => meter.isSpent(),
    try(candidate, nth) {
      const tale = tryOut(candidate, nth, rounds);
      tales.get(candidate)?.push(tale);
      return tale.value;
    },
  });
  const weighed = arms.map(({ plan: candidate, values }): Weighed => {
    const told = tales.get(candidate) ?? [];
    return { plan: candidate.plan, value: meanOf(values), tales: told };
  });
  return { plans: weighed, spent: meter.spent };
}

interface Room {
  /** How far ahead to look. */
  readonly rounds: number;
  /** How many plans to weigh. */
  readonly count: number;
}

/** What a budget has room for, in playouts of the fewest rounds. */
function roomFor(shortest: number, { plans, playouts }: Style): Room {
  const rounds = Math.max(FEWEST_ROUNDS, Math.round((FEWEST_ROUNDS * shortest) / playouts));
  const room = (shortest * FEWEST_ROUNDS) / rounds;
  return { rounds, count: Math.min(plans, Math.round(room / PLAYOUTS_PER_PLAN)) };
}
