/** Sharing out: wounds so that nobody dies if it can be helped, hits where they matter, enemies away from heroes. */
import { formatAllocation, hasHero, type AllocateDecision, type Game, type Option } from '@holdout/engine';

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
  const order = d.options.map((_, i) => i).sort((a, b) => worth(d.options[b]) - worth(d.options[a]));
  for (const i of order) {
    units[i] = Math.min(caps[i], left);
    left -= units[i];
  }
  return units;
}

/** Fast and tough enemies first; missing is better than hitting a friend. */
function targetWorth(g: Game, o: Option): number {
  if (o.heroes) return -10;
  if (o.verb === 'miss') return -1;
  const type = g.context.types[o.args[0]];
  return type ? 2 * type.actions + type.toughness : 0;
}

const wayWorth = (g: Game, o: Option): number => (hasHero(g, o.args[0]) ? 0 : 1);

/** The healthiest take one after the other; if somebody must die, it is the one who would be missed least. */
function shareWounds(g: Game, d: AllocateDecision, caps: Caps): number[] {
  const units = d.options.map(() => 0);
  const value = (i: number): number => g.state.heroes[d.options[i].args[0]].xp;
  const doomed = d.options.map((_, i) => i).sort((a, b) => caps[a] - caps[b] || value(a) - value(b));
  let left = d.total;
  const spare = (): number => caps.reduce((sum, cap, i) => sum + Math.max(0, cap - 1 - units[i]), 0);
  for (const victim of doomed) {
    if (left <= spare()) break;
    units[victim] = Math.min(caps[victim], left);
    left -= units[victim];
  }
  while (left > 0) {
    let next = -1;
    for (const i of caps.keys()) {
      if (units[i] < caps[i] && (next < 0 || caps[i] - units[i] > caps[next] - units[next])) next = i;
    }
    units[next]++;
    left--;
  }
  return units;
}
