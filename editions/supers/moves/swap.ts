/** Two heroes exchange zones: both are placed, no Move, no cost. */
import { heroAt, NEVER, type Game } from '@holdout/engine';
import { placeHero } from '../attack/effects.ts';
import { isBarred } from '../missions/force-field.ts';

/** Does the one see the other in another zone? Nobody crosses a force field (M-MZ8-1). */
export function canSwap(g: Game, hero: number, other: number): boolean {
  const from = heroAt(g.state, hero).zone;
  const { zone: to, status } = heroAt(g.state, other);
  if (status !== 'in' || to === from || g.view.sight[from * g.context.zones + to] === NEVER) return false;
  return !isBarred(g, from, to) && !isBarred(g, to, from);
}

export function swap(g: Game, hero: number, other: number, by: string): void {
  const [from, to] = [heroAt(g.state, hero).zone, heroAt(g.state, other).zone];
  placeHero(g, hero, to, by);
  placeHero(g, other, from, by);
}
