/** Once per turn, spend 1 action to lower Hunger by 1: an action, so not while Ravenous (Z-RAV-5). */
import { heroAt, canPay, DONE, isUsed, NO_KIND, pay, plainOption } from '@holdout/engine';
import { hindered, setHunger } from '../../hunger.ts';
import { bystander, CLAUSE, useOnce } from './card.ts';

const ID = 'betty-ross';
const BREATHE = plainOption(ID, { cost: 1, cards: [ID] });

export const BETTY_ROSS = bystander(ID, {
  offer(g, hero, add) {
    if (hindered(g, hero) || heroAt(g.state, hero).track === 0 || isUsed(g, hero, ID)) return;
    if (canPay(g, hero, 1, NO_KIND)) add(BREATHE);
  },
  use(g, hero) {
    pay(g, hero, 1, NO_KIND);
    useOnce(g, hero, ID);
    setHunger(g, hero, heroAt(g.state, hero).track - 1, CLAUSE);
    return DONE;
  },
});
