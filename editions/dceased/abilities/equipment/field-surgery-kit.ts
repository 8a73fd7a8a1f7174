/** Field Surgery Kit. 1 action, discarded: you or another hero of your zone recovers up to 2 health, enemies or not. */
import { heroAt, itemAt, canPay, DONE, heroesIn, heroOption, NO_KIND, pay, type Game } from '@holdout/engine';
import { recover } from '../../../supers/wounds/wounds.ts';
import { equipment, useUp } from './card.ts';

const ID = 'field-surgery-kit';
const HEALTH = 2;

const hurt = (g: Game, hero: number): number[] =>
  heroesIn(g, heroAt(g.state, hero).zone).filter((h) => heroAt(g.state, h).wounds > 0);

export const fieldSurgeryKit = equipment(ID, {
  form: 'heroes',
  offer(g, hero, add) {
    if (canPay(g, hero, 1, NO_KIND))
      for (const other of hurt(g, hero)) add(heroOption(g, ID, other, { cost: 1 }));
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useUp(g, hero, ID);
    recover(g, other, HEALTH, ID);
    return DONE;
  },
});
