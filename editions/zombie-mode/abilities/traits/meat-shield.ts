/**
 * Meat Shield. When enemies attack your zone, before wounds are shared out: eliminate 1 Trooper or Specialist there and
 * cancel 2 wounds. The figure must be one of the attackers; you gain its experience.
 */
import { heroAt, leading, callIf, DONE, enemyAtOption, inSequence, procedure } from '@holdout/engine';
import { cancelWounds } from '../../../supers/wounds/cancel-wounds.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { isSmallFry, strikeDown } from '../../../supers/attack/effects.ts';
import { poolOf, type Pool } from '../../../supers/wounds/pool.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'meat-shield';

/** Types of those who attack from within the zone; from farther off nobody can be caught. */
const catchable = (f: Pool): number[] =>
  f.strikes.filter((s) => s.n > 0 && s.from === f.zone && isSmallFry(s.type)).map((s) => s.type);

export const meatShield = trait(ID, {
  at: {
    'wounds-counted': withCard({
      can: (g, hero, f) => heroAt(g.state, hero).zone === f.zone && catchable(f).length > 0,
      run(g, hero) {
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const pool = poolOf(g);
        const options = catchable(pool).map((type) => enemyAtOption(g, 'eliminate', type, pool.zone));
        return choose(g, f.hero, ID, options);
      },
      take(g, f, { option }) {
        const [type, zone] = leading(option.args, 2);
        const pool = poolOf(g);
        pool.strikes = pool.strikes.map((s) =>
          s.type === type && s.from === zone ? { ...s, n: s.n - 1 } : s,
        );
        return callIf(f, 'end', inSequence([...strikeDown(g, f.hero, type, zone, 1), cancelWounds(2, ID)]));
      },
    },
    end: () => DONE,
  }),
});
