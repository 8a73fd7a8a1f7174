/** Who takes the wounds of an attack: what every share would cost its target, and the cheapest sharing of all (S-WND-2). */
import {
  leading,
  itemAt,
  abilitiesOf,
  formatAllocation,
  type AllocateDecision,
  type Game,
  type Option,
} from '@holdout/engine';
import { WOUND_WORTH } from './worth.ts';

/** Something that prevents wounds of the hero's own share: how many are left of n, and what using it costs. */
export interface Shield {
  readonly price: number;
  left(n: number): number;
}

/** Shields by ability; undefined = it does not work now. */
export interface Shields {
  readonly [ability: string]: (g: Game, hero: number) => Shield | undefined;
}

export const prevents = (wounds: number, price: number): Shield => ({
  price,
  left: (n) => Math.max(0, n - wounds),
});

/** What a card is worth in wounds, and what costs nothing. */
export const CARD = 1;
export const FREE = 0;

const shieldsOf = (g: Game, hero: number, known: Shields): Shield[] =>
  abilitiesOf(g, hero).flatMap((a) => known[a]?.(g, hero) ?? []);

/** What n wounds cost somebody of that health, with the best use of the shields. */
function costOf(health: number, n: number, shields: readonly Shield[], fall: number): number {
  let plain = n >= health ? fall : 0;
  if (n < health) for (let k = 0; k < n; k++) plain += itemAt(WOUND_WORTH, health - k);
  if (n === 0 || shields.length === 0) return plain;
  const [first, ...others] = leading(shields, 1);
  return Math.min(costOf(health, n, others, fall), first.price + costOf(health, first.left(n), others, fall));
}

interface Prices {
  readonly shields: Shields;
  /** A hero is eliminated. */
  readonly fall: number;
  person(o: Option): number;
}

/** The sharing that costs least, over all ways to share. */
export function shareCheaply(g: Game, d: AllocateDecision, { shields, fall, person }: Prices): string {
  const price = d.options.map((o) => {
    if (!o.heroes) return (n: number): number => (n > 0 ? person(o) : 0);
    const hero = itemAt(o.args, 0);
    const held = shieldsOf(g, hero, shields);
    return (n: number): number => costOf(o.fells ?? d.total, n, held, fall);
  });
  const caps = d.options.map((o) => Math.min(o.cap ?? d.total, d.total));
  return formatAllocation(d, cheapest(d.total, caps, price));
}

/** Units for each option, by the cheapest way to spend so many on the first so many. */
function cheapest(
  total: number,
  caps: readonly number[],
  price: readonly ((n: number) => number)[],
): number[] {
  let best: { cost: number; units: number[] }[] = [{ cost: 0, units: [] }];
  caps.forEach((cap, i) => {
    const costs = Array.from({ length: cap + 1 }, (_, n) => itemAt(price, i)(n));
    const next: { cost: number; units: number[] }[] = [];
    for (let spent = 0; spent < best.length; spent++)
      for (let n = 0; n <= cap && spent + n <= total; n++) {
        const cost = itemAt(best, spent).cost + itemAt(costs, n);
        if (!next[spent + n] || cost < itemAt(next, spent + n).cost)
          next[spent + n] = { cost, units: [...itemAt(best, spent).units, n] };
      }
    best = next;
  });
  return itemAt(best, total).units;
}
