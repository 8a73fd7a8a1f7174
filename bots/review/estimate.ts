/** Means of tries, and how sure they are. */
import { itemAt } from '@holdout/engine';
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** Of nothing nothing is known. */
const NONE: Estimate = { mean: 0, error: Infinity };
/** Fewer samples tell no two plans apart. */
const FEWEST = 5;

/** A handful of tries that came out alike is no certainty. */
export function estimateOf(values: readonly number[]): Estimate {
  const { mean, error } = meanOf(values);
  return { mean, error: Math.max(1 / (2 * values.length), error) };
}

/** As they came out: for sums of many, in which small errors even out. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return NONE;
  const mean = values.reduce((sum, v) => sum + v, 0) / n;
  const spread = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  return { mean, error: n < 2 ? Infinity : Math.sqrt(spread / (n - 1) / n) };
}

/** By how much one is ahead of the other on the samples both have met. */
export function gainOf(values: readonly number[], others: readonly number[]): Estimate {
  const gains = values.slice(0, others.length).map((v, i) => v - itemAt(others, i));
  const { mean, error } = meanOf(gains);
  return { mean, error: gains.length < FEWEST ? Infinity : error };
}

/** So many standard errors are believed: 95 of 100 lie within. */
const SURE = 2;

export const isSure = ({ mean, error }: Estimate): boolean => Math.abs(mean) > SURE * error;

/** 95 of 100 lie between, as far as there is something between. */
export const rangeOf = ({ mean, error }: Estimate): readonly [low: number, high: number] => [
  Math.max(0, mean - SURE * error),
  Math.min(1, mean + SURE * error),
];
