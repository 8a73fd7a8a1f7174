/** Who attacks which zone in a step of an activation (K-ENE-1, K-ENE-3). */
import type { Strike } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import { acting, actingIn, type Activation } from './acting.ts';

/** Everybody who attacks a zone in this step. */
export interface Pool {
  zone: number;
  strikes: Strike[];
  /** Attacks of those who are no enemies. */
  company: number;
}

/** Fills the pools of the step: those who share a zone with a target, those who reach another, those who act along. */
export function gatherAttacks(g: Game, f: Activation): void {
  const { policies } = g.context.edition;
  f.pools = [];
  f.busy = [];
  f.aims = [];
  for (const zone of policies.targetZones?.(g) ?? zonesWithHeroes(g)) strike(g, f, zone);
  if (policies.reach) aim(g, f, policies.reach);
  for (const { zone, n } of policies.company?.attacks(g, acting(g, f)) ?? []) poolAt(f, zone).company += n;
  f.pools.sort((a, b) => a.zone - b.zone);
}

function zonesWithHeroes(g: Game): number[] {
  const found: number[] = [];
  for (const h of g.state.heroes) if (h.zone >= 0 && !found.includes(h.zone)) found.push(h.zone);
  return found;
}

/** Whoever shares the zone with a target attacks (K-ENE-1, K-ENE-3). */
function strike(g: Game, f: Activation, zone: number): void {
  const { zones, types } = g.context;
  const { attacksIn } = g.context.edition.policies;
  for (let type = 0; type < types.length; type++) {
    const n = actingIn(g, f, type, zone);
    if (n === 0 || attacksIn?.(g, type, zone) === false) continue;
    poolAt(f, zone).strikes.push({ type, from: zone, n });
    f.busy.push(type * zones + zone);
  }
}

function aim(
  g: Game,
  f: Activation,
  reach: (g: Game, type: number, zone: number) => readonly number[],
): void {
  const { zones, types } = g.context;
  const { enemies } = g.state;
  for (let type = 0; type < types.length; type++) {
    for (let zone = 0; zone < zones; zone++) {
      if (enemies[type * zones + zone] === 0) continue;
      const n = actingIn(g, f, type, zone);
      if (n === 0 || f.busy.includes(type * zones + zone)) continue;
      const within = reach(g, type, zone);
      if (within.length === 0) continue;
      f.busy.push(type * zones + zone);
      f.aims.push({ type, from: zone, n, zones: within.slice() });
    }
  }
}

export function poolAt(f: Activation, zone: number): Pool {
  const found = f.pools.find((p) => p.zone === zone);
  if (found) return found;
  const pool: Pool = { zone, strikes: [], company: 0 };
  f.pools.push(pool);
  return pool;
}
