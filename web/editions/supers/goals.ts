/** How far the goals of a mission have come, where they are counted or every hero has a part. */
import { heroAt, type Context, type State } from '@holdout/engine';
import type { GoalProgress } from '../plug.ts';

export const eachHero = (state: State, done: (hero: number) => boolean): GoalProgress => ({
  each: state.heroes.map((_, i) => done(i)),
});

export const whoLeft = (state: State): GoalProgress =>
  eachHero(state, (hero) => heroAt(state, hero).status === 'left');

/** The goals of the editions whose players are the living. */
export const progressOf = (_: Context, state: State, goal: string): GoalProgress | undefined =>
  goal === 'all-exit' ? whoLeft(state) : undefined;
