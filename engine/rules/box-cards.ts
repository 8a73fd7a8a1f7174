/** Cards the players' own box may show, as they are asked for: by their names, of two alike the name once. */
import { fromBox } from '../kernel/by-hand.ts';
import { cardId } from '../kernel/card-id.ts';
import type { Game } from '../kernel/game.ts';
import { option, type Option } from '../kernel/option.ts';
import { takesOurs } from '../packs/ours.ts';
import { itemAt } from '../lookup.ts';

interface Asked {
  readonly prompt: 'draw-by-hand' | 'turn-card-by-hand' | 'deal-by-hand' | 'pick-by-hand';
  readonly about: { readonly deck: string; readonly zone?: string; readonly hero?: string };
  /** All that can come. */
  readonly cards: readonly number[];
  readonly total: number;
  /** What else it may be. */
  readonly or?: Option;
  /** It may be one that only the box knows, where the deck takes such cards. */
  readonly open?: boolean;
}

/** Names of cards, the first to come first; undefined is what else it may be. */
export function cardsFromBox(
  g: Game,
  { prompt, about, cards, total, or, open = false }: Asked,
): (string | undefined)[] {
  const { deck } = about;
  // In the order of their numbers: nothing is told by it.
  const names = cards.toSorted((a, b) => a - b).map((card) => cardId(g.context.edition, deck, card));
  const ids = [...new Set(names)];
  const options = ids.map((id) =>
    option('card', 'cards', [], { cards: [id], cap: names.filter((name) => name === id).length }),
  );
  const said = fromBox(g, {
    ...{ prompt, about: { ...about }, options: or ? [...options, or] : options, total },
    ...(open && takesOurs(g.context.edition, deck) ? { open: true as const } : {}),
  });
  return said.map((place) => ids[place]);
}

/** The one card asked for, one of those that can come. */
export function cardFromBox(g: Game, asked: Omit<Asked, 'total' | 'or'>): number {
  const [name] = cardsFromBox(g, { ...asked, total: 1 });
  return itemAt(asked.cards, asked.cards.findIndex(isCalled(g, asked.about.deck, name)));
}

export const isCalled =
  ({ context }: Game, deck: string, name: string | undefined) =>
  (card: number): boolean =>
    cardId(context.edition, deck, card) === name;
