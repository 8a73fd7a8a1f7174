/** Read the Field. Look at the top 3 spawn cards: 1 goes under the deck, the others back in any order. */
import {
  deckOf,
  itemAt,
  cardId,
  DONE,
  FREE,
  option,
  plainOption,
  procedure,
  putBack,
  seeTopCards,
  withoutDoubles,
  type Frame,
  type Game,
  type PickDecision,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { SPAWN_DECK } from '../../../supers/kit.ts';
import { spawnFace } from '../../../supers/enemies/spawn-cards.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'read-the-field';
const SEEN = 3;

interface Field extends Frame<typeof ID> {
  hero: number;
  /** Cards not yet put anywhere, the next to come first. */
  cards: number[];
  under: number;
  order: number[];
}

const spawnId = (g: Game, card: number): string => cardId(g.context.edition, SPAWN_DECK, card);

export const readTheField = trait(ID, {
  offer(g, _hero, add) {
    const { draw, discard } = deckOf(g.state, SPAWN_DECK);
    if (draw.length + discard.length > 0) add(plainOption(ID, FREE));
  },
  use(g, hero) {
    const field: Field = { proc: ID, step: 'look', hero, cards: [], under: -1, order: [] };
    return spend(g, hero, ID, field);
  },
  procedure: procedure<Field>()({
    look(g, f) {
      f.cards = seeTopCards(g, SPAWN_DECK, SEEN);
      return 'under';
    },
    under: {
      ask: (g, f) => question(g, f, 'bury'),
      take(_g, f, { option }) {
        f.under = take(f, itemAt(option.args, 0));
        return 'order';
      },
    },
    order: {
      ask: (g, f) => (f.cards.length > 0 ? question(g, f, 'next') : 'back'),
      take(_g, f, { option }) {
        f.order.push(take(f, itemAt(option.args, 0)));
        return 'order';
      },
    },
    back(g, f) {
      putBack(g, SPAWN_DECK, [f.under], f.order);
      for (const card of [f.under, ...f.order])
        g.emit?.(ID, {
          type: 'top-card-seen',
          card: spawnId(g, card),
          moved: card === f.under,
          face: spawnFace(g, card),
        });
      return DONE;
    },
  }),
});

/** All players see what there is to choose from. */
function question(g: Game, f: Field, verb: string): PickDecision {
  const options = f.cards.map((card) => option(verb, 'face', [card], { face: spawnFace(g, card) }));
  return choose(g, f.hero, ID, withoutDoubles(options));
}

const take = (f: Field, card: number): number => itemAt(f.cards.splice(f.cards.indexOf(card), 1), 0);
