/** The number every super hero has: hunger or power (S-RND-2). Set within its bounds, told when it changes. */
import { heroAt, declareEvents, told, type EventsOf, type Game } from '@holdout/engine';

const TOLD = declareEvents({
  'track-changed': told(
    { hero: 'hero', track: 'text', way: ['up', 'down'], from: 'number', to: 'number' },
    { mark: 'sharp-lips', tone: 'amber', beat: 'track', counts: { as: 'track', n: 'to' } },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export interface Track {
  readonly id: string;
  readonly most: number;
}

/** Where it stood before. */
export function setTrack(g: Game, hero: number, track: Track, to: number, clause: string): number {
  const h = heroAt(g.state, hero);
  const from = h.track;
  h.track = Math.max(0, Math.min(track.most, to));
  const way = h.track > from ? 'up' : 'down';
  if (h.track !== from)
    g.emit?.(clause, { type: 'track-changed', hero: h.id, track: track.id, way, from, to: h.track });
  return from;
}
