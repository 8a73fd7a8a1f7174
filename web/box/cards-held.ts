/** Cards of a deck that cannot come because heroes hold all there are, each with those who do. */
import { itemAt, type Context, type State } from '@holdout/engine';

interface Held {
  readonly id: string;
  readonly heroes: readonly string[];
}

/** `offered`: those of which some can still come. */
export function cardsHeld(
  { edition }: Pick<Context, 'edition'>,
  { heroes }: Pick<State, 'heroes'>,
  deck: string,
  offered: readonly string[],
): Held[] {
  const cards = edition.cards[deck] ?? [];
  const inHands = heroes.flatMap((h) =>
    h.slots.flatMap((card, slot) =>
      card >= 0 && edition.slotDeck(slot) === deck ? [{ hero: h.id, id: itemAt(cards, card) }] : [],
    ),
  );
  const ids = [...new Set(inHands.map(({ id }) => id))].filter((id) => !offered.includes(id));
  return ids.map((id) => ({
    id,
    heroes: [...new Set(inHands.filter((one) => one.id === id).map(({ hero }) => hero))],
  }));
}
