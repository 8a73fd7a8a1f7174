/** Paying for actions: a free action of the right kind first, ordinary ones for the rest (K-ACT-2, C-SKILL-6). */
import type { Game } from '../kernel/game.ts';
import { declareRefusals, type RefusalsOf } from '../vocabulary/refusals.ts';
import { addTo, heroAt, itemAt } from '../lookup.ts';

const REFUSED = declareRefusals({
  'hero.too-few-actions': 'K-ACT-1',
});
declare module '../kernel/refusals.ts' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** Index into the edition's kinds of free action; NO_KIND = nothing free can pay for it. */
export const NO_KIND = -1;

/** Ordinary actions it takes. */
export const priceOf = (g: Game, hero: number, cost: number, kind: number): number =>
  cost - (kind >= 0 && itemAt(heroAt(g.state, hero).free, kind) > 0 ? 1 : 0);

export const canPay = (g: Game, hero: number, cost: number, kind: number): boolean =>
  priceOf(g, hero, cost, kind) <= heroAt(g.state, hero).actions;

/** Says how many ordinary actions it took. */
export function pay(g: Game, hero: number, cost: number, kind: number): number {
  const h = heroAt(g.state, hero);
  const price = priceOf(g, hero, cost, kind);
  if (price < cost) addTo(h.free, kind, -1);
  h.actions -= price;
  return price;
}
