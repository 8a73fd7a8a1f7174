/**
 * A review: the chance to win through a game, the turns that cost most and gained most, and luck told apart from both.
 * Every position is judged by what the table saw of it; what may be chance is not reported.
 */
import { itemAt, isRefusal, type Engine, type Refusal, type Truth } from '@holdout/engine';
import { startMeter } from '../captain/budget.ts';
import { usualPlan, type Candidate } from '../captain/candidates.ts';
import { deliberate } from '../captain/deliberate.ts';
import type { Plan } from '../captain/plan.ts';
import { greedyBot } from '../greedy.ts';
import { estimateOf, gainOf, isSure, meanOf, type Estimate } from './estimate.ts';
import { essenceOf, lineOf, type Deed, type Line } from './line.ts';
import { pastOf, type Luck, type PastTurn, type Reveal } from './past.ts';
import { plainly, samplesOf, tryPlan } from './tries.ts';

interface Effort {
  /** Simulated answers that go into finding what would have been better. */
  readonly answers: number;
  /** Tries of what was played and of what might have been. */
  readonly tries: number;
}

/** As much as the coach thinks. */
export const EFFORT: Effort = { answers: 800, tries: 40 };

export interface JudgedTurn {
  readonly seq: number;
  readonly round: number;
  readonly hero: string;
  readonly played: readonly Deed[];
  /** Chance with what was played. */
  readonly chance: number;
  /** What it is held against: the better plan, or what a plain player would have done. */
  readonly other: readonly Deed[];
  readonly otherChance: number;
  /** How far apart they are; above two standard errors. */
  readonly gain: Estimate;
}

interface CurvePoint extends Estimate {
  readonly seq: number;
  readonly round: number;
}

export interface Review {
  /** What it is about: a game that has gone on since needs another. */
  readonly rules: string;
  readonly answers: number;
  /** Chance before each turn, and how it ended. */
  readonly curve: readonly CurvePoint[];
  readonly costly: readonly JudgedTurn[];
  readonly good: readonly JudgedTurn[];
  /** How much the chance rose or fell by what came to light. */
  readonly luck: { readonly [kind in Luck]: Estimate };
  /** What the players' own choices lost altogether, as far as it is sure. */
  readonly lost: number;
  readonly tries: number;
}

const MOST_TOLD = 3;
/** Tries before those that make no difference are given up. */
const FIRST = 12;
/** Of those tries, how many go into a position before and after something came to light. */
const FOR_LUCK = 0.3;
const MOST_DEEDS = 8;

/** Yields how much of it is done, from 0 to 1. */
export function* review(
  engine: Engine,
  beginning: Truth,
  answers: readonly string[],
  effort = EFFORT,
): Generator<number, Review | Refusal, undefined> {
  const past = pastOf(engine, beginning, answers);
  if (isRefusal(past)) return past;
  const { turns, reveals, end } = past;
  const luckTries = Math.max(2, Math.round(effort.tries * FOR_LUCK));
  const counter = { tries: 0 };
  const curve: CurvePoint[] = [];
  const costly: JudgedTurn[] = [];
  const good: JudgedTurn[] = [];
  // A turn takes about three times as long as what came to light in it.
  const whole = 3 * turns.length + reveals.length;
  for (const [i, turn] of turns.entries()) {
    const { now, cost, worth } = yield* judged(
      engine,
      turn,
      effort,
      counter,
      (part) => (3 * (i + part)) / whole,
    );
    curve.push({ seq: turn.seq, round: turn.round, ...now });
    if (cost) costly.push(cost);
    if (worth) good.push(worth);
  }
  if (end.outcome) {
    const mean = Number(end.outcome.result === 'won');
    curve.push({ seq: answers.length, round: end.round, mean, error: 0 });
  }
  const luck: { [kind in Luck]: Estimate[] } = { dice: [], cards: [], enemies: [] };
  for (const [i, reveal] of reveals.entries()) {
    yield (3 * turns.length + i) / whole;
    luck[reveal.kind].push(luckOf(engine, reveal, luckTries, counter));
  }
  const most = (all: JudgedTurn[]): JudgedTurn[] =>
    [...all].sort((a, b) => b.gain.mean - a.gain.mean).slice(0, MOST_TOLD);
  return {
    rules: beginning.rules,
    answers: answers.length,
    curve,
    costly: most(costly),
    good: most(good),
    luck: { dice: sumOf(luck.dice), cards: sumOf(luck.cards), enemies: sumOf(luck.enemies) },
    lost: costly.reduce((sum, turn) => sum + turn.gain.mean, 0),
    tries: counter.tries,
  };
}

interface Counter {
  tries: number;
}

interface Judgement {
  /** Chance as the turn began. */
  readonly now: Estimate;
  readonly cost?: JudgedTurn;
  readonly worth?: JudgedTurn;
}

/** A turn: what was played, what a captain would have done, and what a plain player would, on the same samples. */
function* judged(
  engine: Engine,
  turn: PastTurn,
  { answers, tries }: Effort,
  counter: Counter,
  told: (part: number) => number,
): Generator<number, Judgement, undefined> {
  const seen = engine.mask(turn.before);
  const d = itemAt(turn.deeds, 0).decision;
  const seed = `review ${turn.seq}`;
  const { plans, spent } = deliberate(engine, seen, d, { answers }, seed);
  counter.tries += plans.reduce((sum, p) => sum + p.tales.length, 0);
  yield told(Math.min(0.5, spent / (spent + 3 * tries)));
  const sample = samplesOf(engine, seen, seed);
  const trio = [sample(0), sample(1), sample(2)];
  const { plan: best, onward } = itemAt(plans, 0);
  const essence = (plan: Plan): string => essenceOf(lineOf(engine, trio, plan));
  const isSame = essence(best) === essence(turn.plan);
  const values = {
    played: [] as number[],
    asBest: [] as number[],
    best: [] as number[],
    usual: [] as number[],
  };
  // Who plays on must make no difference between what was played and what was better.
  const isPlain = onward === greedyBot;
  const tryOn = (candidate: Candidate, nth: number): number => {
    counter.tries++;
    return tryPlan(engine, sample(nth), candidate).chance;
  };
  for (let nth = 0; nth < tries; nth++) {
    const played = tryOn(plainly(turn.plan), nth);
    values.played.push(played);
    values.usual.push(tryOn(plainly([]), nth));
    if (!isSame) {
      values.best.push(tryOn({ plan: best, onward }, nth));
      values.asBest.push(isPlain ? played : tryOn({ plan: turn.plan, onward }, nth));
    }
    if (nth + 1 === FIRST && !isOpen(values.asBest, values.best) && !isOpen(values.played, values.usual))
      break;
    if (nth % 4 === 3) yield told(0.5 + nth / tries / 2);
  }
  const against = (
    own: readonly number[],
    other: readonly number[],
    otherwise: Line,
    gain: Estimate,
  ): JudgedTurn => ({
    seq: turn.seq,
    round: turn.round,
    hero: turn.hero,
    played: turn.deeds.slice(0, MOST_DEEDS),
    chance: estimateOf(own).mean,
    other: otherwise.deeds.slice(0, MOST_DEEDS),
    otherChance: estimateOf(other).mean,
    gain,
  });
  const loss = gainOf(values.best, values.asBest);
  const gain = gainOf(values.played, values.usual);
  const usual = usualPlan(engine, seen, d, seed, startMeter({ answers: Infinity })).plan;
  return {
    now: estimateOf(values.usual),
    ...(loss.mean > 0 &&
      isSure(loss) && { cost: against(values.asBest, values.best, lineOf(engine, trio, best), loss) }),
    ...(gain.mean > 0 &&
      isSure(gain) &&
      essence(usual) !== essence(turn.plan) && {
        worth: against(values.played, values.usual, lineOf(engine, trio, usual), gain),
      }),
  };
}

/** More tries may yet tell them apart. */
function isOpen(one: readonly number[], other: readonly number[]): boolean {
  const { mean, error } = gainOf(one, other);
  return other.length > 0 && Math.abs(mean) > error;
}

/** The chance after it came to light, less the chance before. */
function luckOf(engine: Engine, reveal: Reveal, tries: number, counter: Counter): Estimate {
  const expected = chanceFrom(engine, reveal.before, [reveal.step], tries);
  const come = chanceFrom(engine, reveal.after, [], tries);
  counter.tries += 2 * tries;
  return { mean: come.mean - expected.mean, error: Math.hypot(come.error, expected.error) };
}

function chanceFrom(engine: Engine, from: Truth, plan: Plan, tries: number): Estimate {
  if (from.outcome) return { mean: Number(from.outcome.result === 'won'), error: 0 };
  const sample = samplesOf(engine, engine.mask(from), `luck ${from.seq}`);
  return meanOf(
    Array.from({ length: tries }, (_, nth) => tryPlan(engine, sample(nth), plainly(plan)).chance),
  );
}

const sumOf = (all: readonly Estimate[]): Estimate => ({
  mean: all.reduce((sum, one) => sum + one.mean, 0),
  error: Math.hypot(...all.map((one) => one.error)),
});
