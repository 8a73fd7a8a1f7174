/** Sharing out: wounds so that nobody dies if it can be helped, hits where they matter, enemies away from heroes. */
import {
  heroAt,
  itemAt,
  addTo,
  formatAllocation,
  hasHero,
  type AllocateDecision,
  type Game,
  type Option,
} from '@holdout/engine';

type Caps = readonly number[];

export function chooseShares(g: Game, d: AllocateDecision): string {
  const caps = d.options.map((o) => o.cap ?? d.total);
  const units =
    d.prompt === 'share-wounds' || d.prompt === 'friendly-fire'
      ? shareWounds(g, d, caps)
      : fill(d, caps, (o) => (d.prompt === 'split' ? wayWorth(g, o) : targetWorth(g, o)));
  return formatAllocation(d, units);
}

/** As many as possible on the most welcome option, then on the next. */
function fill(d: AllocateDecision, caps: Caps, worth: (o: Option) => number): number[] {
  const units = d.options.map(() => 0);
  let left = d.total;
  const order = d.options
    .map((_, i) => i)
    .sort((a, b) => worth(itemAt(d.options, b)) - worth(itemAt(d.options, a)));
  for (const i of order) {
    units[i] = Math.min(itemAt(caps, i), left);
    left -= units[i];
  }
  return units;
}

/** Fast and tough enemies first; missing is better than hitting a friend. */
function targetWorth(g: Game, o: Option): number {
  if (o.heroes) return -10;
  if (o.verb === 'miss') return -1;
  const [kind = -1] = o.args;
  const type = g.context.types[kind];
  return type ? 2 * type.actions + type.toughness : 0;
}

const wayWorth = (g: Game, o: Option): number => (hasHero(g, itemAt(o.args, 0)) ? 0 : 1);

/** The healthiest take one after the other; if somebody must die, it is the one who would be missed least. */
function shareWounds(g: Game, d: AllocateDecision, caps: Caps): number[] {
  const units = d.options.map(() => 0);
  const value = (i: number): number => heroAt(g.state, itemAt(itemAt(d.options, i).args, 0)).xp;
  const doomed = d.options
    .map((_, i) => i)
    .sort((a, b) => itemAt(caps, a) - itemAt(caps, b) || value(a) - value(b));
  let left = d.total;
  const spare = (): number => caps.reduce((sum, cap, i) => sum + Math.max(0, cap - 1 - itemAt(units, i)), 0);
  for (const victim of doomed) {
    if (left <= spare()) break;
    units[victim] = Math.min(itemAt(caps, victim), left);
    left -= units[victim];
  }
  while (left > 0) {
    let next = -1;
    for (const i of caps.keys()) {
      if (
        itemAt(units, i) < itemAt(caps, i) &&
        (next < 0 || itemAt(caps, i) - itemAt(units, i) > itemAt(caps, next) - itemAt(units, next))
      )
        next = i;
    }
    addTo(units, next, 1);
    left--;
  }
  return units;
}
