/** The random player: every legal answer is equally likely, also among the allocations. */
import {
  itemAt,
  formatAllocation,
  formatRow,
  type AllocateDecision,
  type RowDecision,
} from '@holdout/engine';
import type { BlindBot } from './bot.ts';
import { numbersFrom, type Below } from './prng.ts';

export function randomBot(seed: string): BlindBot {
  const below = numbersFrom(seed);
  return (d) =>
    d.kind === 'pick'
      ? itemAt(d.options, below(d.options.length)).id
      : d.kind === 'row'
        ? formatRow(d, randomRow(d, below))
        : formatAllocation(d, randomUnits(d, below));
}

/** Whoever has no box of their own says what one might show: each card that is left is as likely as any other. */
export function randomRow(d: RowDecision, below: Below): number[] {
  const left = d.options.flatMap((o, place) => new Array<number>(o.cap ?? 1).fill(place));
  return Array.from({ length: d.total }, () => {
    const at = below(left.length);
    return itemAt(d.options, itemAt(left, at)).cap === undefined
      ? itemAt(left, at)
      : itemAt(left.splice(at, 1), 0);
  });
}

/** One of all legal allocations: each option's share is weighed by the number of ways to place the rest. */
export function randomUnits(d: AllocateDecision, below: Below): number[] {
  const caps = d.options.map((o) => Math.min(o.cap ?? d.total, d.total));
  const row = d.total + 1;
  const ways = waysToPlace(caps, row);
  let left = d.total;
  return caps.map((cap, i) => {
    let pick = below(itemAt(ways, i * row + left));
    let share = 0;
    while (share < Math.min(cap, left) && pick >= itemAt(ways, (i + 1) * row + left - share)) {
      pick -= itemAt(ways, (i + 1) * row + left - share);
      share++;
    }
    left -= share;
    return share;
  });
}

/** Row by row, from the i-th option on, how often none, one, two ... units can be put there: `ways[i * row + n]`. */
function waysToPlace(caps: readonly number[], row: number): number[] {
  const ways = new Array<number>((caps.length + 1) * row).fill(0);
  ways[caps.length * row] = 1;
  for (let i = caps.length - 1; i >= 0; i--) {
    for (let n = 0; n < row; n++) {
      let sum = 0;
      for (let share = 0; share <= Math.min(itemAt(caps, i), n); share++)
        sum += itemAt(ways, (i + 1) * row + n - share);
      ways[i * row + n] = sum;
    }
  }
  return ways;
}
