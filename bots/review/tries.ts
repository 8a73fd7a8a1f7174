/** Plans carried out on samples and played on, with what is told of each try: the evidence of hints and reviews. */
import { enduranceOf, type Engine, type Game, type Masked, type Truth } from '@holdout/engine';
import { startMeter } from '../captain/budget.ts';
import type { Candidate } from '../captain/candidates.ts';
import { follow, type Plan } from '../captain/plan.ts';
import { playOn } from '../captain/playout.ts';
import { chanceIn } from '../captain/value.ts';
import { greedyBot } from '../greedy.ts';

/** What is counted of a try. */
export interface Tried {
  /** At the next dawn: what each hero could still take, 0 for whoever had fallen. */
  readonly health: readonly number[];
  /** Objectives taken by then. */
  readonly taken: number;
  /** Enemies on the board by then. */
  readonly enemies: number;
  /** How it ended, if it got so far. */
  readonly ended: 'won' | 'lost' | undefined;
  /** Chance to win in the position the try stopped in: 1 or 0 where it ended. */
  readonly chance: number;
}

/** A plan, and plain play after it. */
export const plainly = (plan: Plan): Candidate => ({ plan, onward: greedyBot });

/** As a try would begin. */
export type Standing = Pick<Tried, 'health' | 'taken' | 'enemies'>;

/** To the end of the round that is under way, and so many more. */
const ROUNDS = 2;

export const standingIn = (g: Game): Standing => ({
  health: g.state.heroes.map((h, i) => (h.status === 'dead' ? 0 : enduranceOf(g, i))),
  taken: g.state.objectives.filter((o) => o.taken >= 0).length,
  enemies: g.state.enemies.reduce((sum, n) => sum + n, 0),
});

/** Carries a plan out on a sample, which is left as it was, then lets its player go on for everybody. */
export function tryPlan(engine: Engine, sample: Truth, { plan, onward }: Candidate): Tried {
  const meter = startMeter({ answers: Infinity });
  const state = engine.clone(sample);
  const { round } = sample;
  follow(engine, state, plan, meter);
  playOn(engine, state, onward, meter, (s) => s.round !== round);
  const dawn = standingIn(engine.gameOf(state));
  playOn(engine, state, onward, meter, (s) => s.round >= round + ROUNDS);
  return { ...dawn, ended: state.outcome?.result, chance: chanceIn(engine.gameOf(state)) };
}

/** Possible truths of a position, each made once. */
export function samplesOf(engine: Engine, seen: Masked, seed: string): (nth: number) => Truth {
  const made: Truth[] = [];
  return (nth) => (made[nth] ??= engine.determinise(seen, `${seed} ${nth}`));
}
