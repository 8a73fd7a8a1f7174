import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { gainOver, halve } from './halving.ts';

/** Plans are numbers, worth so much on average; the samples add the same noise to all, and some of their own. */
const noise = (plan: number, sample: number): number => Math.sin(17 * sample + 101 * plan) / 4;

function decide(plans: readonly number[], budget: number) {
  let spent = 0;
  const arms = halve(plans, {
    first: 3,
    most: 200,
    isSpent: () => spent >= budget,
    try(plan, sample) {
      spent++;
      return plan + noise(plan, sample) + Math.cos(sample);
    },
  });
  return {
    best: itemAt(arms, 0).plan,
    spent,
    tries: new Map(arms.map((arm) => [arm.plan, arm.values.length])),
  };
}

describe('sequential halving', () => {
  it('finds the best plan, and tries the others the less the worse they are', () => {
    const { best, tries } = decide([0.1, 0, 0.3, 0.2, 0.05, 0.15, 0.02, 0.01], 400);
    expect(best).toBe(0.3);
    expect(tries.get(0)).toBeLessThan(tries.get(0.3) ?? 0);
  });

  it('keeps to the first plan where no other is better by more than chance would have it', () => {
    const { best } = decide([0.2, 0.2001, 0.1999, 0.19], 60);
    expect(best).toBe(0.2);
  });

  it('stops when the choice is clear, long before the budget is spent', () => {
    for (const plans of [
      [0.1, 5, 0.2],
      [5, 0.1, 0.2],
    ]) {
      const { best, spent } = decide(plans, 5000);
      expect(best).toBe(5);
      expect(spent).toBeLessThan(20);
    }
  });

  it('does not believe a handful of samples', () => {
    expect(decide([0.1, 5], 8).best).toBe(0.1);
  });

  it('compares two plans on the samples both have met', () => {
    const arm = (plan: string, ...values: number[]) => ({ plan, values });
    const { gain, error } = gainOver(arm('a', 3, 5, 4), arm('b', 1, 2, 0, 9));
    expect(gain).toBe(3);
    expect(error).toBeCloseTo(Math.sqrt(1 / 3));
    expect(gainOver(arm('a', 3), arm('b', 1)).error).toBe(Infinity);
  });
});
