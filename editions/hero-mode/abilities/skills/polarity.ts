/** Polarity: enemies of one zone within range 2 are pushed into one next to it, then perhaps attacked there. */
import {
  itemAt,
  callIf,
  countOf,
  DONE,
  enemyOption,
  FREE,
  plainOption,
  procedure,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { freeAttack } from '../../../supers/attack/attack-action.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { isPushable, mayThisTurn, pushEnemies, pushWays, useSkill } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';

/** Types of the zone that can be pushed into that one. */
const movable = (g: Game, zone: number, to: number): number[] =>
  g.context.types
    .map((_, type) => type)
    .filter((t) => countOf(g, t, zone) > 0 && isPushable(g, t) && pushWays(g, zone, t).includes(to));

/** Zones next to it that somebody can be pushed into. */
const ways = (g: Game, zone: number): number[] =>
  pushWays(g, zone).filter((to) => movable(g, zone, to).length > 0);

/** Once per turn, for 1 power. */
export const polarity: Ability = {
  id: 'polarity',
  clause: 'H-POW-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, polarity.id) || !canSpend(g, hero, 1)) return;
    for (const zone of zonesWithin(g, hero, 2)) {
      if (ways(g, zone).length > 0) add(zoneOption(g, polarity.id, zone, FREE));
    }
  },
  use(g, hero, { args }) {
    const from = itemAt(args, 0);
    useSkill(g, hero, polarity.id);
    spendPower(g, hero, 1, polarity.id);
    const f: Pull = { proc: polarity.id, step: 'where', hero, from, to: -1 };
    return f;
  },
  procedure: procedure<Pull>()({
    where: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          polarity.id,
          ways(g, f.from).map((z) => zoneOption(g, 'push', z)),
        ),
      take(_g, f, { option }) {
        f.to = itemAt(option.args, 0);
        return 'who';
      },
    },
    // Those who stay are counted too, so that one answer says it all; at least one goes.
    who: {
      ask(g, f) {
        const types = movable(g, f.from, f.to);
        const total = types.reduce((n, t) => n + countOf(g, t, f.from), 0);
        const options = types.map((t) => enemyOption(g, 'push', t, { cap: countOf(g, t, f.from) }));
        if (total > 1) options.push(plainOption('stay', { cap: total - 1 }));
        const about = { for: polarity.id, zone: zoneId(g, f.from), n: total };
        return { ...choose(g, f.hero, polarity.id, options), kind: 'allocate', total, about };
      },
      take(g, f, { units }) {
        movable(g, f.from, f.to).forEach((type, i) => {
          if (itemAt(units, i) > 0) pushEnemies(g, type, f.from, f.to, itemAt(units, i), polarity.id);
        });
        return callIf(
          f,
          'end',
          freeAttack(f.hero, { by: polarity.id, lines: ['unique'], zones: [f.to], optional: true }),
        );
      },
    },
    end: () => DONE,
  }),
};

interface Pull extends Frame {
  hero: number;
  from: number;
  /** The one zone all of them go to. */
  to: number;
}
