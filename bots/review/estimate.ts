/** Means of tries, and how sure they are. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** Of nothing nothing is known. */
const NONE: Estimate = { mean: 0, error: Infinity };

export function estimateOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return NONE;
  const mean = values.reduce((sum, v) => sum + v, 0) / n;
  const spread = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  // A handful of tries that came out alike is no certainty.
  return { mean, error: n < 2 ? Infinity : Math.max(1 / (2 * n), Math.sqrt(spread / (n - 1) / n)) };
}

/** By how much one is ahead of the other on the samples both have met. */
export const gainOf = (values: readonly number[], others: readonly number[]): Estimate =>
  estimateOf(values.slice(0, others.length).map((v, i) => v - (others[i] ?? 0)));

/** So many standard errors are believed: 95 of 100 lie within. */
const SURE = 2;

export const isSure = ({ mean, error }: Estimate): boolean => Math.abs(mean) > SURE * error;

/** 95 of 100 lie between, as far as there is something between. */
export const rangeOf = ({ mean, error }: Estimate): readonly [low: number, high: number] => [
  Math.max(0, mean - SURE * error),
  Math.min(1, mean + SURE * error),
];
