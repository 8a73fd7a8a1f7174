/** What players would most likely answer, where somebody must answer for them: a forecast, or a dialog that opens filled in. */
import {
  formatAllocation,
  formatRow,
  type AllocateDecision,
  type Decision,
  type RowDecision,
} from '../kernel/decision.ts';
import type { Option } from '../kernel/option.ts';
import { addTo, itemAt } from '../lookup.ts';

/** Nobody steps in where they need not; else the first option, or units shared out as they hurt least. */
export function plainChoice(d: Decision): string {
  if (d.kind === 'pick') return (d.options.find((o) => o.verb === 'go-on') ?? itemAt(d.options, 0)).id;
  if (d.kind === 'row') return formatRow(d, plainRow(d));
  return formatAllocation(d, plainShare(d));
}

/** Whatever comes first, as often as it can. */
const plainRow = (d: RowDecision): number[] =>
  d.options.flatMap((o, place) => new Array<number>(o.cap ?? d.total).fill(place)).slice(0, d.total);

/**
 * Wounds first on those who stay up, the strongest before the others; then on those whom something can save; then on
 * people nobody needs, if that keeps the heroes up; what is left all on one, so that as few as possible fall.
 * Anything else as evenly as caps allow.
 */
export function plainShare(d: AllocateDecision): number[] {
  const units = d.options.map(() => 0);
  let left = d.total;
  const give = (i: number, n: number): void => {
    addTo(units, i, n);
    left -= n;
  };
  /** One at a time to whoever has most room. */
  const spread = (room: (i: number) => number): void => {
    while (left > 0) {
      const rooms = units.map((_, i) => room(i));
      const most = Math.max(...rooms);
      if (most <= 0) return;
      give(rooms.indexOf(most), 1);
    }
  };
  const capOf = (i: number): number => itemAt(d.options, i).cap ?? d.total;
  if (d.options.some((o) => o.fells === undefined)) {
    // Earlier options first, each as few as the others.
    spread((i) => (itemAt(units, i) < capOf(i) ? d.total - itemAt(units, i) : 0));
    return units;
  }
  const fells = (i: number): number => itemAt(d.options, i).fells ?? d.total;
  spread((i) => Math.min(fells(i) - 1, capOf(i)) - itemAt(units, i));
  spread((i) => (isSafe(itemAt(d.options, i)) ? capOf(i) - 1 - itemAt(units, i) : 0));
  const spare = units.flatMap((_, i) => (isSpare(itemAt(d.options, i)) ? [i] : []));
  if (left <= spare.length) for (const i of spare.slice(0, left)) give(i, 1);
  const weakest = d.options
    .map((_, i) => i)
    .sort((a, b) => rank(itemAt(d.options, a)) - rank(itemAt(d.options, b)));
  for (const i of weakest) give(i, Math.min(left, capOf(i) - itemAt(units, i)));
  return units;
}

/** Something they have can prevent what would take them out. */
const isSafe = ({ heroes, cap, fells = 0 }: Option): boolean =>
  heroes !== undefined && cap !== undefined && cap > fells;

const isSpare = ({ heroes, risks = [] }: Option): boolean => !heroes && risks.length === 0;

const PERSON = 100;
const NEEDED = 1000;

/** Who falls where somebody must: the weakest hero, people after heroes, those the mission needs last. */
const rank = ({ heroes, fells = 0, risks = [] }: Option): number =>
  (heroes ? 0 : PERSON) + (risks.length > 0 ? NEEDED : 0) + fells;
