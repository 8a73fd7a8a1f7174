/**
 * A hint: the best plans for an open question, with what came of them in tries. The first is ready soon, each that
 * follows is better founded. It is made of the masked state and a seed alone.
 */
import type { Decision, Engine, Masked } from '@holdout/engine';
import { deliberate } from '../captain/deliberate.ts';
import type { Budget } from '../captain/budget.ts';
import type { Candidate } from '../captain/candidates.ts';
import { estimateOf, gainOf, isSure, rangeOf, type Estimate } from './estimate.ts';
import { essenceOf, lineOf, type Line } from './line.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { plainly, samplesOf, standingIn, tryPlan, type Tried } from './tries.ts';

/** Against the best plan: plainly worse, worse for all one knows, or as good. */
type Rank = 'best' | 'worse' | 'close' | 'equal';

export interface HintedPlan extends Line {
  readonly answers: readonly string[];
  readonly chance: number;
  /** 95 of 100 lie between. */
  readonly range: readonly [low: number, high: number];
  readonly rank: Rank;
  readonly reasons: readonly Reason[];
}

export interface Hint {
  /** The best first. */
  readonly plans: readonly HintedPlan[];
  /** Chance as things are: as the greedy player goes on. */
  readonly now: number;
  /** Games played on from here for it. */
  readonly tries: number;
}

interface Depth {
  /** What goes into finding plans at first, and once more when the first tries are told. */
  readonly first: Budget;
  readonly again: Budget;
  /** Tries of each plan. */
  readonly tries: number;
}

const MOST_PLANS = 3;
/** Plans kept beside those shown: they may turn out better. */
const MOST_KEPT = 5;
/** Tries before plans are looked for once more. */
const FIRST_TRIES = 8;
/** Chances nearer than that are called equal. */
const EQUAL = 0.02;

interface Kept {
  readonly candidate: Candidate;
  readonly line: Line;
  readonly tries: Tried[];
}

/** Yields a hint after every round of tries; nothing is left to do when it is done. */
export function* hints(
  engine: Engine,
  seen: Masked,
  d: Decision,
  depth: Depth,
  seed: string,
): Generator<Hint> {
  const sample = samplesOf(engine, seen, seed);
  const now = standingIn(engine.gameOf(seen));
  const kept = new Map<string, Kept>();
  const usual: Tried[] = [];
  const find = (budget: Budget, wave: string): void => {
    for (const { plan, onward } of deliberate(engine, seen, d, budget, `${seed} ${wave}`).plans) {
      const line = lineOf(engine, [sample(0), sample(1), sample(2)], plan);
      const name = essenceOf(line);
      if (line.deeds.length > 0 && !kept.has(name) && kept.size < 2 * MOST_KEPT)
        kept.set(name, { candidate: { plan, onward }, line, tries: [] });
    }
  };
  const tryOnce = (nth: number): void => {
    usual[nth] ??= tryPlan(engine, sample(nth), plainly([]));
    for (const one of kept.values())
      for (let n = one.tries.length; n <= nth; n++) one.tries.push(tryPlan(engine, sample(n), one.candidate));
  };
  find(depth.first, 'first');
  drop(kept, MOST_PLANS);
  for (let nth = 0; nth < depth.tries; nth++) {
    if (nth === FIRST_TRIES) {
      find(depth.again, 'again');
      drop(kept, 2 * MOST_KEPT);
    }
    if (nth === 2 * FIRST_TRIES) drop(kept, MOST_KEPT);
    if (nth === 4 * FIRST_TRIES) drop(kept, MOST_PLANS);
    tryOnce(nth);
    yield hintOf([...kept.values()], usual, now);
  }
}

const chances = (tries: readonly Tried[]): number[] => tries.map((t) => t.chance);
const chanceOf = (one: Kept): Estimate => estimateOf(chances(one.tries));

/** The best of those tried, those not tried yet as they were found. */
function ranked(kept: readonly Kept[]): Kept[] {
  return [...kept].sort((a, b) => chanceOf(b).mean - chanceOf(a).mean);
}

function drop(kept: Map<string, Kept>, most: number): void {
  const staying = new Set(ranked([...kept.values()]).slice(0, most));
  for (const [name, one] of kept) if (!staying.has(one)) kept.delete(name);
}

function hintOf(kept: readonly Kept[], usual: readonly Tried[], now: ReturnType<typeof standingIn>): Hint {
  const plans = ranked(kept).slice(0, MOST_PLANS);
  const [best] = plans;
  return {
    plans: plans.map((one, i) => {
      const other = plans[i === 0 ? 1 : 0];
      const chance = chanceOf(one);
      return {
        ...one.line,
        answers: one.candidate.plan.map((step) => step.answer),
        chance: chance.mean,
        range: rangeOf(chance),
        rank: i === 0 || !best ? 'best' : rankOf(best, one),
        reasons: reasonsFor(now, one.tries, other?.tries ?? []),
      };
    }),
    now: estimateOf(chances(usual)).mean,
    tries: usual.length + kept.reduce((sum, one) => sum + one.tries.length, 0),
  };
}

function rankOf(best: Kept, one: Kept): Rank {
  const gain = gainOf(chances(best.tries), chances(one.tries));
  if (isSure(gain)) return gain.mean < EQUAL ? 'equal' : 'worse';
  // What may still come out either way is close; what will not differ by more than that is equal.
  return Math.abs(gain.mean) + gain.error < EQUAL ? 'equal' : 'close';
}
