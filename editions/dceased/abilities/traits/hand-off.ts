/** Hand-Off. When you end your turn: up to 2 unspent actions go to a hero within range 2 who has not yet acted. */
import { heroAt, itemAt, DONE, FREE, heroOption, procedure, type Game } from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { othersWithin } from '../../../supers/attack/within.ts';

const ID = 'hand-off';
const RANGE = 2;
const MOST = 2;

const waiting = (g: Game, hero: number): number[] =>
  othersWithin(g, hero, RANGE).filter((other) => !heroAt(g.state, other).done);

export const handOff = trait(ID, {
  at: {
    'turn-end': withCard({
      can: (g, hero) => heroAt(g.state, hero).actions > 0 && waiting(g, hero).length > 0,
      run(g, hero) {
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const verbs = VERBS.slice(1, 1 + Math.min(MOST, heroAt(g.state, f.hero).actions));
        const options = waiting(g, f.hero).flatMap((to) =>
          verbs.map((verb) => heroOption(g, verb, to, FREE)),
        );
        return choose(g, f.hero, ID, options);
      },
      // Theirs in the turn they have yet to take.
      take(g, f, { option }) {
        const n = VERBS.indexOf(option.verb);
        const to = itemAt(option.args, 0);
        heroAt(g.state, f.hero).actions -= n;
        heroAt(g.state, to).pledged += n;
        return DONE;
      },
    },
  }),
});

/** Verbs by the number of actions. */
const VERBS = ['', 'one-action', 'two-actions'];
