/** Sharing units out over the options of an allocation: a sensible beginning, presets, and what fits. */
import { addTo, itemAt, plainShare, type AllocateDecision, type Context, type Option } from '@holdout/engine';

export type Units = readonly number[];

export const capOf = (d: AllocateDecision, i: number): number =>
  Math.min(itemAt(d.options, i).cap ?? d.total, d.total);
export const sumOf = (units: Units): number => units.reduce((a, b) => a + b, 0);
export const fits = (d: AllocateDecision, units: Units): boolean =>
  sumOf(units) === d.total && units.every((n, i) => n >= 0 && n <= capOf(d, i));

/** One unit at a time to whoever `weigh` ranks highest among those with room. */
function share(d: AllocateDecision, start: Units, weigh: (i: number, has: number) => number): number[] {
  const units = [...start];
  for (let left = d.total - sumOf(units); left > 0; left--) {
    let best = -1;
    for (let i = 0; i < units.length; i++) {
      if (itemAt(units, i) >= capOf(d, i)) continue;
      if (best < 0 || weigh(i, itemAt(units, i)) > weigh(best, itemAt(units, best))) best = i;
    }
    if (best < 0) break;
    addTo(units, best, 1);
  }
  return units;
}

const none = (d: AllocateDecision): number[] => d.options.map(() => 0);

/** As even as the caps allow, earlier options first. */
export const evenly = (d: AllocateDecision): number[] => share(d, none(d), (_, has) => -has);

/** As many as fit on one option, the rest evenly on the others. */
export function mostOn(d: AllocateDecision, at: number): number[] {
  const start = none(d);
  start[at] = capOf(d, at);
  return share(d, start, (_, has) => -has);
}

/** As few as possible on one option. */
export const sparing = (d: AllocateDecision, at: number): number[] =>
  share(d, none(d), (i, has) => (i === at ? -Infinity : -has));

/**
 * Wounds as a forecast would share them. Hits go to the most dangerous; friends and misses get them only as a last
 * resort, and friends so that as few as possible die.
 */
export function sensible(
  d: AllocateDecision,
  context: Context,
  heartsOf: (hero: string) => number,
): number[] {
  if (d.prompt === 'split' || d.prompt === 'choose') return evenly(d);
  if (d.prompt === 'share-wounds') return plainShare(d);
  if (!d.options.every((o) => o.heroes))
    return share(d, none(d), (i) => worth(itemAt(d.options, i), context));
  const damage = Number(d.about?.damage ?? 1);
  return share(d, none(d), (i, has) => {
    const { heroes, cap = d.total } = itemAt(d.options, i);
    const next = has + 1;
    if (next * damage < heartsOf(heroes?.[0] ?? '')) return 200 - next;
    return next < cap ? 100 - next : -next;
  });
}

function worth(option: Option, context: Context): number {
  const kind = context.types.find((t) => t.id === option.enemies?.[0]);
  if (!kind) return option.heroes ? -2 : -1;
  return kind.xp * 100 + kind.actions * 10 + kind.toughness;
}

/** One step up or down; when all units are placed, a step up takes one from the option that has most. */
export function step(d: AllocateDecision, units: Units, at: number, by: 1 | -1): number[] {
  const next = [...units];
  if (by < 0) {
    next[at] = Math.max(0, itemAt(next, at) - 1);
    return next;
  }
  if (itemAt(next, at) >= capOf(d, at)) return next;
  if (sumOf(next) >= d.total) {
    const from = next.reduce(
      (best, n, i) => (i !== at && n > (best < 0 ? 0 : itemAt(next, best)) ? i : best),
      -1,
    );
    if (from < 0) return next;
    addTo(next, from, -1);
  }
  addTo(next, at, 1);
  return next;
}
