/** The goal whose targets are shown: the one pointed at, else the one somebody has pressed. */
import { useMemo, useState } from 'react';

export interface GoalLook {
  /** The goal looked at now. */
  readonly goal: string | null;
  readonly held: string | null;
  /** Zone of the hero whose moment it is: distances are theirs. */
  readonly from: number;
  look(goal: string | null): void;
  /** Pressed: it stays until it is pressed again. */
  hold(goal: string): void;
}

export function useGoalLook(from: number): GoalLook {
  const [pointed, look] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  return useMemo(
    () => ({
      goal: pointed ?? held,
      held,
      from,
      look,
      hold: (goal) => setHeld((now) => (now === goal ? null : goal)),
    }),
    [pointed, held, from],
  );
}
