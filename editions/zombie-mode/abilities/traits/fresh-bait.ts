/** Fresh Bait. In your turn: push 1 bystander you see up to 2 zones. The escorted stay escorted. */
import {
  heroAt,
  itemAt,
  leading,
  callIf,
  cardOption,
  DONE,
  inSequence,
  procedure,
  zoneId,
  zoneOption,
  type Frame,
  type Game,
} from '@holdout/engine';
import { bystanderId, movePerson } from '../../../supers/people/bystanders.ts';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { pushWays } from '../../../supers/attack/effects.ts';
import { ownOf, type Bystander } from '../../../supers/own.ts';
import { reachesRefuge } from '../../company.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'fresh-bait';
const ZONES = 2;

interface Bait extends Frame<typeof ID> {
  hero: number;
  card: number;
  from: number;
  left: number;
}

export const freshBait = trait(ID, {
  offer(g, hero, add) {
    const seen = itemAt(g.view.seen, heroAt(g.state, hero).zone);
    for (const { card, zone } of ownOf(g).bystanders) {
      if (!seen.includes(zone) || pushWays(g, zone).length === 0) continue;
      add(cardOption(ID, bystanderId(g, card), [card, zone], { zones: [zoneId(g, zone)], cost: 0 }));
    }
  },
  use(g, hero, option) {
    const [card, from] = leading(option.args, 2);
    const push: Bait = { proc: ID, step: 'push', hero, card, from, left: ZONES };
    return spend(g, hero, ID, push);
  },
  procedure: procedure<Bait>()({
    push: {
      ask(g, f) {
        const person = personOf(g, f.card);
        if (!person || f.left === 0) return DONE;
        const ways = pushWays(g, person.zone).filter((z) => z !== f.from);
        const options = ways.map((z) => zoneOption(g, 'push', z));
        if (f.left < ZONES) options.push(STOP);
        const about = { for: ID, card: bystanderId(g, f.card), zone: zoneId(g, person.zone) };
        return { ...choose(g, f.hero, ID, options), about };
      },
      take(g, f, { option }) {
        const person = personOf(g, f.card);
        if (!person || option.verb === 'stop') return DONE;
        f.left--;
        movePerson(g, person, itemAt(option.args, 0), ID);
        const frames: Frame[] = [];
        reachesRefuge(g, person, frames);
        return callIf(f, 'push', inSequence(frames));
      },
    },
  }),
});

const personOf = (g: Game, card: number): Bystander | undefined =>
  ownOf(g).bystanders.find((b) => b.card === card);
