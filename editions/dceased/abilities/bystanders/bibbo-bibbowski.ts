/** Bibbo Bibbowski. With each Power-Up another hero within range 1 gains 1 power. */
import { itemAt, DONE, FREE, heroOption, procedure, type Game } from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { gainPower, MOST_POWER, powerOf } from '../../../supers/cards/power.ts';
import { othersWithin } from '../../../supers/attack/within.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'bibbo-bibbowski';
const RANGE = 1;

const guests = (g: Game, hero: number): number[] =>
  othersWithin(g, hero, RANGE).filter((other) => powerOf(g, other) < MOST_POWER);

/** Nobody would decline: only who gets it is asked. */
export const bibboBibbowski = bystander(ID, {
  at: {
    'powered-up': {
      must: true,
      can: (g, hero) => guests(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, ID);
        return question(ID, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          guests(g, f.hero).map((h) => heroOption(g, ID, h, FREE)),
        ),
      take(g, _f, { option }) {
        gainPower(g, itemAt(option.args, 0), 1, CLAUSE);
        return DONE;
      },
    },
  }),
});
