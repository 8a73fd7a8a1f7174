/** What skills and cards can affect is seen (S-LOS-1); "within range n" includes the own zone. */
import { heroAt, itemAt, numberAt, NEVER, type Game } from '@holdout/engine';

export const seenWithin = (g: Game, hero: number, zone: number, range: number): boolean =>
  numberAt(g.view.sight, heroAt(g.state, hero).zone * g.context.zones + zone) <= range;

/** Zones the hero sees within that range. */
export const zonesWithin = (g: Game, hero: number, range: number): number[] =>
  itemAt(g.view.seen, heroAt(g.state, hero).zone).filter((z) => seenWithin(g, hero, z, range));

/** Does the hero see that zone, however far? */
export const sees = (g: Game, hero: number, zone: number): boolean =>
  g.view.sight[heroAt(g.state, hero).zone * g.context.zones + zone] !== NEVER;

/** Other heroes the hero sees within that range. */
export const othersWithin = (g: Game, hero: number, range: number): number[] =>
  othersSeen(g, hero).filter((other) => seenWithin(g, hero, heroAt(g.state, other).zone, range));

/** Other heroes who see one of these zones; whoever stands there sees it. */
export const othersWhoSee = (g: Game, hero: number, zones: readonly number[]): number[] =>
  g.state.heroes.flatMap((h, other) =>
    other !== hero && h.zone >= 0 && zones.some((z) => sees(g, other, z)) ? [other] : [],
  );

/** Other heroes on the board in the hero's line of sight. */
export const othersSeen = (g: Game, hero: number): number[] =>
  g.state.heroes.flatMap((h, other) =>
    other !== hero && h.zone >= 0 && sees(g, hero, h.zone) ? [other] : [],
  );
