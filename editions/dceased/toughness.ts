/** Toughness of enemies before an attack changes it (D-TGH-1). */
import { typeAt, type Game } from '@holdout/engine';
import { ownOf } from './own.ts';
import { wardOf } from './zombie-heroes.ts';

/** What a card has taken off a type until the round ends; experience stays as printed (S-FAQ-6). */
const weaknessOf = (g: Game, type: number): number =>
  ownOf(g).weakened.reduce((n, w) => (w.type === type ? n + w.by : n), 0);

/** What the mission has made of it for the rest of the game (M-D8, M-D10). */
const missionAdds = (g: Game, type: number): number =>
  ownOf(g).tougher.reduce((n, t) => (t.type === type ? n + t.by : n), 0);

const NOWHERE = -1;

/** In that zone; without one, wherever the figures stand. */
export function toughness(g: Game, type: number, zone = NOWHERE): number {
  const own = (zone === NOWHERE ? undefined : wardOf(g, type, zone)) ?? typeAt(g.context, type).toughness;
  return Math.max(1, own + missionAdds(g, type) - weaknessOf(g, type));
}
