/** How far the goals of a mission have come, where they are counted or every hero has a part. */
import type { Context, State } from '@holdout/engine';
import type { GoalProgress } from '../plug.ts';

export function progressOf({ mission }: Context, state: State, goal: string): GoalProgress | undefined {
  if (goal === 'all-exit') return { each: state.heroes.map((h) => h.status === 'left') };
  if (goal !== 'take-all') return undefined;
  const counted = mission.objectives.map((o, i) => (o.counts ? i : -1)).filter((i) => i >= 0);
  return { n: counted.filter((i) => state.objectives[i].taken >= 0).length, all: counted.length };
}
