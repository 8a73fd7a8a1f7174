/**
 * Sequential halving: every plan is tried on the same samples, the worse half is given up, the rest goes on. The first
 * plan is the control arm: it stays in to the end, and another is chosen only when it is clearly better.
 */
import { leading, itemAt } from '@holdout/engine';
interface Arm<T> {
  readonly plan: T;
  /** What came of it, sample by sample. */
  readonly values: number[];
}

interface Trial<T> {
  /** Value of a plan on a sample. */
  try(plan: T, sample: number): number;
  /** Time to stop? */
  isSpent(): boolean;
  /** Samples by which all plans have been tried once the first half goes. */
  readonly first: number;
  /** More samples are not worth while. */
  readonly most: number;
}

/** A gain above so many standard errors is believed; above so many it needs no further look. */
const BELIEVED = 1;
const CLEAR = 3;
const FEWEST = 6;

/** The best plan first. */
export function halve<T>(plans: readonly T[], trial: Trial<T>): Arm<T>[] {
  const arms = plans.map((plan): Arm<T> => ({ plan, values: [] }));
  const control = itemAt(arms, 0);
  let left = arms;
  for (let upTo = trial.first; left.length > 1; upTo *= 2) {
    const goal = Math.min(upTo, trial.most);
    for (let sample = control.values.length; sample < goal && !trial.isSpent(); sample++)
      for (const arm of left) arm.values.push(trial.try(arm.plan, sample));
    if (trial.isSpent() || goal === trial.most || isClear(left, control)) break;
    const rivals = ranked(left.filter((arm) => arm !== control));
    left = [control, ...rivals.slice(0, Math.max(1, Math.floor(rivals.length / 2)))];
  }
  const best = chosen(left, control);
  return [best, ...ranked(arms.filter((arm) => arm !== best))];
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, v) => sum + v, 0) / values.length;

const ranked = <T>(arms: readonly Arm<T>[]): Arm<T>[] =>
  [...arms].sort((a, b) => meanOf(b.values) - meanOf(a.values));

/** Mean gain over another on the samples both have met, and its standard error. */
export function gainOver<T>(arm: Arm<T>, other: Arm<T>): { readonly gain: number; readonly error: number } {
  const n = Math.min(arm.values.length, other.values.length);
  const gains = arm.values.slice(0, n).map((v, i) => v - itemAt(other.values, i));
  const gain = meanOf(gains);
  const spread = gains.reduce((sum, x) => sum + (x - gain) ** 2, 0);
  return { gain, error: n < 2 ? Infinity : Math.sqrt(spread / (n - 1) / n) };
}

/** Nothing more to learn: all the others are clearly worse than the best, or all are alike. */
function isClear<T>(left: readonly Arm<T>[], control: Arm<T>): boolean {
  if (control.values.length < FEWEST) return false;
  const [best, ...others] = leading(ranked(left), 1);
  return others.every((other) => {
    const { gain, error } = gainOver(best, other);
    return gain === 0 ? error === 0 : gain > CLEAR * error;
  });
}

function chosen<T>(left: readonly Arm<T>[], control: Arm<T>): Arm<T> {
  const best = itemAt(ranked(left), 0);
  const { gain, error } = gainOver(best, control);
  return control.values.length >= FEWEST && gain > BELIEVED * error ? best : control;
}
