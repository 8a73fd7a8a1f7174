/** How far the goals of a mission have come, where every hero has a part or more is known than what is left (M-MZ4, M-MZ7). */
import { heroAt, itemAt, DANGER_LEVELS, type Context, type State } from '@holdout/engine';
import type { GoalProgress } from '../plug.ts';
import { eachHero, whoLeft } from '../supers/goals.ts';
import { ownOf } from '../supers/pieces.ts';

const RED = DANGER_LEVELS.indexOf('red');

export function progressOf(_: Context, state: State, goal: string): GoalProgress | undefined {
  const own = ownOf(state);
  const each = (done: (hero: number) => boolean): GoalProgress => eachHero(state, done);
  switch (goal) {
    case 'each-takes':
      return each((hero) => state.objectives.some((o) => o.taken === hero));
    case 'each-devours':
      return each((hero) => itemAt(own.devoured, hero) > 0);
    case 'each-red':
      return each((hero) => heroAt(state, hero).level >= RED);
    case 'all-exit':
      return whoLeft(state);
    case 'devour-all':
      return peopleLeft(own.devoured, own.bystanders.length + own.cards.filter((c) => !c.up).length);
    default:
      return undefined;
  }
}

/** Cards face down may hide nobody: so many at most. */
function peopleLeft(devoured: readonly number[], left: number): GoalProgress | undefined {
  const n = devoured.reduce((a, b) => a + b, 0);
  return n + left > 0 ? { n, all: n + left } : undefined;
}
