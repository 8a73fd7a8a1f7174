/** Thinking about a decision: plans are made, played on to the end or some rounds far, and weighed. */
import type { Decision, Engine, Masked, Truth } from '@holdout/engine';
import type { Policy } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { startMeter, type Budget, type Meter } from './budget.ts';
import { candidatesFor } from './candidates.ts';
import { halve, meanOf } from './halving.ts';
import { follow, isTurn, type Plan } from './plan.ts';
import { playOn } from './playout.ts';
import { lookAt, type Tale } from './tale.ts';
import { valueOf } from './value.ts';

export interface Weighed {
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
  readonly policy: Policy;
  readonly plans: number;
  /** Samples each plan is tried on before the first are given up. */
  readonly first: number;
  /** Playouts a thought should have room for: what is left of the budget goes into looking further ahead. */
  readonly playouts: number;
}

export const STYLE: Style = { policy: greedyBot, plans: 14, first: 3, playouts: 64 };

const MOST_SAMPLES = 200;
const FEWEST_ROUNDS = 2;

export function deliberate(
  engine: Engine,
  seen: Masked,
  d: Decision,
  budget: Budget,
  seed: string,
  style = STYLE,
): Thought {
  const meter = startMeter(budget);
  const plans = candidatesFor(engine, seen, d, isTurn(d) ? style.plans : style.plans / 2, seed, meter);
  if (plans.length < 2)
    return { plans: plans.map((plan) => ({ plan, value: NaN, tales: [] })), spent: meter.spent };
  const samples: Truth[] = [];
  const tales = new Map<Plan, Tale[]>(plans.map((plan) => [plan, []]));
  let rounds = 0;
  const arms = halve(plans, {
    first: style.first,
    most: MOST_SAMPLES,
    isSpent: () => meter.isSpent(),
    try(plan, nth) {
      samples[nth] ??= engine.determinise(seen, `${seed} ${nth}`);
      const before = meter.spent;
      const state = engine.clone(samples[nth]);
      follow(engine, state, plan, meter);
      const tale = throughNight(engine, state, style.policy, meter);
      rounds ||= roundsFor(budget.answers, style.playouts, meter.spent - before);
      playOn(engine, state, style.policy, meter, (s) => s.round >= seen.round + rounds);
      const value = valueOf(engine.gameOf(state));
      tales.get(plan)?.push({ ...tale, ended: state.outcome?.result, value });
      return value;
    },
  });
  const weighed = arms.map(({ plan, values }) => ({
    plan,
    value: meanOf(values),
    tales: tales.get(plan) ?? [],
  }));
  return { plans: weighed, spent: meter.spent };
}

/** To the beginning of the next round. */
function throughNight(engine: Engine, state: Truth, policy: Policy, meter: Meter): Omit<Tale, 'ended' | 'value'> {
  const { round } = state;
  playOn(engine, state, policy, meter, (s) => s.round !== round);
  return lookAt(engine.gameOf(state));
}

/** So far ahead as the budget has room for that many playouts, when a round takes so many answers. */
const roundsFor = (answers: number, playouts: number, each: number): number =>
  Math.max(FEWEST_ROUNDS, Math.round(answers / playouts / Math.max(1, each)));
