/**
 * Why somebody cannot be carried to a zone: the rules are asked about the first step towards it that is not on offer,
 * there where the way ends.
 */
import { itemAt, idOf, type Context, type Engine, type Refusal } from '@holdout/engine';
import { nearestOf } from '../table/reasons.ts';
import { maybe } from '../table/maybe.ts';
import type { Words } from '../words/use-words.ts';
import type { Walk } from './reach.ts';
import type { Trail } from './trail.ts';

type NoWay =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Cards or dice come first: nobody knows how it would go on. */
  | { readonly is: 'unknown' }
  /** The turn ends before. */
  | { readonly is: 'far'; readonly zone: number };

const known = new WeakMap<Trail['walks'], Map<number, NoWay | undefined>>();

/** Undefined where no way at all leads to it. */
export function noWayTo(engine: Engine, context: Context, trail: Trail, zone: number): NoWay | undefined {
  let told = known.get(trail.walks);
  if (!told) known.set(trail.walks, (told = new Map<number, NoWay | undefined>()));
  if (!told.has(zone)) told.set(zone, lookedUp(engine, context, trail, zone));
  return told.get(zone);
}

function lookedUp(engine: Engine, context: Context, trail: Trail, zone: number): NoWay | undefined {
  const ends = endsBefore(context, trail, zone);
  const reasons = ends.flatMap(({ walk: { hero, reach }, next }): Refusal[] => {
    const { there } = reach;
    if (there?.state.active !== hero || there.decision.prompt !== 'turn') return [];
    const no = engine.why(
      there.state,
      idOf('move', 'zones', { zones: [itemAt(context.board.zones, next).id] }),
    );
    return no ? [no] : [];
  });
  const refusal = nearestOf(reasons);
  if (refusal) return { is: 'refused', refusal };
  const last = ends.at(0)?.walk;
  if (!last) return undefined;
  const { reach, actions } = last;
  // The last action may set off so much that nobody can tell the place after it; that it was the last is certain.
  const isOver = reach.there !== null || (reach.spent.at(-1) ?? 0) >= actions;
  return isOver ? { is: 'far', zone: reach.zone } : { is: 'unknown' };
}

interface End {
  readonly walk: Walk;
  /** One zone nearer, and out of reach. */
  readonly next: number;
}

/** Zones within reach that are nearest to it by what links zones, doors open or not. */
function endsBefore({ board }: Context, { walks, crossed }: Trail, zone: number): End[] {
  const within = new Map([...walks, ...crossed.slice(0, 1).map((w) => [w.reach.zone, w] as const)]);
  const seen = new Set([zone]);
  let rim = [zone];
  while (rim.length > 0) {
    const steps = rim.flatMap((next) =>
      board.links.flatMap(({ a, b }) =>
        a === next ? [{ from: b, next }] : b === next ? [{ from: a, next }] : [],
      ),
    );
    const ends = steps.flatMap(({ from, next }) => {
      const walk = within.get(from);
      return walk ? [{ walk, next }] : [];
    });
    if (ends.length > 0) return ends;
    rim = [...new Set(steps.map(({ from }) => from))].filter((z) => !seen.has(z));
    for (const z of rim) seen.add(z);
  }
  return [];
}

/** The whole of it, for the bar. */
export function noWayText(no: NoWay | undefined, hero: string, context: Context, { t, say }: Words): string {
  switch (no?.is) {
    case 'refused':
      return say.refusal({ ...no.refusal, at: undefined, intent: undefined });
    case 'unknown':
      return t('hands.no-way.unknown');
    case 'far':
      return t('hands.no-way.far', { hero, zone: say.zone(itemAt(context.board.zones, no.zone).id) });
    case undefined:
      return t('hands.no-way.none');
  }
}

/** In two or three words, for the pointer. */
export function noWayTag(no: NoWay | undefined, { t }: Words): string {
  const word = no?.is === 'refused' && maybe(t, `table.why.${no.refusal.refused}`);
  return word || t(no?.is === 'unknown' ? 'hands.place.unknown' : 'hands.no-way');
}
