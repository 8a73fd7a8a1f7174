/** What is left of a turn done like another's: while a question stands in between it waits, and goes on when that is answered, unless somebody says no. */
import { itemAt, type Decision } from '@holdout/engine';
import { create } from 'zustand';
import type { Given } from './given.ts';

interface Rest {
  readonly hero: number;
  readonly steps: readonly Given[];
}

interface RestStore {
  readonly rest: Rest | null;
  keep(rest: Rest | null): void;
}

export const useRest = create<RestStore>((set) => ({
  rest: null,
  keep: (rest) => set({ rest }),
}));

/**
 * The steps from the first that answers this question; none where it is over, undefined where it has to wait. In a turn
 * a step that is not on offer is passed over where nothing of its kind is, as with an ability somebody else has; one
 * that would lead elsewhere ends it.
 */
export function stepsFor(steps: readonly Given[], decision: Decision): readonly Given[] | undefined {
  const { prompt, options } = decision;
  if (prompt !== 'turn') {
    const fits =
      steps[0]?.decision.prompt === prompt && options.some((o) => o.id === itemAt(steps, 0).answer);
    return fits ? steps : undefined;
  }
  for (const [i, { decision: then, option, answer }] of steps.entries()) {
    if (then.prompt !== 'turn') continue;
    if (options.some((o) => o.id === answer)) return steps.slice(i);
    if (options.some((o) => o.verb === option?.verb)) return [];
  }
  return [];
}
