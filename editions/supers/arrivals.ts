/** Enemies that have just walked into a hero's zone and still stand there. */
import { countOf, type EnemyStep, type Game } from '@holdout/engine';
import type { Entered } from './policies.ts';

/** Groups by where they came from; those that others have eliminated meanwhile are no longer among them. */
export function arrivals(g: Game, hero: number, { steps }: Entered): EnemyStep[] {
  const { zone } = g.state.heroes[hero];
  const left = g.context.types.map((_, type) => countOf(g, type, zone));
  return steps.flatMap((s) => {
    if (s.to !== zone) return [];
    const n = Math.min(s.n, left[s.type]);
    left[s.type] -= n;
    return n > 0 ? [{ ...s, n }] : [];
  });
}

/** The entry under way. */
export const enteredOf = (g: Game): Entered => {
  const found = g.state.stack.findLast((f): f is Entered => f.proc === 'enemies-entered');
  if (!found) throw new Error('nobody has come in');
  return found;
};
