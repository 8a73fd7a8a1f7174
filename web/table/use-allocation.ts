/** Units being shared out for the open allocation; a sensible beginning, forgotten with the moment. */
import type { AllocateDecision, Context, Decision, State } from '@holdout/engine';
import { useState } from 'react';
import { sensible, type Units } from './allocation.ts';
import type { EditionSheet } from './sheet.ts';

export interface AllocationUi {
  readonly decision: AllocateDecision;
  readonly units: Units;
  set(units: Units): void;
}

export function useAllocation(
  context: Context,
  state: State,
  decision: Decision | null,
  sheet: EditionSheet,
): AllocationUi | null {
  const [kept, setKept] = useState<{ readonly decision: Decision; readonly units: Units } | null>(null);
  if (decision?.kind !== 'allocate') return null;
  const heartsOf = (id: string): number =>
    sheet.heartsOf(
      state,
      state.heroes.findIndex((h) => h.id === id),
    ).left;
  const units = kept?.decision === decision ? kept.units : sensible(decision, context, heartsOf);
  return { decision, units, set: (next) => setKept({ decision, units: next }) };
}

/** Hearts at stake, by hero id: what each would lose as the units lie now. */
export function risksOf(
  decision: AllocateDecision | undefined,
  units: Units = [],
): ReadonlyMap<string, number> {
  const risks = new Map<string, number>();
  if (!decision || decision.prompt === 'choose') return risks;
  const each =
    decision.prompt === 'friendly-fire' || decision.prompt === 'assign-hits'
      ? Number(decision.about?.damage ?? 1)
      : 1;
  decision.options.forEach((o, i) => {
    const [hero] = o.heroes ?? [];
    const n = units[i] ?? 0;
    if (hero !== undefined && n > 0) risks.set(hero, n * each);
  });
  return risks;
}
