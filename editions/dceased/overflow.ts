/** Overflow Cell: power its hero gains beyond 4 goes to other heroes within range 2, gain by gain. */
import {
  heroAt,
  itemAt,
  DONE,
  heroOption,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { gainPower, MOST_POWER, powerOf } from '../supers/cards/power.ts';
import { othersWithin } from '../supers/attack/within.ts';
import { equipmentId } from './cards.ts';
import { equipmentOf } from './equipment.ts';
import { ownOf, type SparePower } from './own.ts';

export const OVERFLOW = 'overflow-cell';
const RANGE = 2;

/** Other heroes near enough who can hold more. */
const takers = (g: Game, hero: number): number[] =>
  othersWithin(g, hero, RANGE).filter((other) => powerOf(g, other) < MOST_POWER);

export const sparesPower = (g: Game, hero: number): boolean =>
  equipmentOf(g, hero).some((c) => equipmentId(g, c) === OVERFLOW) && takers(g, hero).length > 0;

/** Noted now, shared out before anything else happens; what nobody can hold is lost. */
export function powerToSpare(g: Game, hero: number, n: number): void {
  if (!sparesPower(g, hero)) return;
  ownOf(g).spare.push({ hero, n });
  g.stirred = true;
}

interface Overflow extends Frame<typeof OVERFLOW> {
  gains: SparePower[];
}

export function overflow(g: Game): Frame | null {
  const own = ownOf(g);
  if (own.spare.length === 0) return null;
  const f: Overflow = { proc: OVERFLOW, step: 'share', gains: own.spare };
  own.spare = [];
  return f;
}

const options = (g: Game, hero: number): Option[] =>
  takers(g, hero).map((other) =>
    heroOption(g, OVERFLOW, other, { cost: 0, cap: MOST_POWER - powerOf(g, other) }),
  );

export const overflowProcedure = procedure<Overflow>()({
  share: {
    ask(g, f) {
      const gain = itemAt(f.gains, 0);
      const open = options(g, gain.hero);
      if (open.length === 0) return 'next';
      const { seat, id } = heroAt(g.state, gain.hero);
      const total = Math.min(
        gain.n,
        open.reduce((n, o) => n + (o.cap ?? 0), 0),
      );
      const about = { for: OVERFLOW, n: total };
      return { kind: 'allocate', prompt: 'choose', by: seat, hero: id, total, about, options: open };
    },
    take(g, f, { units }) {
      const { hero } = itemAt(f.gains, 0);
      g.emit?.('D-EQP-4', { type: 'card-used', hero: heroAt(g.state, hero).id, card: OVERFLOW });
      options(g, hero).forEach(({ args }, i) => {
        const other = itemAt(args, 0);
        return gainPower(g, other, itemAt(units, i), 'D-EQP-4');
      });
      return 'next';
    },
  },
  next(_g, f) {
    f.gains.shift();
    return f.gains.length > 0 ? 'share' : DONE;
  },
});
