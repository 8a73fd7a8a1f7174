/** Enemies that have just walked into a zone and still stand there. */
import {
  addTo,
  heroAt,
  itemAt,
  countOf,
  frameOf,
  underWay,
  type EnemyStep,
  type Game,
} from '@holdout/engine';
import type { Entered } from '../policies.ts';

/** Those in the hero's own zone. */
export const arrivals = (g: Game, hero: number, f: Entered): EnemyStep[] =>
  arrivalsIn(g, heroAt(g.state, hero).zone, f);

/** Groups by where they came from; those that others have eliminated meanwhile are no longer among them. */
export function arrivalsIn(g: Game, zone: number, { steps }: Entered): EnemyStep[] {
  const left = g.context.types.map((_, type) => countOf(g, type, zone));
  return steps.flatMap((s) => {
    if (s.to !== zone) return [];
    const n = Math.min(s.n, itemAt(left, s.type));
    addTo(left, s.type, -n);
    return n > 0 ? [{ ...s, n }] : [];
  });
}

/** One of them is gone from the zone: it has no longer come in. */
export function oneLess({ steps }: Entered, type: number, zone: number): void {
  const step = steps.find((s) => s.type === type && s.to === zone && s.n > 0);
  if (step) step.n--;
}

/** One of those that came in has been eliminated, if anybody is coming in. */
export function oneGone(g: Game, type: number, zone: number): void {
  const entered = underWay<Entered>(g, 'enemies-entered');
  if (entered) oneLess(entered, type, zone);
}

/** The entry under way. */
export const enteredOf = (g: Game): Entered => frameOf<Entered>(g, 'enemies-entered');
