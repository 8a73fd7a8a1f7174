/** Where the badges of the forecast go: beside what they are about, and never on top of each other. */
import { itemAt, type Context, type Point, type Rect, type State } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';
import { enemyKey, heroKey } from '../board/pieces.ts';
import { figureOf } from '../board/outline.ts';
import { positionOf, seatingOf } from '../board/seating.ts';
import { clamp, overlapOf, rectAround } from '../board/shapes.ts';
import type { ForecastFacts } from './forecast-facts.ts';
import type { Threat } from './forecast-threats.ts';
import type { Fork } from './forecast-moves.ts';

export type PlacedBadge = { readonly key: string; readonly x: number; readonly y: number } & (
  | { readonly kind: 'threat'; readonly threat: Threat }
  | { readonly kind: 'arrival'; readonly n: number }
  | { readonly kind: 'fork'; readonly fork: Fork }
  | { readonly kind: 'ask' }
);

type Wanted = PlacedBadge & { readonly zone: number; readonly width: number; readonly height: number };

export function placeBadges(context: Context, state: State, facts: ForecastFacts): PlacedBadge[] {
  const taken: Rect[] = heroRects(context, state);
  return wantedBadges(context, state, facts).map((w) => {
    const { x, y } = freePlace(context, w, taken);
    taken.push(rectAround([x, y], w.width, w.height));
    return { ...w, x, y };
  });
}

/** Badges may lean over enemies, but a threatened hero is never hidden. */
function heroRects(context: Context, state: State): Rect[] {
  const { spots } = seatingOf(context, state);
  return state.heroes.flatMap((h): Rect[] => {
    const spot = spots.get(heroKey(h.id));
    return spot ? [figureOf(spot)] : [];
  });
}

function wantedBadges(context: Context, state: State, facts: ForecastFacts): Wanted[] {
  const { spots } = seatingOf(context, state);
  const { zones } = geometryOf(context);
  const zoneOf = (id: string): number => context.board.indexOf.get(id) ?? 0;
  const enemyAt = (enemy: string, id: string): Point => {
    const spot = spots.get(enemyKey(enemy, id)) ?? positionOf(context, zoneOf(id), 'enemy');
    return [spot.x, spot.y];
  };
  return [
    ...facts.threats
      .filter((t) => t.wounds > 0 || t.dies)
      .map((threat): Wanted => {
        const spot = spots.get(heroKey(threat.hero)) ?? positionOf(context, zoneOf(threat.zone), 'hero');
        const place = { x: spot.x, y: spot.y + 64, zone: zoneOf(threat.zone), width: 120, height: 48 };
        return { key: `threat:${threat.hero}`, kind: 'threat', threat, ...place };
      }),
    ...facts.arrivals.map(({ zone, n }): Wanted => {
      const [, y0, x1] = itemAt(zones, zoneOf(zone)).box;
      return {
        key: `arrival:${zone}`,
        kind: 'arrival',
        n,
        x: x1 - 54,
        y: y0 + 34,
        zone: zoneOf(zone),
        width: 84,
        height: 44,
      };
    }),
    ...facts.forks.map((fork): Wanted => {
      const [x, y] = enemyAt(fork.enemy, fork.zone);
      return {
        key: `fork:${fork.enemy}@${fork.zone}`,
        kind: 'fork',
        fork,
        x,
        y: y + 58,
        zone: zoneOf(fork.zone),
        width: 120,
        height: 50,
      };
    }),
    ...facts.asks.map((id): Wanted => {
      const choice = facts.facts.find((f) => f.kind === 'choice' && f.from === id);
      const [x, y] =
        choice?.kind === 'choice'
          ? enemyAt(itemAt(choice.groups, 0).enemy, id)
          : [...itemAt(zones, zoneOf(id)).centre];
      return { key: `ask:${id}`, kind: 'ask', x: x + 54, y: y - 30, zone: zoneOf(id), width: 56, height: 56 };
    }),
  ];
}

/** The place wished for, else the nearest round about that is free and on the board. */
function freePlace(context: Context, w: Wanted, taken: readonly Rect[]): { x: number; y: number } {
  const { width, height } = geometryOf(context);
  const kept = (x: number, y: number): { x: number; y: number } => ({
    x: clamp(x, w.width / 2 + 4, width - w.width / 2 - 4),
    y: clamp(y, w.height / 2 + 4, height - w.height / 2 - 4),
  });
  const steps = [0, -1, 1, -2, 2, -3, 3];
  const places = steps.flatMap((dy) =>
    steps.map((dx) => ({ far: Math.abs(dx) + Math.abs(dy), at: kept(w.x + dx * 44, w.y + dy * 44) })),
  );
  const free = places
    .sort((a, b) => a.far - b.far)
    .find(({ at }) => taken.every((t) => overlapOf(rectAround([at.x, at.y], w.width, w.height), t) <= 0));
  return free?.at ?? kept(w.x, w.y);
}
