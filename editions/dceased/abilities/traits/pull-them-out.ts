/** Pull Them Out. In your turn: push up to 2 other heroes or unescorted people within range 2 up to 2 zones each. */
import {
  call,
  DONE,
  FREE,
  plainOption,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { figureOf, figureOption, figuresWithin } from '../../../supers/moves/figures.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'pull-them-out';
const RANGE = 2;
const MOST = 2;

const pull = (hero: number): Push => ({ by: ID, hero, upTo: 2, atLeast: 1 });

const movable = (g: Game, hero: number): Option[] =>
  figuresWithin(g, hero, RANGE)
    .filter((figure) => canPush(g, figure, pull(hero)))
    .map((figure) => figureOption(g, ID, figure));

interface Pull extends Frame<typeof ID> {
  hero: number;
  /** Options taken: nobody is pushed twice. */
  pulled: string[];
}

export const pullThemOut = trait(ID, {
  offer(g, hero, add) {
    if (movable(g, hero).length > 0) add(plainOption(ID, FREE));
  },
  use(g, hero) {
    const first: Pull = { proc: ID, step: 'choose', hero, pulled: [] };
    return spend(g, hero, ID, first);
  },
  procedure: procedure<Pull>()({
    // One after another.
    choose: {
      ask(g, f) {
        const { hero, pulled } = f;
        const options = movable(g, hero).filter((o) => !pulled.includes(o.id));
        if (pulled.length >= MOST || options.length === 0) return DONE;
        return choose(g, hero, ID, pulled.length > 0 ? [...options, STOP] : options);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        f.pulled.push(option.id);
        return call(f, 'choose', pushFigure(figureOf(option), pull(f.hero)));
      },
    },
  }),
});
