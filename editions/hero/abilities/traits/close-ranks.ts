/** Close Ranks. When enemies attack your zone: 1 to 3 power cancel as many wounds before they are shared out. */
import { DONE, procedure, type Frame, type Game, type Option, type Procedure } from '@holdout/engine';
import { cancelShared, sayCancelled } from '../../../supers/cancel-wounds.ts';
import { choose } from '../../../supers/choose.ts';
import { poolOf, sharedWounds, type Pool } from '../../../supers/pool.ts';
import { powerOf, spendPower } from '../../../supers/power.ts';
import { spend, trait, withCard } from '../../../supers/trait-card.ts';

const ID = 'close-ranks';
const MOST = 3;

/** Wounds that strike everybody are fixed: nobody shares them out. */
const most = (g: Game, hero: number, pool: Pool): number =>
  Math.min(MOST, powerOf(g, hero), sharedWounds(pool));

interface Ranks extends Frame {
  hero: number;
}

export const closeRanks = trait(ID, {
  at: {
    'wounds-counted': withCard<Pool>({
      can: (g, hero, f) => g.state.heroes[hero].zone === f.zone && most(g, hero, f) > 0,
      run(g, hero) {
        const ranks: Ranks = { proc: ID, step: 'choose', hero };
        return spend(g, hero, ID, ranks);
      },
    }),
  },
});

export const CLOSE_RANKS: { readonly [name: string]: Procedure } = {
  [ID]: procedure<Ranks>({
    choose: {
      ask(g, f) {
        const amounts = Array.from({ length: most(g, f.hero, poolOf(g)) }, (_, i) => i + 1);
        const options = amounts.map((n): Option => ({ id: `spend:${n}`, verb: 'spend', args: [n] }));
        return choose(g, f.hero, ID, options);
      },
      take(g, f, { option }) {
        const [n] = option.args;
        const pool = poolOf(g);
        spendPower(g, f.hero, n, ID);
        cancelShared(pool, n);
        sayCancelled(g, pool, n, ID);
        return DONE;
      },
    },
  }),
};
