/** Cold Case. In your turn, 1 power: take a trait other than Cold Case from the discard pile. */
import {
  deckOf,
  heroAt,
  itemAt,
  callIf,
  DONE,
  procedure,
  type Frame,
  type Game,
  cardOption,
  FREE,
} from '@holdout/engine';
import { TRAIT_DECK } from '../../../supers/kit.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { holdTrait, traitId } from '../../../supers/cards/traits.ts';

const ID = 'cold-case';

/** One card of each kind; Cold Case, of which there is one, is in hand. */
function filed(g: Game): number[] {
  const { discard } = deckOf(g.state, TRAIT_DECK);
  const kinds = discard.map((c) => traitId(g, c));
  return discard.filter((_, i) => kinds.indexOf(itemAt(kinds, i)) === i);
}

interface Reopen extends Frame<typeof ID> {
  hero: number;
  card: number;
}

export const coldCase = trait(ID, {
  offer(g, hero, add) {
    if (!canSpend(g, hero, 1)) return;
    for (const card of filed(g)) add(cardOption(ID, traitId(g, card), [card], FREE));
  },
  use(g, hero, { args }) {
    const card = itemAt(args, 0);
    spendPower(g, hero, 1, ID);
    const reopen: Reopen = { proc: ID, step: 'take', hero, card };
    return spend(g, hero, ID, reopen);
  },
  procedure: procedure<Reopen>()({
    // Cold Case itself has been discarded by now, so the limit is kept.
    take(g, f) {
      const { discard } = deckOf(g.state, TRAIT_DECK);
      discard.splice(discard.indexOf(f.card), 1);
      const next = holdTrait(g, f.hero, f.card);
      g.emit?.(ID, { type: 'card-gained', hero: heroAt(g.state, f.hero).id, card: traitId(g, f.card) });
      return callIf(f, 'end', next);
    },
    end: () => DONE,
  }),
});
