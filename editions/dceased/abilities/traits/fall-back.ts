/** Fall Back! When enemies enter your zone, before they act further: push any heroes in it 1 zone each. */
import {
  heroAt,
  itemAt,
  call,
  DONE,
  FREE,
  heroesIn,
  heroOption,
  procedure,
  type Frame,
  type Game,
} from '@holdout/engine';
import { arrivals } from '../../../supers/enemies/arrivals.ts';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'fall-back';

const away = (hero: number): Push => ({ by: ID, hero, upTo: 1, atLeast: 1 });

/** Heroes of the zone who have a way out. */
const movable = (g: Game, zone: number, by: number): number[] =>
  heroesIn(g, zone).filter((hero) => canPush(g, { kind: 'hero', hero }, away(by)));

interface Retreat extends Frame<typeof ID> {
  hero: number;
  zone: number;
  first: boolean;
}

export const fallBack = trait(ID, {
  at: {
    'enemies-enter': withCard({
      can: (g, hero, f) =>
        arrivals(g, hero, f).length > 0 && movable(g, heroAt(g.state, hero).zone, hero).length > 0,
      run(g, hero) {
        const { zone } = heroAt(g.state, hero);
        const retreat: Retreat = { proc: ID, step: 'choose', hero, zone, first: true };
        return spend(g, hero, ID, retreat);
      },
    }),
  },
  procedure: procedure<Retreat>()({
    choose: {
      ask(g, f) {
        const options = movable(g, f.zone, f.hero).map((h) => heroOption(g, ID, h, FREE));
        if (options.length === 0) return DONE;
        return choose(g, f.hero, ID, f.first ? options : [...options, STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        f.first = false;
        return call(f, 'choose', pushFigure({ kind: 'hero', hero: itemAt(option.args, 0) }, away(f.hero)));
      },
    },
  }),
});
