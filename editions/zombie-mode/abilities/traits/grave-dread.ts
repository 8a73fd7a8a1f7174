/** Grave Dread. In your turn: push every Trooper and Specialist in your zone 1 zone, each where you like. */
import {
  heroAt,
  itemAt,
  countOf,
  DONE,
  enemyId,
  FREE,
  plainOption,
  procedure,
  zoneId,
  zoneOption,
  type Frame,
} from '@holdout/engine';
import { pushEnemies, pushWays, smallFry } from '../../../supers/attack/effects.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'grave-dread';

interface Dread extends Frame<typeof ID> {
  hero: number;
}

export const graveDread = trait(ID, {
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    if (smallFry(g, zone).length > 0 && pushWays(g, zone).length > 0) add(plainOption(ID, FREE));
  },
  use(g, hero) {
    const push: Dread = { proc: ID, step: 'push', hero };
    return spend(g, hero, ID, push);
  },
  procedure: procedure<Dread>()({
    push: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const [type] = smallFry(g, h.zone);
        if (type === undefined) return DONE;
        const enemy = enemyId(g, type);
        const total = countOf(g, type, h.zone);
        return {
          kind: 'allocate',
          prompt: 'choose',
          by: h.seat,
          hero: h.id,
          total,
          about: { for: ID, enemy, zone: zoneId(g, h.zone), n: total },
          options: pushWays(g, h.zone).map((z) => zoneOption(g, 'push', z)),
        };
      },
      take(g, f, { units }) {
        const { zone } = heroAt(g.state, f.hero);
        const type = itemAt(smallFry(g, zone), 0);
        pushWays(g, zone).forEach((z, i) => {
          if (itemAt(units, i) > 0) pushEnemies(g, type, zone, z, itemAt(units, i));
        });
        return 'push';
      },
    },
  }),
});
