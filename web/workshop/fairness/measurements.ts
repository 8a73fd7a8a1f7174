/** What is being measured in this tab, or was, here or before the page was loaded: by project and mission, so that every step finds it again. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { engineOf } from '../../editions/plugs.ts';
import { keepMeasurement, keptMeasurement } from '../../store/measured.ts';
import type { Workshop } from '../workshop.ts';
import { missionId } from '../workshop.ts';
import { measure, type KeptMeasurement, type MeasurementStore, type Plan } from './measuring.ts';

interface Known {
  readonly by: { readonly [key: string]: MeasurementStore | undefined };
}
const useMeasurements = create<Known>(() => ({ by: {} }));

export const keyOf = ({ project, mission }: Workshop): string => `${project}/${missionId(mission)}`;

const put = (key: string, plan: Plan, kept?: KeptMeasurement): void => {
  const keep = (now: KeptMeasurement): void => void keepMeasurement(key, now);
  const store = measure(engineOf(plan.edition), plan, kept ? { keep, kept } : { keep });
  useMeasurements.setState(({ by }) => ({ by: { ...by, [key]: store } }));
};

/** Bots begin; whatever was measured of it before is gone. */
export function begun(key: string, plan: Plan): void {
  useMeasurements.getState().by[key]?.getState().stop();
  put(key, plan);
}

export function useMeasurement(workshop: Workshop): MeasurementStore | undefined {
  const key = keyOf(workshop);
  const found = useMeasurements(({ by }) => by[key]);
  useEffect(() => {
    if (found) return;
    void keptMeasurement(key).then((kept) => {
      if (kept && !useMeasurements.getState().by[key]) put(key, kept.plan, kept);
    });
  }, [found, key]);
  return found;
}

type Rules = Pick<Workshop, 'mission' | 'brought'>;

/** What bots play by: texts, labels and minutes change nothing. */
function played({ mission, brought }: Rules): string {
  const { texts, difficulty, minutes, id, ...rules } = mission;
  void [texts, difficulty, minutes, id];
  const { cards } = brought.pack ?? {};
  return JSON.stringify([
    rules,
    brought.sheets?.map(({ id: hero, skills, attack }) => [hero, skills, attack]),
    cards,
  ]);
}

/** Changes since it was measured; none where it plays as it did. */
export function changesSince(workshop: Workshop, plan: Plan): number {
  return played(workshop) === played(plan) ? 0 : Math.max(1, Math.abs(workshop.at - plan.at));
}
