/** Deep Freeze: once per turn a free Frozen Shards attack; each hit may Stun a common enemy instead of being assigned. */
import {
  itemAt,
  leading,
  DONE,
  enemyAtOption,
  FREE,
  plainOption,
  procedure,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import type { Attack } from '../../supers/attack/attack.ts';
import { choose } from '../../supers/cards/choose.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { attackOf } from '../../supers/attack/hits.ts';
import { stunFigures, wakeful } from '../../supers/enemies/stun.ts';

const GRANT: Grant = { by: 'deep-freeze', lines: ['unique'] };

/** Whom a hit could Stun, whatever the priority. */
const freezable = (g: Game, { zones }: Attack): Option[] =>
  zones.flatMap((zone) =>
    wakeful(g, zone).map(({ type, n }) => enemyAtOption(g, 'stun', type, zone, { cap: n })),
  );

export const deepFreeze: Ability = {
  id: GRANT.by,
  clause: 'K-ACT-2',
  offer(g, hero, add) {
    if (mayThisTurn(g, hero, GRANT.by) && canAttackFree(g, hero, GRANT)) add(plainOption(GRANT.by, FREE));
  },
  use(g, hero) {
    useSkill(g, hero, GRANT.by);
    return freeAttack(hero, GRANT);
  },
  at: {
    assigning: {
      must: true,
      can: (g, _hero, f) => f.by === GRANT.by && f.hits > 0 && freezable(g, f).length > 0,
      run(_g, hero) {
        const f: Freeze = { proc: GRANT.by, step: 'divide', hero };
        return f;
      },
    },
  },
  procedure: procedure<Freeze>()({
    divide: {
      ask(g, f) {
        const a = attackOf(g);
        const options = [...freezable(g, a), ASSIGN];
        const about = { for: GRANT.by, n: a.hits };
        return { ...choose(g, f.hero, GRANT.by, options), kind: 'allocate', total: a.hits, about };
      },
      take(g, _f, { units }) {
        const a = attackOf(g);
        freezable(g, a).forEach(({ args }, i) => {
          const [type, zone] = leading(args, 2);
          if (units[i] === 0) return;
          stunFigures(g, type, zone, itemAt(units, i), GRANT.by);
          a.hits -= itemAt(units, i);
        });
        return DONE;
      },
    },
  }),
};

interface Freeze extends Frame {
  hero: number;
}

/** Hits that are assigned as usual. */
const ASSIGN = plainOption('assign');
