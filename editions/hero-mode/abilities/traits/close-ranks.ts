/** Close Ranks. When enemies attack your zone: 1 to 3 power cancel as many wounds before they are shared out. */
import { heroAt, itemAt, DONE, procedure, type Game } from '@holdout/engine';
import { cancelShared, sayCancelled } from '../../../supers/wounds/cancel-wounds.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { poolOf, sharedWounds, type Pool } from '../../../supers/wounds/pool.ts';
import { powerOf, spendOptions, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'close-ranks';
const MOST = 3;

/** Wounds that strike everybody are fixed: nobody shares them out. */
const most = (g: Game, hero: number, pool: Pool): number =>
  Math.min(MOST, powerOf(g, hero), sharedWounds(pool));

export const closeRanks = trait(ID, {
  at: {
    'wounds-counted': withCard({
      can: (g, hero, f) => heroAt(g.state, hero).zone === f.zone && most(g, hero, f) > 0,
      run(g, hero) {
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        return choose(g, f.hero, ID, spendOptions(1, most(g, f.hero, poolOf(g))));
      },
      take(g, f, { option }) {
        const n = itemAt(option.args, 0);
        const pool = poolOf(g);
        spendPower(g, f.hero, n, ID);
        cancelShared(pool, n);
        sayCancelled(g, pool, n, ID);
        return DONE;
      },
    },
  }),
});
