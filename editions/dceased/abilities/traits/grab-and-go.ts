/** Grab and Go. A Rescue or Collect action in your zone although enemies are there (D-ACT-3). */
import {
  heroAt,
  itemAt,
  call,
  canPay,
  DONE,
  enemiesIn,
  NO_KIND,
  option,
  optionBy,
  pay,
  procedure,
  type Frame,
} from '@holdout/engine';
import { rescue, rescueOptions, whyNoRescue } from '../../../supers/people/rescue.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { collect, whyNoCollect } from '../../equipment.ts';

const ID = 'grab-and-go';
const PERSON = 0;
const EQUIPMENT = 1;

const COLLECT = option(ID, 'way', [EQUIPMENT], { way: 'equipment', cost: 1 });

interface Grab extends Frame<typeof ID> {
  hero: number;
}

export const grabAndGo = trait(ID, {
  form: 'cards',
  offer(g, hero, add) {
    if (enemiesIn(g, heroAt(g.state, hero).zone) === 0 || !canPay(g, hero, 1, NO_KIND)) return;
    if (!whyNoRescue(g, hero, true))
      for (const o of rescueOptions(g, hero, 1)) add(optionBy(ID, o, { args: [PERSON, ...o.args] }));
    if (!whyNoCollect(g, hero, true)) add(COLLECT);
  },
  use(g, hero, { args }) {
    pay(g, hero, 1, NO_KIND);
    const grab: Grab = { proc: ID, step: 'collect', hero };
    return spend(g, hero, ID, args[0] === PERSON ? rescue(hero, itemAt(args, 1)) : grab);
  },
  procedure: procedure<Grab>()({
    collect: (g, f) => call(f, 'end', collect(g, f.hero)),
    end: () => DONE,
  }),
});
