/** Course Correction. After rolling your attack: each power turns 1 missed die into a hit, which shows no 6. */
import { itemAt, callIf, DONE, procedure, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { powerOf, spendOptions, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'course-correction';

const missesOf = (f: Attack): number[] =>
  f.dice.map((_, i) => i).filter((i) => itemAt(f.dice, i) < f.accuracy);

const most = (g: Game, hero: number, f: Attack): number => Math.min(powerOf(g, hero), missesOf(f).length);

/** When all rerolls are over. */
export const courseCorrection = trait(ID, {
  at: {
    assigning: withCard({
      can: (g, hero, f) => !f.plain && most(g, hero, f) > 0,
      run(_g, hero) {
        return question(ID, hero);
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        return choose(g, f.hero, ID, spendOptions(1, most(g, f.hero, attackOf(g))));
      },
      take(g, f, { option }) {
        const n = itemAt(option.args, 0);
        const a = attackOf(g);
        spendPower(g, f.hero, n, ID);
        for (const i of missesOf(a).slice(0, n)) a.dice[i] = a.accuracy;
        a.hits += n;
        // Its own price comes before what keeping the card may cost.
        return callIf(f, 'end', spend(g, f.hero, ID));
      },
    },
    end: () => DONE,
  }),
});
