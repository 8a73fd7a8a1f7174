/** How far the goals of a mission have come, where they are counted or every hero has a part. */
import type { Context, State } from '@holdout/engine';
import type { GoalProgress } from '../plug.ts';

export const eachHero = (state: State, done: (hero: number) => boolean): GoalProgress => ({
  each: state.heroes.map((_, i) => done(i)),
});

export const whoLeft = (state: State): GoalProgress =>
  eachHero(state, (hero) => state.heroes[hero].status === 'left');

/** The goals of the editions whose players are the living. */
export function progressOf({ mission }: Context, state: State, goal: string): GoalProgress | undefined {
  if (goal === 'all-exit') return whoLeft(state);
  if (goal !== 'take-all') return undefined;
  const counted = mission.objectives.map((o, i) => (o.counts ? i : -1)).filter((i) => i >= 0);
  return { n: counted.filter((i) => state.objectives[i].taken >= 0).length, all: counted.length };
}
