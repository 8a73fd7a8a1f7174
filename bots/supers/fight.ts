/** Whom hits eliminate, by target priority. */
import { FIRST_HERO, RANKS } from '@holdout/editions/supers';
import { typeAt, itemAt, formatAllocation, type AllocateDecision, type Game } from '@holdout/engine';
import { oncePerGame } from '../plain/once.ts';

/** The types by target priority: enemy heroes, then the others (S-COM-2). */
export const byPriority = oncePerGame((g): readonly number[] => [
  ...[...g.context.types.keys()].slice(FIRST_HERO),
  ...RANKS,
]);

interface Hits {
  readonly zone: number;
  readonly hits: number;
  /** Left out: by priority. */
  readonly order?: readonly number[];
  /** No more than so many fall. */
  readonly most?: number;
  /** Hits it takes to eliminate one; left out: as printed. */
  needs?(type: number): number;
}

/** Tells of everybody whom so many hits eliminate, one by one; how many they are. */
export function fell(g: Game, blow: Hits, falls: (type: number) => void): number {
  const { zone, order = byPriority(g), most = Infinity, needs } = blow;
  const { zones, types } = g.context;
  let [kills, left] = [0, blow.hits];
  for (const t of order) {
    const there = itemAt(g.state.enemies, t * zones + zone);
    const needed = there > 0 && needs ? needs(t) : itemAt(types, t).toughness;
    for (let n = there; n > 0; n--) {
      if (needed > left || kills === most) return kills;
      left -= needed;
      kills++;
      falls(t);
    }
  }
  return kills;
}

/** The hits of one roll shared out between zones so that most fall. */
export function chooseZones(g: Game, d: AllocateDecision): string {
  const zones = d.options.map((o) => itemAt(o.args, 0));
  let best = [d.total, ...zones.slice(1).map(() => 0)];
  let most = -1;
  for (let first = d.total; first >= 0; first--) {
    const units = [first, d.total - first, ...zones.slice(2).map(() => 0)];
    const worth = zones.slice(0, 2).reduce((sum, zone, i) => sum + threatOf(g, zone, itemAt(units, i)), 0);
    if (worth > most) [best, most] = [units, worth];
  }
  return formatAllocation(d, best);
}

/** Attacks of those whom so many hits eliminate. */
function threatOf(g: Game, zone: number, hits: number): number {
  let threat = 0;
  fell(g, { zone, hits }, (t) => (threat += typeAt(g.context, t).actions + (t >= FIRST_HERO ? 2 : 0)));
  return threat;
}
