/** What is being measured in this tab, or was: by project and mission, so that every step finds it again. */
import { create } from 'zustand';
import type { Workshop } from '../workshop.ts';
import { missionId } from '../workshop.ts';
import type { MeasurementStore, Plan } from './measuring.ts';

interface Kept {
  readonly by: { readonly [key: string]: MeasurementStore };
}
export const useMeasurements = create<Kept>(() => ({ by: {} }));

export const keyOf = ({ project, mission }: Workshop): string => `${project}/${missionId(mission)}`;

export function keep(key: string, store: MeasurementStore): void {
  useMeasurements.getState().by[key]?.getState().stop();
  useMeasurements.setState(({ by }) => ({ by: { ...by, [key]: store } }));
}

/** What bots play by: texts, labels and minutes change nothing. */
function played({ mission }: Pick<Workshop, 'mission'>): string {
  const { texts, difficulty, minutes, id, ...rules } = mission;
  void [texts, difficulty, minutes, id];
  return JSON.stringify(rules);
}

/** Changes since it was measured; none where it plays as it did. */
export function changesSince(workshop: Workshop, plan: Plan): number {
  return played(workshop) === played(plan) ? 0 : Math.max(1, Math.abs(workshop.at - plan.at));
}
