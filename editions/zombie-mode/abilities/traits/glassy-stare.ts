/** Glassy Stare. In your turn: up to 3 enemies in 1 zone you see within range 1 are Stunned, Super Heroes excepted. */
import {
  heroAt,
  itemAt,
  DONE,
  enemyOption,
  FREE,
  procedure,
  zoneId,
  zoneOption,
  type Frame,
} from '@holdout/engine';
import { stunFigures, wakeful } from '../../../supers/enemies/stun.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'glassy-stare';
const MOST = 3;

interface Stare extends Frame<typeof ID> {
  hero: number;
  zone: number;
}

export const glassyStare = trait(ID, {
  offer(g, hero, add) {
    for (const z of zonesWithin(g, hero, 1)) if (wakeful(g, z).length > 0) add(zoneOption(g, ID, z, FREE));
  },
  use(g, hero, option) {
    const choose: Stare = { proc: ID, step: 'choose', hero, zone: itemAt(option.args, 0) };
    return spend(g, hero, ID, choose);
  },
  procedure: procedure<Stare>()({
    choose: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const types = wakeful(g, f.zone);
        const total = Math.min(
          MOST,
          types.reduce((sum, t) => sum + t.n, 0),
        );
        return {
          kind: 'allocate',
          prompt: 'choose',
          by: h.seat,
          hero: h.id,
          total,
          about: { for: ID, zone: zoneId(g, f.zone), n: total },
          options: types.map(({ type, n }) => enemyOption(g, 'stun', type, { cap: n })),
        };
      },
      take(g, f, { units }) {
        wakeful(g, f.zone).forEach(({ type }, i) => {
          if (itemAt(units, i) > 0) stunFigures(g, type, f.zone, itemAt(units, i), ID);
        });
        return DONE;
      },
    },
  }),
});
