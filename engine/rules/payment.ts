/** Paying for actions: a free action of the right kind first, ordinary ones for the rest (K-ACT-2, C-SKILL-6). */
import type { Game } from '../kernel/game.ts';

/** Index into the edition's kinds of free action; NO_KIND = nothing free can pay for it. */
export const NO_KIND = -1;

export function canPay(g: Game, hero: number, cost: number, kind: number): boolean {
  const h = g.state.heroes[hero];
  return cost - (kind >= 0 && h.free[kind] > 0 ? 1 : 0) <= h.actions;
}

/** Says how many ordinary actions it took. */
export function pay(g: Game, hero: number, cost: number, kind: number): number {
  const h = g.state.heroes[hero];
  if (kind >= 0 && h.free[kind] > 0) {
    h.free[kind]--;
    cost--;
  }
  h.actions -= cost;
  return cost;
}
