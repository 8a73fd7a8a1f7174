/** A card on its way into the game. Once the game knows it, it is kept in this browser, too, and chosen among those that can come. */
import type { Context, Edition, OurCard } from '@holdout/engine';
import { keepOwnCard } from './own-cards.ts';

let onTheWay: { readonly card: OurCard; readonly before: number } | null = null;

const count = ({ cards }: Edition, deck: string): number => cards[deck]?.length ?? 0;

export function telling(edition: Edition, card: OurCard): void {
  onTheWay = { card, before: count(edition, card.deck) };
}

const isKnown = (edition: Edition, deck: string): boolean =>
  onTheWay?.card.deck === deck && count(edition, deck) > onTheWay.before;

/** Its id, once the game knows it and until a card is taken. */
export const justTold = ({ edition }: Context, deck: string): string | undefined =>
  isKnown(edition, deck) ? edition.cards[deck]?.at(-1) : undefined;

export function keepTold({ edition }: Context, deck: string): void {
  if (onTheWay && isKnown(edition, deck)) keepOwnCard(edition, onTheWay.card);
}

export function cardTaken(): void {
  onTheWay = null;
}

/** A card the players have told themselves. */
export function isOwnCard({ edition, ours }: Context, deck: string, id: string): boolean {
  const first = ours[deck];
  return first !== undefined && (edition.cards[deck]?.indexOf(id) ?? -1) >= first;
}
