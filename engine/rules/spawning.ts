/** Spawn cards and the placing of figures (K-SPAWN-1 to K-SPAWN-10). */
import { cardId } from '../kernel/card-id.ts';
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import { call, callIf, DONE, inSequence, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { DANGER_LEVELS, SPAWN } from '../kernel/vocabulary.ts';
import { noteNewcomers } from './acting.ts';
import { extraActivation } from './activation.ts';
import { drawCard } from './decks.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { addTo, deckOf, itemAt, typeAt } from '../lookup.ts';

const TOLD = declareEvents({
  'spawn-card': told(
    { card: 'text', zone: 'zone', level: 'level', kind: 'spawn', enemy: 'enemy', n: 'count' },
    { mark: 'arrival', tone: 'red', beat: 'card', spotlight: 'spawn' },
  ),
  'enemies-placed': told(
    { enemy: 'enemy', n: 'count', zone: 'zone' },
    { mark: 'arrival', tone: 'red', beat: 'rise', spotlight: 'foe', follows: true },
  ),
  'figures-short': told({ enemy: 'enemy', missing: 'count' }, { beat: 'pause', follows: true }),
  'figures-instead': told(
    { instead: 'enemy', n: 'count', enemy: 'enemy' },
    { mark: 'arrival', tone: 'red', beat: 'pause', follows: true },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export interface SpawnStep extends Frame<'spawn-step'> {
  /** Spawn zones still to draw, by their place in the mission. */
  left: number[];
}

/** One card for every active spawn zone, the first one first, then clockwise (K-SPAWN-1). */
export const spawnStep = (): Frame => {
  const f: SpawnStep = { proc: 'spawn-step', step: 'begin', left: [] };
  return f;
};

export const spawnStepProcedure = procedure<SpawnStep>()({
  // Whatever becomes active from here on draws in the next step (S-CARD-11).
  begin(g, f) {
    const { spawnCards } = g.context.edition.policies;
    const { spawns } = g.state;
    for (let i = 0; i < spawns.length; i++) {
      if (spawns[i] !== SPAWN.active) continue;
      for (let n = spawnCards?.(g, i) ?? 1; n > 0; n--) f.left.push(i);
    }
    return 'zone';
  },
  // With nobody left on the board the step is over (S-ELIM-3).
  zone(g, f) {
    const next = f.left.shift();
    if (next === undefined || g.state.heroes.every((h) => h.status !== 'in')) return DONE;
    const { zone } = itemAt(g.context.mission.spawns, next);
    const isStill = g.context.edition.policies.spawnsAt?.(g, zone) === false;
    if (isStill || g.state.spawns[next] !== SPAWN.active) return 'zone';
    return call(f, 'zone', spawnCard(zone));
  },
});

interface SpawnCard extends Frame<'spawn-card'> {
  zone: number;
}

export const spawnCard = (zone: number): Frame => {
  const f: SpawnCard = { proc: 'spawn-card', step: 'draw', zone };
  return f;
};

export const spawnCardProcedure = procedure<SpawnCard>()({
  draw(g, f) {
    const card = drawSpawnCard(g, f.zone);
    if (card < 0) return DONE;
    return callIf(f, 'end', g.context.edition.policies.resolveSpawnCard(g, card, f.zone));
  },
  end: () => DONE,
});

/** The next card, shown for a zone and already among the discards; -1 when there is none (K-SPAWN-7). */
export function drawSpawnCard(g: Game, zone: number): number {
  const { edition } = g.context;
  const card = drawCard(g, edition.spawnDeck);
  if (card < 0) return card;
  deckOf(g.state, edition.spawnDeck).discard.push(card);
  const id = cardId(edition, edition.spawnDeck, card);
  const level = edition.policies.danger(g);
  g.emit?.('K-SPAWN-2', {
    type: 'spawn-card',
    card: id,
    zone: zoneId(g, zone),
    level: itemAt(DANGER_LEVELS, level),
    ...itemAt(edition.policies.spawnReadings(g.context, id), level),
  });
  return card;
}

/** Figures asked for by one card or effect. */
export interface Request {
  zone: number;
  type: number;
  count: number;
}

interface Place extends Frame<'place'> {
  requests: Request[];
  cause: string;
}

/** Places figures of one card or effect; what runs short activates its type once, afterwards (K-SPAWN-4, K-SPAWN-8). */
export const place = (requests: Request[], cause = SPAWNED): Frame => {
  const f: Place = { proc: 'place', step: 'place', requests, cause };
  return f;
};

export const placeProcedure = procedure<Place>()({
  place(g, f) {
    const short: number[] = [];
    for (const r of f.requests) placeGroup(g, r, short, f.cause);
    // The type the card names acts before the Walkers it brings, wherever they ran out first (C-SPAWN-10).
    const named = new Set(f.requests.map((r) => r.type));
    short.sort((a, b) => Number(named.has(b)) - Number(named.has(a)));
    return callIf(f, 'end', inSequence(short.map((type) => extraActivation(1 << type, 'K-SPAWN-4'))));
  },
  end: () => DONE,
});

/** All figures of a card first; types that ran short are noted in the order they did. */
function placeGroup(g: Game, { zone, type, count }: Request, short: number[], cause: string): void {
  const kind = typeAt(g.context, type);
  const placed = Math.min(count, itemAt(g.state.supply, type));
  const missing = count - placed;
  putFigures(g, zone, type, placed, cause);
  if (missing > 0 && kind.instead === undefined) {
    g.emit?.('K-SPAWN-4', { type: 'figures-short', enemy: enemyId(g, type), missing });
    if (!short.includes(type)) short.push(type);
  }
  if (missing > 0 && kind.instead !== undefined) {
    const instead = enemyId(g, kind.instead);
    g.emit?.('C-SPAWN-4', { type: 'figures-instead', enemy: enemyId(g, type), instead, n: missing });
    placeGroup(g, { zone, type: kind.instead, count: missing }, short, cause);
  }
  if (!kind.brings || placed === 0) return;
  placeGroup(g, { zone, type: kind.brings.type, count: placed * kind.brings.count }, short, cause);
}

const SPAWNED = 'K-SPAWN-1';

/** Moves figures from the box to the board; there must be enough. */
export function putFigures(g: Game, zone: number, type: number, n: number, cause = SPAWNED): void {
  if (n === 0) return;
  addTo(g.state.supply, type, -n);
  addTo(g.state.enemies, type * g.context.zones + zone, n);
  noteNewcomers(g, { type, zone, n });
  g.stirred = true;
  g.emit?.(cause, { type: 'enemies-placed', enemy: enemyId(g, type), n, zone: zoneId(g, zone) });
}

/** Back to the box. */
export function removeFigures(g: Game, zone: number, type: number, n: number): void {
  addTo(g.state.supply, type, n);
  addTo(g.state.enemies, type * g.context.zones + zone, -n);
  g.stirred = true;
}
