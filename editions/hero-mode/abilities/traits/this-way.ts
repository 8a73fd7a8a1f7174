/** This Way! Push a bystander you see up to 3 zones towards you; in your zone you may rescue it for free. */
import { heroAt, itemAt, callIf, DONE, NEVER, procedure, type Frame, type Game } from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import {
  figureOf,
  figureOption,
  figuresWithin,
  zoneOfFigure,
  type Figure,
} from '../../../supers/moves/figures.ts';
import { rescue, rescueOptions, whyNoRescue } from '../../../supers/people/rescue.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'this-way';
/** However far it is seen. */
const FARTHEST = NEVER - 1;

const lure = (g: Game, hero: number): Push => ({
  by: ID,
  hero,
  upTo: 3,
  atLeast: 1,
  towards: heroAt(g.state, hero).zone,
});

const isHere = (g: Game, hero: number, figure: Figure): boolean =>
  zoneOfFigure(g, figure) === heroAt(g.state, hero).zone;

interface Arrive extends Frame<typeof ID> {
  hero: number;
  card: number;
}

export const thisWay = trait(ID, {
  offer(g, hero, add) {
    for (const figure of figuresWithin(g, hero, FARTHEST)) {
      if (figure.kind !== 'person') continue;
      const useful = isHere(g, hero, figure) ? !whyNoRescue(g, hero) : canPush(g, figure, lure(g, hero));
      if (useful) add(figureOption(g, ID, figure));
    }
  },
  use(g, hero, option) {
    const figure = figureOf(option);
    const arrive: Arrive = { proc: ID, step: 'arrived', hero, card: itemAt(option.args, 1) };
    return spend(g, hero, ID, pushFigure(figure, lure(g, hero)), arrive);
  },
  procedure: procedure<Arrive>()({
    arrived: {
      ask(g, f) {
        if (!isHere(g, f.hero, { kind: 'person', card: f.card }) || whyNoRescue(g, f.hero)) return DONE;
        const options = rescueOptions(g, f.hero, 0).filter((o) => o.args[0] === f.card);
        return choose(g, f.hero, ID, [...options, STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        return callIf(f, 'end', rescue(f.hero, f.card));
      },
    },
    end: () => DONE,
  }),
});
