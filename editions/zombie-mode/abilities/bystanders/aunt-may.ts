/** When your Devour eliminates a target, another Zombie Hero in your zone lowers Hunger by 2. */
import {
  heroAt,
  itemAt,
  DONE,
  heroesIn,
  heroOption,
  procedure,
  type Frame,
  type Game,
} from '@holdout/engine';
import { isDevour } from '../../../supers/attack/attack.ts';
import { setHunger } from '../../hunger.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'aunt-may';

const hungryBeside = (g: Game, hero: number): number[] =>
  heroesIn(g, heroAt(g.state, hero).zone).filter((h) => h !== hero && heroAt(g.state, h).track > 0);

interface Feed extends Frame<typeof ID> {
  hero: number;
}

export const AUNT_MAY = bystander(ID, {
  at: {
    'after-attack': {
      can: (g, hero, f) => isDevour(f) && f.kills + f.meals.length > 0 && hungryBeside(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, ID);
        const f: Feed = { proc: ID, step: 'choose', hero };
        return f;
      },
    },
  },
  procedure: procedure<Feed>()({
    choose: {
      ask(g, f) {
        const { id, seat } = heroAt(g.state, f.hero);
        const options = hungryBeside(g, f.hero).map((h) => heroOption(g, 'feed', h));
        return { kind: 'pick', prompt: 'choose', by: seat, hero: id, about: { for: ID }, options };
      },
      take(g, _f, { option }) {
        const other = itemAt(option.args, 0);
        setHunger(g, other, heroAt(g.state, other).track - 2, CLAUSE);
        return DONE;
      },
    },
  }),
});
