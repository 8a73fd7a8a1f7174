/** Enemies that are Stunned do not act until the End Phase; each of them once is enough. */
import { countOf, declareEvents, enemyId, told, zoneId, type EventsOf, type Game } from '@holdout/engine';
import { stun } from '../attack/effects.ts';
import { FAST, HEAVY, BASIC } from '../kit.ts';
import { ownOf } from '../own.ts';

const TOLD = declareEvents({
  'enemies-stunned': told(
    { enemy: 'enemy', n: 'count', zone: 'zone' },
    { mark: 'knocked-out-stars', tone: 'cyan', beat: 'token', ms: 260 },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Figures that can still be Stunned; enemy heroes who sleep do nothing anyway. */
export function awakeIn(g: Game, type: number, zone: number): number {
  const { stunned, asleep } = ownOf(g);
  if (asleep.includes(type)) return 0;
  return stunned.reduce((n, s) => (s.type === type && s.zone === zone ? n - s.n : n), countOf(g, type, zone));
}

/** Common enemies of the zone that can still be Stunned. */
export const wakeful = (g: Game, zone: number): { type: number; n: number }[] =>
  [HEAVY, BASIC, FAST].map((type) => ({ type, n: awakeIn(g, type, zone) })).filter(({ n }) => n > 0);

export function stunFigures(g: Game, type: number, zone: number, n: number, by: string): void {
  stun(g, type, zone, n);
  g.emit?.(by, { type: 'enemies-stunned', enemy: enemyId(g, type), n, zone: zoneId(g, zone) });
}
