/** The way of a figure in somebody's hand: through the zones the pointer has crossed, while that is legal; else the cheapest. */
import { itemAt, type Context, type Engine } from '@holdout/engine';
import type { Begun } from './begun.ts';
import { stepTo, walkOf, walksFrom, type Walk } from './reach.ts';

export interface Trail {
  readonly begun: Begun;
  /** Every zone within reach, by the cheapest way. */
  readonly walks: ReadonlyMap<number, Walk>;
  /** From the start, one more step each. */
  readonly crossed: readonly Walk[];
  /** The pointer is over a zone that cannot be reached, or beside the board. */
  readonly lost: boolean;
}

export function trailOf(engine: Engine, context: Context, begun: Begun): Trail {
  return { begun, walks: walksFrom(engine, context, begun), crossed: [walkOf(begun)], lost: false };
}

/** Where the figure would stand, dropped now. */
export const walkIn = ({ crossed, lost }: Trail): Walk | undefined => (lost ? undefined : crossed.at(-1));

/** The pointer is over this zone now; null: beside the board. */
export function trailTo(engine: Engine, context: Context, trail: Trail, zone: number | null): Trail {
  const { crossed, walks } = trail;
  const before = crossed.findIndex((w) => w.reach.zone === zone);
  if (before >= 0) return { ...trail, crossed: crossed.slice(0, before + 1), lost: false };
  const last = crossed.at(-1);
  const next = zone === null || !last ? undefined : stepTo(engine, context, last, zone);
  if (next) return { ...trail, crossed: [...crossed, next], lost: false };
  const way = zone === null ? undefined : walks.get(zone);
  return way ? { ...trail, crossed: [itemAt(crossed, 0), way], lost: false } : { ...trail, lost: true };
}
