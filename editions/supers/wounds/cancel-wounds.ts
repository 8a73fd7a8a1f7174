/** Wounds cancelled before they are shared out; where some strike everybody, the players say which. */
import {
  itemAt,
  DONE,
  heroOption,
  option,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { poolOf, sharedWounds, targetsIn, woundsOn, woundsIn, type Pool } from './pool.ts';

interface Cancel extends Frame<'cancel-wounds'> {
  n: number;
  by: string;
}

/** Cancels up to n wounds of the attack under way; `by` is the ability that does. */
export const cancelWounds = (n: number, by: string): Frame => {
  const f: Cancel = { proc: 'cancel-wounds', step: 'choose', n, by };
  return f;
};

/** Those to be shared out, then those that strike one hero of many. */
function choices(g: Game, pool: Pool): Option[] {
  const shared = option('cancel', 'way', [SHARED], { way: 'shared', cap: sharedWounds(pool) });
  const single = targetsIn(g, pool.zone).map((h) => heroOption(g, 'cancel', h, { cap: woundsOn(pool, h) }));
  return [shared, ...single].filter((o) => o.cap !== 0);
}
const SHARED = -1;

/** Cancels wounds that are still to be shared out; those that bind the players go first, so that the rest is free. */
export function cancelShared(pool: Pool, n: number): void {
  let left = n;
  for (const b of pool.bound) {
    const gone = Math.min(b.wounds, left);
    b.wounds -= gone;
    left -= gone;
  }
  pool.wounds -= left;
}

export function sayCancelled(g: Game, pool: Pool, n: number, by: string): void {
  const { clause = '' } = g.context.abilities.get(by) ?? {};
  g.emit?.(clause, { type: 'wounds-cancelled', zone: zoneId(g, pool.zone), n, with: by });
}

export const cancelWoundsProcedure = procedure<Cancel>()({
  choose: {
    ask(g, f) {
      const pool = poolOf(g);
      const total = Math.min(f.n, woundsIn(g, pool));
      if (total === 0) return DONE;
      const zone = zoneId(g, pool.zone);
      const about = { for: f.by, zone, n: total };
      return { kind: 'allocate', prompt: 'choose', by: 'team', total, about, options: choices(g, pool) };
    },
    take(g, f, { units }) {
      const pool = poolOf(g);
      choices(g, pool).forEach(({ args }, i) => {
        const hero = itemAt(args, 0);
        if (hero === SHARED) cancelShared(pool, itemAt(units, i));
        else for (let n = 0; n < itemAt(units, i); n++) pool.spared.push(hero);
      });
      sayCancelled(
        g,
        pool,
        units.reduce((a, b) => a + b, 0),
        f.by,
      );
      return DONE;
    },
  },
});
