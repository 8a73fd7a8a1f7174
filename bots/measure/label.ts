/** The label that games won would give a mission (docs/DIFFICULTY.md). */
import type { Difficulty } from '@holdout/engine';
import { itemAt } from '@holdout/engine';

export const LABELS: readonly Difficulty[] = ['tutorial', 'easy', 'medium', 'hard', 'very-hard'];
/** Won in so many of a hundred games, a mission is easy, medium, hard; below, very hard. */
export const LEAST = { easy: 75, medium: 45, hard: 15 } as const;

const labelFor = (share: number): Difficulty =>
  100 * share >= LEAST.easy
    ? 'easy'
    : 100 * share >= LEAST.medium
      ? 'medium'
      : 100 * share >= LEAST.hard
        ? 'hard'
        : 'very-hard';

/** The label of an interval, two where it reaches over two; none where the games are too few to choose between more. */
export function labelOf([low, high]: readonly [number, number]): readonly Difficulty[] | undefined {
  const [easiest, hardest] = [LABELS.indexOf(labelFor(high)), LABELS.indexOf(labelFor(low))];
  return hardest - easiest > 1 ? undefined : [...new Set([itemAt(LABELS, easiest), itemAt(LABELS, hardest)])];
}
