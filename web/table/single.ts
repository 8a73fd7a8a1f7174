/** One unit is no sharing out: whoever or wherever gets it is picked with a press, and told what that means. */
import { formatAllocation, type AllocateDecision, type Decision, type Option } from '@holdout/engine';

/** The same question as a choice between the options, each answering with its one unit. */
export function asPick(decision: Decision | null): Decision | null {
  if (decision?.kind !== 'allocate' || decision.total !== 1) return decision;
  return {
    ...decision,
    kind: 'pick',
    options: decision.options.map((option, i) => ({
      ...option,
      id: formatAllocation(decision, unitOn(decision, i)),
    })),
  };
}

export const unitOn = ({ options }: AllocateDecision, at: number): number[] =>
  options.map((_, i) => Number(i === at));

/** Which of the shared out options a pick stands for. */
export const shareOf = (decision: AllocateDecision, { id }: Option): number =>
  decision.options.findIndex((_, i) => formatAllocation(decision, unitOn(decision, i)) === id);
