/**
 * A pile of the players' own box. Its order is nobody's to know, so the one in the state is as good as any, until the
 * box says which cards lie on top: then they do.
 */
import { fromBox, isByHand } from '../kernel/by-hand.ts';
import type { Game } from '../kernel/game.ts';
import { option } from '../kernel/option.ts';
import type { Deck } from '../kernel/state.ts';
import { deckOf, itemAt, lookUp } from '../lookup.ts';

/** The next n cards are known: those nobody has seen yet are asked for, of all that can still come. */
export function turnUp(g: Game, id: string, n: number): void {
  if (!isByHand(g, id)) return;
  const deck = deckOf(g.state, id);
  const { draw, known = 0 } = deck;
  const hidden = draw.slice(0, draw.length - known);
  const total = Math.min(n, draw.length) - known;
  if (total <= 0) return;
  const names = lookUp(g.context.edition.cards, id);
  const nameOf = (card: number): string => itemAt(names, card);
  const ids = [...new Set(hidden.sort((a, b) => a - b).map(nameOf))];
  const options = ids.map((card) => {
    const cap = hidden.filter((c) => nameOf(c) === card).length;
    return option('card', 'cards', [], { cards: [card], cap });
  });
  for (const place of fromBox(g, { prompt: 'draw-by-hand', about: { deck: id }, options, total })) {
    const top = draw.length - (deck.known ?? 0);
    const at = draw.findLastIndex((c, i) => i < top && nameOf(c) === ids[place]);
    draw.splice(top - 1, 0, ...draw.splice(at, 1));
    noteSeen(deck, 1);
  }
}

/** So many more of the top cards are known. */
export function noteSeen(deck: Deck, more: number): void {
  const known = (deck.known ?? 0) + more;
  if (known > 0) deck.known = known;
  else forgetOrder(deck);
}

/** It has been shuffled, or nothing on top is known any more. */
export function forgetOrder(deck: Deck): void {
  if (deck.known !== undefined) delete deck.known;
}
