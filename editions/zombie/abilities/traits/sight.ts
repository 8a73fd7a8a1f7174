/** What a trait can affect is seen (S-LOS-1); "within range n" includes the own zone. */
import type { Game } from '@holdout/engine';

export const seenWithin = (g: Game, hero: number, zone: number, range: number): boolean =>
  g.view.sight[g.state.heroes[hero].zone * g.context.zones + zone] <= range;

/** Zones the hero sees within that range. */
export const zonesWithin = (g: Game, hero: number, range: number): number[] =>
  g.view.seen[g.state.heroes[hero].zone].filter((z) => seenWithin(g, hero, z, range));
