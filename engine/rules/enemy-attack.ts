/** All enemies of a zone attack together; the players share the attacks out (K-ENE-2 to K-ENE-4, C-ZATT-5, S-WND-2). */
import { heroesIn, zoneId, type Game } from '../kernel/game.ts';
import { call, DONE, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { heroOption } from './options.ts';
import { heroAt, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  'enemies-attack': told({ zone: 'zone', n: 'count' }, { mark: 'sharp-lips', tone: 'red', beat: 'bite' }),
  'attacks-wasted': told({ zone: 'zone', n: 'count' }, { follows: true }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  'share-wounds': asks({ zone: 'zone', n: 'count' }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

interface EnemyAttack extends Frame<'enemy-attack'> {
  zone: number;
  /** Attacks not yet put on anybody. */
  pool: number;
  /** Attacks put on heroes, as [hero, attacks]. */
  shares: [number, number][];
}

export const enemyAttack = (zone: number, attacks: number): Frame => {
  const f: EnemyAttack = { proc: 'enemy-attack', step: 'begin', zone, pool: attacks, shares: [] };
  return f;
};

/** Attacks after which the hero is gone for certain. */
export function enduranceOf(g: Game, hero: number): number {
  const { endurance, health } = g.context.edition.policies;
  return (endurance ?? health)(g, hero);
}

export const enemyAttackProcedure = procedure<EnemyAttack>()({
  begin(g, f) {
    g.emit?.('K-ENE-3', { type: 'enemies-attack', zone: zoneId(g, f.zone), n: f.pool });
    return 'share';
  },

  share: {
    ask(g, f) {
      const heroes = heroesIn(g, f.zone);
      if (f.pool === 0) return DONE;
      if (heroes.length === 0) {
        g.emit?.('C-ZATT-5', { type: 'attacks-wasted', zone: zoneId(g, f.zone), n: f.pool });
        return DONE;
      }
      const caps = heroes.map((h) => enduranceOf(g, h));
      const most = caps.reduce((a, b) => a + b, 0);
      return {
        kind: 'allocate',
        prompt: 'share-wounds',
        by: 'team',
        total: Math.min(f.pool, most),
        about: { zone: zoneId(g, f.zone), n: f.pool },
        options: heroes.map((h, i) =>
          heroOption(g, 'wound', h, { cap: caps[i], fells: g.context.edition.policies.health(g, h) }),
        ),
      };
    },
    take(g, f, { units }) {
      f.shares = [];
      heroesIn(g, f.zone).forEach((hero, i) => {
        if (itemAt(units, i) > 0) f.shares.push([hero, itemAt(units, i)]);
        f.pool -= itemAt(units, i);
      });
      return 'suffer';
    },
  },

  // Attacks left over when a hero dies go back to the others of the zone.
  suffer(g, f) {
    const share = f.shares[0];
    if (!share) return 'share';
    const [hero, left] = share;
    if (left === 0 || heroAt(g.state, hero).status !== 'in') {
      f.pool += left;
      f.shares.shift();
      return 'suffer';
    }
    if (left >= enduranceOf(g, hero)) {
      g.context.edition.policies.fall(g, hero);
      f.shares.shift();
      return 'suffer';
    }
    share[1]--;
    return call(f, 'suffer', g.context.edition.policies.suffer(g, hero));
  },
});
