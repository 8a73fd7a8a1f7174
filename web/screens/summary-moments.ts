/** The moments that made the game: a few events worth telling, in the order in which they happened. */
import type { EventType, GameEvent } from '@holdout/engine';
import type { Dated } from './summary-stats.ts';

const MOST = 6;

/** How much each kind of event is worth; what is not here is not told. */
const WORTH: { readonly [type in EventType]?: (e: GameEvent) => number } = {
  won: () => 100,
  lost: () => 100,
  'hero-died': () => 90,
  'hero-joined': () => 70,
  'hero-left': () => 60,
  'car-escaped': () => 65,
  'exit-opened': () => 62,
  'spawn-neutralised': () => 58,
  'level-reached': (e) =>
    e.type === 'level-reached' && e.level === 'red'
      ? 75
      : e.type === 'level-reached' && e.level === 'orange'
        ? 55
        : 12,
  'objective-taken': () => 40,
  'door-unlocked': () => 45,
  burned: () => 50,
  'friendly-fire': () => 30,
  'enemies-killed': (e) => (e.type === 'enemies-killed' && e.n >= 3 ? 20 + e.n : 0),
};

/** The best events; of equal ones the earlier. */
export function momentsOf(events: readonly Dated[]): Dated[] {
  const worth = ({ event }: Dated): number => WORTH[event.type]?.(event) ?? 0;
  return events
    .map((dated, at) => ({ dated, at, worth: worth(dated) }))
    .filter((m) => m.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map((m) => m.dated);
}
