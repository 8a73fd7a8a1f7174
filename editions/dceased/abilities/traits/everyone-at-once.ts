/** Everyone at Once. Before your attack: each other hero who sees the attacked zone may spend 1 power for +2 dice. */
import { itemAt, DONE, procedure, type Frame, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { canSpend, spendOptions, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { othersWhoSee } from '../../../supers/attack/within.ts';

const ID = 'everyone-at-once';
const DICE = 2;

/** The attacker need not be seen. */
const helpers = (g: Game, { hero, zones }: Attack): number[] =>
  othersWhoSee(g, hero, zones).filter((other) => canSpend(g, other, 1));

interface Call extends Frame<typeof ID> {
  /** Heroes still to be asked. */
  asked: number[];
}

export const everyoneAtOnce = trait(ID, {
  at: {
    'before-roll': withCard({
      can: (g, _hero, f) => !f.plain && helpers(g, f).length > 0,
      run(g, hero, f) {
        const all: Call = { proc: ID, step: 'choose', asked: helpers(g, f) };
        return spend(g, hero, ID, all);
      },
    }),
  },
  procedure: procedure<Call>()({
    // Each owner decides.
    choose: {
      ask: (g, f) => (f.asked.length > 0 ? choose(g, itemAt(f.asked, 0), ID, spendOptions(0, 1)) : DONE),
      take(g, f, { option }) {
        const hero = itemAt(f.asked.splice(0, 1), 0);
        if (itemAt(option.args, 0) > 0) {
          spendPower(g, hero, 1, ID);
          attackOf(g).bonus += DICE;
        }
        return 'choose';
      },
    },
  }),
});
